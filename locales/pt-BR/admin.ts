import { besideText, counted, isolated, numberText } from '#locales/intl.ts'

export {
  cancel,
  optional,
  saveChanges,
  showMore,
  somethingWrong as createFailed,
  somethingWrong as deleteFailed,
  somethingWrong as updateFailed,
  tryAgain,
  unsavedChanges as unsaved,
} from '#locales/phrases.ts'

export const people = (count: number) => counted(count, { one: 'conta', other: 'contas' })

export const roleNames = { user: 'comum', test: 'teste', admin: 'admin' }
export const notAdmin = 'Essa conta não pode ser admin.'
export const toSecurity = 'Abrir Configurações → Segurança'
export const clearSearch = 'Limpar a busca'
export const loadingMore = 'Carregando…'

export const usersTitle = 'Gerenciar contas'
export const auditLog = 'Registro de atividades'
export const invitations = 'Convites'
export const createUser = 'Criar conta'
export const searchUsers = 'Buscar contas'
export const searchUsersPlaceholder = 'Nome de usuário, e-mail, nome…'
export const sortUsers = 'Ordem das contas'
export const orderNames = {
  'created-desc': 'Mais novas',
  'created-asc': 'Mais antigas',
  'username-desc': 'Nome de usuário, de Z a A',
  'username-asc': 'Nome de usuário, de A a Z',
  'email-desc': 'E-mail, de Z a A',
  'email-asc': 'E-mail, de A a Z',
  'role-desc': 'Papel, de Z a A',
  'role-asc': 'Papel, de A a Z',
}
export const usersLoadFailed = 'Não deu para carregar as contas'
export const loadingUsers = 'Carregando as contas'
export const noUsers = 'Nenhuma conta encontrada'
export const usersShown = (shown: number, count: number) => `${numberText(shown)} de ${people(count)}`

export const username = 'Nome de usuário'
export const email = 'E-mail'
export const displayName = 'Nome exibido'
export const role = 'Papel'
export const columns = { id: 'ID', username, email, displayName, role, created: 'Criada', actions: 'Ações' }
export const copyId = (id: string) => `Copiar o ID ${id}`
export const idCopied = 'ID copiado'
export const copyIdFailed = 'Não deu para copiar o ID'
export const notAvailable = '–'
export const you = 'você'
export const banned = <Node>(reason: Node) => ['bloqueada', reason]
export const bannedBecause = (reason: string) => `: ${isolated(reason)}`

export const edit = (username: string) => `Editar a conta ${isolated(username)}`
export const deleteOne = (username: string) => `Excluir a conta ${isolated(username)}`
export const deleteOwn = 'Exclua sua própria conta em Conta'
export const more = (username: string) => `Mais sobre a conta ${isolated(username)}`
export const endSessionsOf = 'Encerrar sessões…'
export const ban = 'Bloquear…'
export const unban = 'Desbloquear'
export const unbanned = 'Conta desbloqueada'
export const updateFailedTitle = 'Não deu para alterar a conta'

export const createTitle = 'Criar conta'
export const editTitle = 'Editar conta'
export const password = 'Senha'
export const passwordHelp = (least: number) => `Pelo menos ${numberText(least)} caracteres.`
export const newPassword = 'Nova senha'
export const newPasswordHelp =
  'Deixe vazio para manter a atual. Uma nova encerra todas as sessões da conta e revoga os tokens de acesso dela.'
export const ownPassword = 'Sua própria senha'
export const create = 'Criar conta'
export const created = 'Conta criada'
export const updated = 'Conta alterada'
export const createFailedTitle = 'Não deu para criar a conta'

export const banTitle = (username: string) => `Bloquear a conta ${isolated(username)}?`
export const banText =
  'Todas as sessões dela são encerradas, os tokens de acesso são revogados, e não dá mais para entrar até você desbloquear. Os dados ficam.'
export const banReason = 'Motivo'
export const banReasonHelp = 'Opcional. Aparece para quem tenta entrar.'
export const banUser = 'Bloquear conta'
export const userBanned = 'Conta bloqueada'

export const endSessionsTitle = (username: string) => `Encerrar todas as sessões da conta ${isolated(username)}?`
export const endOwnSessionsText = 'Sua conta sai de todos os seus outros aparelhos.'
export const endSessionsText = 'A conta sai de todos os aparelhos. Os dados ficam.'
export const revokeTokens = (isOwn: boolean) =>
  isOwn ? 'Revogar também meus tokens de acesso' : 'Revogar também os tokens de acesso da conta'
export const tokensStay = 'Senão, os scripts e apps que usam os tokens continuam funcionando.'
export const endSessions = 'Encerrar sessões'
export const sessionsEnded = 'Sessões encerradas'

export const deleteTitle = 'Excluir conta'
export const deleteText = 'Os álbuns, os caixotes e as importações são excluídos com a conta. Isso não tem volta.'
export const deleteUser = 'Excluir conta'
export const deleted = 'Conta excluída'
export const deleteFailedTitle = 'Não deu para excluir a conta'

export const invitationsTitle = 'Convites'
export const back = 'Voltar para as contas'
export const text = (days: number) =>
  `Com um link, uma pessoa cria uma conta sem a senha de convite. Ele funciona uma vez, por ${counted(days, { one: 'dia', other: 'dias' })}.`
export const createInvitation = 'Criar convite'
export const createInvitationFailed = 'Não deu para criar o convite'
export const link = 'Link'
export const linkHelp = 'Para uma pessoa; só aparece agora'
export const copy = 'Copiar link'
export const copied = 'Link copiado'
export const copyFailed = 'Não deu para copiar o link. Selecione e copie à mão.'
export const invitationsLoading = 'Carregando os convites'
export const invitationsFailed = 'Não deu para carregar os convites'
export const noInvitations = 'Nenhum convite ainda. Crie um e mande o link.'
export const somebody = 'alguém'
export const createdBy = <Node>(ago: Node, username: string) => ['Criado ', ago, ` por ${isolated(username)}`]
export const openUntil = (day: string) => `Vale até ${day}`
export const expired = 'Expirou'
export const used = <Node>(ago: Node) => ['Usado ', ago]
export const revoke = 'Revogar'
export const revokeOne = (day: string) => `Revogar o convite que expira em ${day}`
export const revoked = 'Convite revogado'
export const revokeFailed = 'Não deu para revogar o convite'

export const search = 'Buscar no registro de atividades'
export const searchPlaceholder = 'Buscar contas e detalhes…'
export const kind = 'Tipo de ação'
export const everyKind = 'Todas as ações'
export const kinds = {
  'user-created': 'Contas criadas',
  'user-updated': 'Contas alteradas',
  'user-deleted': 'Contas excluídas',
  'user-banned': 'Contas bloqueadas',
  'user-unbanned': 'Contas desbloqueadas',
  'sessions-ended': 'Sessões encerradas',
  'admin-granted': 'Novos admins',
  'signed-in': 'Entradas',
  'sign-in-failed': 'Entradas recusadas',
  'password-reset': 'Senhas recuperadas',
  'password-changed': 'Senhas trocadas',
  'email-changed': 'E-mails alterados',
  'second-factor-on': 'Verificações em duas etapas ligadas',
  'second-factor-off': 'Verificações em duas etapas desligadas',
  'passkey-added': 'Chaves de acesso adicionadas',
  'passkey-removed': 'Chaves de acesso removidas',
  'token-created': 'Tokens de acesso criados',
  'token-revoked': 'Tokens de acesso revogados',
  'tokens-revoked': 'Todos os tokens de acesso revogados',
  'invitation-created': 'Convites criados',
  'invitation-revoked': 'Convites revogados',
  'share-removed': 'Páginas tiradas do ar',
  'invitation-used': 'Convites usados',
  'account-deleted': 'Contas excluídas pela própria pessoa',
}
export const auditLogLoading = 'Carregando o registro de atividades'
export const auditLogFailed = 'Não deu para carregar o registro de atividades'
export const count = (entries: number, hasMore: boolean) =>
  hasMore ? `${numberText(entries)} entradas ou mais` : counted(entries, { one: 'entrada', other: 'entradas' })
export const noMatches = 'Nenhuma entrada encontrada'
export const auditLogEmpty = 'Nada por enquanto. Aqui aparece quem entra e o que a administração faz.'

type Detail = { role: string | null | undefined; changes: string[]; reason: string | undefined; revokesTokens: boolean }
type Deed = <Node>(who: Node, whom: Node | null, detail: Detail) => (Node | string)[]
const deed =
  (verb: string, ownDeed: string, end = (_: Detail) => ''): Deed =>
  (who, whom, detail) =>
    whom === null ? [who, ` ${ownDeed}`, end(detail)] : [who, ` ${verb} `, whom, end(detail)]
const own =
  (verb: string): Deed =>
  (who) => [who, ` ${verb}`]

export const fieldNames: Record<string, string | undefined> = {
  username: 'nome de usuário',
  email: 'e-mail',
  displayName: 'nome exibido',
  password: 'senha',
}
export const roleChanged = (before: string | null, after: string) => `papel de ${before ?? 'nenhum'} para ${after}`

export const methodNames = {
  password: 'senha',
  google: 'Google',
  oidc: 'OpenID',
  passkey: 'chave de acesso',
  code: 'senha e código',
}

export const deeds = {
  'user-created': deed('criou a conta', 'criou a própria conta', ({ role }) => (role ? ` com o papel ${role}` : '')),
  'user-updated': deed('alterou a conta', 'alterou a própria conta', ({ changes }) => `: ${besideText(changes)}`),
  'user-deleted': deed('excluiu a conta', 'excluiu a própria conta'),
  'user-banned': deed('bloqueou a conta', 'bloqueou a própria conta', ({ reason }) =>
    reason ? `: “${isolated(reason)}”` : '',
  ),
  'user-unbanned': deed('desbloqueou a conta', 'desbloqueou a própria conta'),
  'sessions-ended': deed(
    'encerrou todas as sessões da conta',
    'encerrou todas as próprias sessões',
    ({ revokesTokens }) => (revokesTokens ? ' e revogou todos os tokens de acesso' : ''),
  ),
  'admin-granted': own('virou admin'),
  'password-reset': own('recuperou a senha'),
  'password-changed': own('trocou a senha'),
  'email-changed': own('alterou o e-mail'),
  'second-factor-on': own('ligou a verificação em duas etapas'),
  'second-factor-off': own('desligou a verificação em duas etapas'),
  'passkey-added': own('adicionou uma chave de acesso'),
  'passkey-removed': own('removeu uma chave de acesso'),
  'token-created': own('criou um token de acesso'),
  'token-revoked': own('revogou um token de acesso'),
  'tokens-revoked': own('revogou todos os tokens de acesso'),
  'invitation-created': own('criou um convite'),
  'invitation-revoked': own('revogou um convite'),
  'invitation-used': deed('criou a conta com um convite da conta', 'criou a conta com um convite próprio'),
  'share-removed': deed('tirou do ar uma página da conta', 'tirou do ar uma página própria'),
}
export const signedIn = <Node>(who: Node, method: string) => [who, ` entrou com ${method}`]
export const signInFailed = <Node>(whom: Node | null) => ['Entrada recusada: ', whom ?? 'endereço desconhecido']
export const accountDeleted = 'Alguém excluiu a própria conta'

export const takeDown = 'Tirar uma página do ar'
export const shareAddress = 'Endereço da página'
export const noShareAddress = 'Cole o endereço inteiro, como https://gatefold.example.com/s/…'
export const takeDownNow = 'Tirar do ar'
export const takeDownHelp = 'A partir daí ninguém vê a página, e não dá mais para compartilhar sob esse endereço.'
export const takenDown = 'A página está fora do ar'
