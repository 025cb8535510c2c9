import { counted, firstText, isolated, listText, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

const asksToSlowDown = 'O Bandcamp pede para ir mais devagar'
const turnsAway = 'O Bandcamp não deixa o servidor do Gatefold entrar'

export const slowDown = `${asksToSlowDown}. Tente de novo em alguns minutos.`
export const blocked = `${turnsAway} por enquanto. Tente de novo mais tarde.`
export const refused =
  'O Bandcamp recusou seus dados do Subsonic, ou o serviço está fora do ar. Tente de novo mais tarde, ou conecte de novo nas configurações.'
export const notFound = 'O Bandcamp não tem nada nesse endereço.'
export const timedOut = 'O Bandcamp não respondeu a tempo. Tente de novo.'
export const unreachable = 'Não deu para falar com o Bandcamp. Tente de novo.'
export const tooLarge = 'A resposta do Bandcamp é grande demais para ler.'
export const unreadable = 'Não deu para ler a resposta do Bandcamp.'
export const notBandcamp =
  'Isso não é um endereço do Bandcamp. Se a página de artista tem domínio próprio, importe primeiro o álbum da sua lista do Bandcamp, ou preencha os campos à mão.'
export const redirects = 'O Bandcamp redirecionou vezes demais.'
export const notAnAlbum = 'Isso não é uma página de álbum nem de faixa.'

export const noSuchFan = (username: string) =>
  `Ninguém no Bandcamp se chama ${isolated(username)}. Confira como está escrito no endereço do seu perfil.`
export const listTooLong = (count: number, most: number) =>
  `Essa lista tem ${numberText(count)} itens. Listas com mais de ${numberText(most)} precisam de uma importação.`

export const reasons = {
  slowDown: asksToSlowDown,
  blocked: turnsAway,
  silent: 'O Bandcamp não respondeu a tempo',
  unreachable: 'Não deu para falar com o Bandcamp',
  unreadable: 'Não deu para ler a resposta do Bandcamp',
}
export const gaveUp = (fault: string, isKept: boolean) =>
  isKept
    ? `${fault}. O que foi importado fica; sincronize de novo mais tarde.`
    : `${fault}. Nada foi importado; tente de novo mais tarde.`
export const lookGaveUp = (fault: string, isKept: boolean) =>
  `${fault}. ${isKept ? 'O que foi importado fica. ' : ''}A lista vai ser conferida de novo daqui a um dia.`
export const listUnknown = 'O Bandcamp não mostra essa lista.'
export const listHidden = (canConnect: boolean) =>
  canConnect
    ? 'Essa lista está oculta: conecte o Bandcamp, ou use o favorito do navegador.'
    : 'Essa lista está oculta: use o favorito do navegador.'
export const leftOut = (text: string) => `${text}.`
export const fewerShown = (count: number, shown: number) => `${numberText(shown)} de ${numberText(count)} estão aqui.`
export const onYourAlbums = (count: number, first: readonly { track: string; album: string }[]) => {
  const named = first.map(({ track, album }) => `“${isolated(track)}” (de “${isolated(album)}”)`)
  const all = count > first.length ? [...named, `mais ${numberText(count - first.length)}`] : named
  return `Faixas de álbuns que você tem: ${listText(all)}.`
}
export const noAnswerFrom = (hosts: readonly string[]) =>
  `Sem resposta de ${firstText(hosts, (more) => `mais ${numberText(more)}`)}`
export const tagsUnread = (albums: number, hosts: readonly string[]) =>
  `Não deu para ler as tags de ${albumCount(albums)}. ${hosts.length > 0 ? `${noAnswerFrom(hosts)}. ` : ''}Tente de novo mais tarde.`

export const wrongLogin =
  'O Bandcamp recusou esse nome de usuário e essa senha. Copie os dois em Subsonic, nas configurações de fã do Bandcamp; não são os que você usa para entrar lá.'
export const tooManyLogins = (wait: string) =>
  `O Bandcamp recusou vezes demais a sua entrada. Confira lá o nome de usuário e a senha, e tente de novo em ${wait}.`
export const notConnected = 'O Bandcamp não está conectado. Conecte em Configurações → Bandcamp.'
export const passwordLost =
  'O Gatefold não consegue mais ler sua senha do Subsonic. Seus álbuns ficam. Conecte de novo.'
export const noTrack = 'Essa faixa não é de nenhum álbum da sua coleção'

export const loginRefused =
  'O Bandcamp recusou a entrada, ou o serviço está fora do ar. Seus álbuns e a conexão ficam. Tente de novo mais tarde, ou conecte de novo.'
export const outOfOrder = 'O serviço do Bandcamp está fora do ar. Tente de novo mais tarde.'
export const linkSlowDown = `${asksToSlowDown}. Tente de novo em alguns minutos.`
export const linkBlocked = `${turnsAway} por enquanto. Tente de novo mais tarde.`
export const silent = 'O Bandcamp não respondeu. Tente de novo.'
export const linkUnreadable = 'Não deu para ler a resposta do Bandcamp. Tente de novo mais tarde.'
export const notThere = 'O Bandcamp não tem mais isso.'

export const repeats = 'O Bandcamp repetiu os mesmos álbuns, então a lista pode não estar completa'
export const strangers = 'O Bandcamp não listou nada que dê para ler'
export const endless = 'A lista do Bandcamp não acaba'
export const fewer = (before: number, now: number) =>
  `O Bandcamp listou ${albumCount(now)}; na última vez, ${numberText(before)}. Nada foi tirado.`
export const doubled = (entries: number) =>
  counted(entries, {
    one: 'item do Bandcamp repetia um álbum e não conta.',
    other: 'itens do Bandcamp repetiam álbuns e não contam.',
  })
export const skipped = (entries: number) =>
  `Não deu para ler ${counted(entries, { one: 'item', other: 'itens' })} do Bandcamp.`

export const importGone = 'Essa importação não existe mais'
export const importRunning = 'Essa importação já está em andamento'
export const importNotStarted = 'Não deu para começar a importação.'
export const importStopped = (id: string, isKept: boolean) =>
  `A importação parou sem aviso. ${isKept ? 'O que foi importado fica; sincronize de novo mais tarde' : 'Tente de novo mais tarde'}. Referência: ${id}`

export const wrongCsv = 'Escolha um arquivo CSV válido'
export const noFile = 'Envie collectionData (texto JSON) ou csvData (texto CSV)'
export const tooManyFiles = (count: number) =>
  `${counted(count, { one: 'arquivo ainda está sendo importado', other: 'arquivos ainda estão sendo importados' })}. Antes, termine ou cancele um`
export const tooManyChunks = (most: number) => `Um arquivo pode ter no máximo ${numberText(most)} partes`
export const cratesOutOfOrder = (place: number) => `O próximo caixote precisa ser o da posição ${numberText(place)}`
export const cratesMissing = 'Os caixotes precisam vir antes das linhas que estão neles'
export const importOver = 'Essa importação terminou. Comece de novo para continuar'
export const rowChunkMissing = (chunk: number) =>
  `Faltam linhas desse arquivo: a parte ${numberText(chunk)} ainda não chegou`
export const crateChunkMissing = (chunk: number) =>
  `Faltam caixotes desse arquivo: a parte ${numberText(chunk)} ainda não chegou`
export const partMissing = 'Uma parte desse arquivo ainda não chegou'
export const leftUnfinished = (isKept: boolean) =>
  `Essa importação ficou incompleta. ${isKept ? 'O que já tinha sido importado fica.' : 'Nada foi importado.'}`
export const fileOfCall = (format: 'csv' | 'json') => `${format.toUpperCase()} enviado por um programa`
export const undoTooLate = (days: number) => `Dá para desfazer a importação de um arquivo por ${numberText(days)} dias`
