import { counted, dayText, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export {
  cancel,
  discard,
  optional as photoHelp,
  pleaseTryAgain as deleteCollectionFailedText,
  saveChanges as saveProfile,
  somethingWrong as adminFailedText,
  somethingWrong as emailFailedText,
  somethingWrong as passwordFailedText,
  somethingWrong as profileFailedText,
} from '#locales/phrases.ts'
export { yourPassword as tokenPassword } from '#locales/security.ts'
export { restoreFailed } from '#locales/trash.ts'

export const title = 'Configurações'
export const accountTab = 'Conta'
export const securityTab = 'Segurança'
export const securityLoading = 'Carregando as configurações de segurança'
export const appearanceTab = 'Aparência'
export const halfStars = 'Meias estrelas'
export const halfStarsText =
  'Neste aparelho, tocar na metade esquerda de uma estrela dá meia estrela a menos, e Shift com um número também: Shift e 4 dá 3,5.'
export const bandcampTab = 'Bandcamp'
export const bandcampLoading = 'Carregando a conexão com o Bandcamp'
export const dataTab = 'Dados'
export const adminTab = 'Admin'
export const adminLoading = 'Carregando a administração'

export const profile = 'Perfil'
export const displayName = 'Nome exibido'
export const photo = 'Ou cole um endereço'
export const uploadPhoto = 'Enviar uma foto'
export const removePhoto = 'Remover foto'
export const notAPicture = 'Seu navegador não consegue abrir esse arquivo como imagem. Escolha um JPEG, PNG ou WebP.'
export const noPicture = 'Não há imagem nesse endereço, então aparecem suas iniciais.'
export const profileSaved = 'Conta alterada'
export const profileFailed = 'Não deu para alterar sua conta'

export const email = 'E-mail'
export const verified = 'Confirmado'
export const changeEmail = <Node>(srOnly: (text: string) => Node) => ['Alterar', srOnly(' e-mail')]
export const unverified = 'Esse e-mail ainda não está confirmado. Abra o link na mensagem que enviamos.'
export const sendAgain = 'Enviar a mensagem de novo'
export const sentAgain = 'Confira seu e-mail'
export const sentAgainText = (address: string) => `Enviamos a mensagem para ${address} de novo.`
export const sendAgainFailed = 'Não deu para enviar a mensagem'
export const emailPending = <Node>(address: Node) => [
  'Enviamos uma mensagem para ',
  address,
  '. Seu e-mail muda quando você abrir o link dela.',
]
export const newEmail = 'Novo e-mail'
export const yourPassword = 'Sua senha'
export const newEmailHint = 'Enviamos uma mensagem para o novo endereço. Nada muda até você confirmar.'
export const sendMail = 'Enviar a mensagem'
export const mailSent = 'Confira seu e-mail'
export const mailSentText = (address: string) => `Abra o link na mensagem que enviamos para ${address}.`
export const emailFailed = 'Não deu para alterar seu e-mail'

export const password = 'Senha'
export const noPassword = 'Você não tem senha aqui. Com um link, dá para criar uma.'
export const getLink = 'Pedir o link'
export const googleToo = 'Você também pode entrar com o Google.'
export const changePassword = <Node>(srOnly: (text: string) => Node) => ['Trocar', srOnly(' a senha')]
export const currentPassword = 'Senha atual'
export const newPassword = 'Nova senha'
export const passwordMust = 'A nova senha precisa'
export const passwordRules = (least: number) => ({
  length: `ter pelo menos ${numberText(least)} caracteres`,
  uppercase: 'ter pelo menos uma letra maiúscula',
  digit: 'ter pelo menos um número',
})
export const ruleIsMet = ', certo'
export const confirmPassword = 'Confirmar nova senha'
export const savePassword = 'Trocar senha'
export const passwordSaved = 'Senha trocada'
export const passwordSavedText = (tokens = '') => `Sua conta saiu de todos os outros aparelhos. ${tokens}`.trim()
export const passwordFailed = 'Não deu para trocar sua senha'

export const sessions = 'Onde sua conta está aberta'
export const accountLoading = 'Carregando sua conta'
export const sessionsLoading = 'Carregando onde sua conta está aberta'
export const inUseNow = 'Em uso agora'
export const lastUsed = <Node>(ago: Node) => ['Último uso ', ago]
export const thisDevice = 'Este aparelho'
export const browserOn = (browser: string, system: string) => `${browser} no ${system}`
export const unknownDevice = 'Aparelho desconhecido'
export const unsentElsewhere = (count: number, day: string) =>
  `Um aparelho não conseguiu enviar ${counted(count, { one: 'alteração', other: 'alterações' })} desde ${day}. Abra o Gatefold nele: o que o navegador ainda tiver é enviado.`
export const signOut = 'Sair'
export const signOutOf = (device: string) => `Sair: ${device}`
export const signOutElsewhere = 'Sair de todos os outros'
export const signedOut = 'A sessão terminou'
export const signedOutElsewhere = 'Sua conta saiu de todos os outros aparelhos'
export const signOutFailed = 'Não deu para sair'

export const backupOverdue = (last: number | null) =>
  last === null
    ? 'O primeiro backup falhou. O log do servidor diz o motivo.'
    : `O último backup é de ${dayText(last)}. O log do servidor diz por que não há um mais novo.`

export const adminSetup = 'Virar admin'
export const adminUnverified = 'Seu e-mail está na lista de admins. Confirme o e-mail, depois vire admin aqui.'
export const adminConfirm =
  'Seu e-mail está na lista de admins. Digite seu e-mail para administrar as contas deste Gatefold.'
export const adminEmail = 'Seu endereço de e-mail'
export const setUpAdmin = 'Virar admin'
export const adminGranted = 'Agora você é admin'
export const adminDone = 'Você já pode administrar este Gatefold'
export const adminEmailMissing = 'Digite seu e-mail'
export const adminFailed = 'Não deu para virar admin'

export const unsaved = 'Você tem alterações na conta que não foram salvas.'

export const exportTitle = 'Exportar'
export const exportText = 'Tudo, com os caixotes e a ordem deles, em JSON. Ou uma linha por álbum, em CSV.'
export const json = 'JSON'
export const csv = 'CSV'
export const importTitle = 'Importar'
export const importText =
  'De um arquivo ou do Bandcamp. As importações anteriores do Bandcamp podem ser sincronizadas de novo e desfeitas.'
export const fromFile = 'Arquivo'
export const fromBandcamp = 'Bandcamp'

export const dangerZone = 'Zona de perigo'
export const collection = 'Minha coleção'
export const collectionText = 'Excluir todos os álbuns, de todo lugar.'
export const deleteCollection = 'Excluir coleção'
export const albumsLeft = (left: number) =>
  plural(left, { one: `Falta ${numberText(left)} álbum`, other: `Faltam ${numberText(left)} álbuns` })
export const deleteCollectionQuestion = 'Excluir a coleção inteira?'
export const nothingToDelete = 'Não há álbuns para excluir.'
const restorable = (days: number) =>
  `Os caixotes ficam, vazios. Dá para recuperar tudo da lixeira por ${numberText(days)} dias.`
export const deleteCollectionText = (gone: { owned: number; wishes: number } | undefined, days: number) => {
  if (!gone) return `Seus álbuns saem de todos os caixotes. ${restorable(days)}`
  const { owned, wishes } = gone
  if (owned + wishes === 0) return nothingToDelete
  const counts = [
    owned > 0 && albumCount(owned),
    wishes > 0 && counted(wishes, { one: 'desejo', other: 'desejos' }),
  ].filter((count) => count !== false)
  const all = listText(counts)
  const leave = plural(owned + wishes, {
    one: `${all} sai da sua conta e de todos os caixotes.`,
    other: `${all} saem da sua conta e de todos os caixotes.`,
  })
  return `${leave} ${restorable(days)}`
}
export const deleteCollectionYes = 'Sim, excluir tudo'
export const collectionDeleted = 'Coleção excluída'
export const collectionDeletedText = (count: number) => albumCount(count)
export const deleteCollectionFailed = 'Não deu para excluir sua coleção'

export const account = 'Minha conta'
export const accountText = 'Excluir de vez, com tudo o que está nela.'
export const deleteAccount = 'Excluir conta'
export const deleteAccountQuestion = 'Excluir sua conta?'
export const deleteAccountText =
  'Seus álbuns, caixotes, anotações, importações e a lixeira são excluídos na hora. Isso não tem volta.'
export const exportFirst = <Node>(link: (text: string) => Node) => [
  'Antes, exporte sua coleção: ',
  link('Exportar JSON'),
]
export const deleteAccountYes = 'Excluir minha conta'
export const deleteAccountFailed = 'Não deu para excluir sua conta. Tente de novo.'

export const accessTokens = 'Tokens de acesso'
export const text = <Node>(link: (words: string) => Node) => [
  'Deixe seus scripts e outros apps ler ou alterar seus álbuns e caixotes, mas nunca a sua conta. ',
  link('O que eles podem fazer'),
]
export const loading = 'Carregando seus tokens de acesso'
export const create = 'Criar um token'
export const name = 'Nome'
export const nameHelp = 'Para distinguir dos outros'
export const scope = 'Acesso'
export const scopes = { read: 'Só ler', write: 'Ler e escrever' }
const plays = 'Pela sua conexão com o Bandcamp, ele também pode tocar e salvar as faixas que você comprou.'
const does = {
  read: 'Quem tem o token pode ler seus álbuns, caixotes e diário.',
  write:
    'Quem tem o token pode ler e alterar seus álbuns, caixotes e diário, mas não esvaziar a lixeira nem excluir sua coleção.',
}
export const scopeText = (scope: keyof typeof scopes, hasBandcamp: boolean) =>
  hasBandcamp ? `${does[scope]} ${plays}` : does[scope]
export const validFor = 'Vale por'
export const dayCount = (days: number) => counted(days, { one: 'dia', other: 'dias' })
export const save = 'Criar token'
export const createFailed = 'Não deu para criar o token'
export const created = 'Token de acesso criado'

export const token = (name: string) => `Token “${isolated(name)}”`
export const tokenHelp = 'Só aparece agora'
export const copy = 'Copiar'
export const copied = 'Token copiado'
export const copyFailed = 'Não deu para copiar o token. Selecione e copie à mão.'

export const until = (day: string) => `até ${day}`
export const expired = (day: string) => `expirou em ${day}`
export const neverUsed = 'nunca usado'
export const tokenLastUsed = <Node>(ago: Node) => ['último uso ', ago]
export const about = <Node>(scope: string, end: string, use: Node) => [`${scope} · ${end} · `, use]
export const revoke = 'Revogar'
export const revokeOne = (name: string) => `Revogar o token “${isolated(name)}”`
export const revokeQuestion = 'Revogar este token?'
export const revokeText = (name: string) =>
  `O que usa o token “${isolated(name)}” para de funcionar na hora. Isso não tem volta.`
export const revoked = 'Token de acesso revogado'
export const revokeFailed = 'Não deu para revogar o token'

export const revokeToo = (count: number | null) =>
  count === null || count === 1
    ? plural(count ?? 2, { one: 'Revogar também meu token de acesso', other: 'Revogar também meus tokens de acesso' })
    : `Revogar também meus ${numberText(count)} tokens de acesso`
export const otherwiseStay = (count: number | null) =>
  plural(count ?? 2, {
    one: 'Senão, os scripts e apps que usam o token continuam funcionando.',
    other: 'Senão, os scripts e apps que usam os tokens continuam funcionando.',
  })
export const stillWork = (count: number) =>
  counted(count, {
    one: 'token de acesso continua funcionando.',
    other: 'tokens de acesso continuam funcionando.',
  })
export const areRevoked = 'Seus tokens de acesso foram revogados.'

export const theme = 'Tema'
export const themes = { light: 'Claro', dark: 'Escuro', system: 'Sistema' }

export const languageLabel = 'Idioma'
export const asBrowser = 'O do navegador'
export const languageText = 'Vale também para os e-mails e para os aparelhos em que você não escolheu nenhum.'
export const languageFailed = 'Não deu para trocar o idioma'

export { loading as tokensLoading }
