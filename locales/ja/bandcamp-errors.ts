import { firstText, isolated, listText, numberText } from '#locales/intl.ts'

const asksToSlowDown = 'Bandcampが、間隔を空けるよう求めています'
const turnsAway = 'BandcampがGatefoldのサーバーを受け付けません'

export const slowDown = `${asksToSlowDown}。数分後にもう一度試してください。`
export const blocked = `${turnsAway}。あとでもう一度試してください。`
export const refused =
  'BandcampがSubsonicのログインを受け付けないか、サービスが止まっています。あとでもう一度試すか、設定で連携し直してください。'
export const notFound = 'このURLには、Bandcampに何もありません。'
export const timedOut = 'Bandcampから時間内に応答がありませんでした。もう一度試してください。'
export const unreachable = 'Bandcampにつながりませんでした。もう一度試してください。'
export const tooLarge = 'Bandcampの応答が大きすぎて読み取れません。'
export const unreadable = 'Bandcampの応答を読み取れません。'
export const notBandcamp =
  'これはBandcampのURLではありません。アーティストの独自ドメインのときは、先にBandcampのリストからアルバムを取り込むか、項目を入力してください。'
export const redirects = 'Bandcampからの転送が多すぎます。'
export const notAnAlbum = 'これはアルバムや曲のページではありません。'

export const noSuchFan = (username: string) =>
  `Bandcampに「${isolated(username)}」というファンはいません。プロフィールのURLでつづりを確認してください。`
export const listTooLong = (count: number, most: number) =>
  `このリストには${numberText(count)}件あります。${numberText(most)}件を超えるリストは、取り込みを使ってください。`

export const reasons = {
  slowDown: asksToSlowDown,
  blocked: turnsAway,
  silent: 'Bandcampから時間内に応答がありませんでした',
  unreachable: 'Bandcampにつながりませんでした',
  unreadable: 'Bandcampの応答を読み取れません',
}
export const gaveUp = (fault: string, isKept: boolean) =>
  isKept
    ? `${fault}。取り込んだ分は残っています。あとでもう一度同期してください。`
    : `${fault}。何も取り込んでいません。あとでもう一度試してください。`
export const lookGaveUp = (fault: string, isKept: boolean) =>
  `${fault}。${isKept ? '取り込んだ分は残っています。' : ''}1日後にもう一度リストを確認します。`
export const listUnknown = 'Bandcampでこのリストは見られません。'
export const listHidden = (canConnect: boolean) =>
  `このリストは非表示です。${canConnect ? 'Bandcampと連携するか、' : ''}ブックマークを使ってください。`
export const leftOut = (text: string) => `${text}。`
export const fewerShown = (count: number, shown: number) =>
  `${numberText(count)}枚中${numberText(shown)}枚がここにあります。`
export const onYourAlbums = (count: number, first: readonly { track: string; album: string }[]) => {
  const named = first.map(({ track, album }) => `『${isolated(album)}』の「${isolated(track)}」`)
  const all = count > first.length ? [...named, `ほか${numberText(count - first.length)}曲`] : named
  return `持っているアルバムの曲：${listText(all)}。`
}
export const noAnswerFrom = (hosts: readonly string[]) =>
  `${firstText(hosts, (more) => `ほか${numberText(more)}件`)}から応答がありません`
export const tagsUnread = (albums: number, hosts: readonly string[]) =>
  `アルバム${numberText(albums)}枚のタグを読み取れませんでした。${hosts.length > 0 ? `${noAnswerFrom(hosts)}。` : ''}あとでもう一度試してください。`

export const wrongLogin =
  'Bandcampがこのユーザー名とパスワードを受け付けませんでした。どちらも、Bandcampのファン設定のSubsonicからコピーしてください。Bandcampのログインとは別のものです。'
export const tooManyLogins = (wait: string) =>
  `Bandcampがログインを何度も断りました。Bandcampでユーザー名とパスワードを確認し、${wait}後にもう一度試してください。`
export const notConnected = 'Bandcampと連携していません。設定 → Bandcampで連携してください。'
export const passwordLost =
  'Subsonicのパスワードを読み出せなくなりました。アルバムは残っています。連携し直してください。'
export const noTrack = 'この曲は、コレクションのアルバムにありません'

export const loginRefused =
  'Bandcampがログインを受け付けないか、サービスが止まっています。アルバムと連携は残っています。あとでもう一度試すか、連携し直してください。'
export const outOfOrder = 'Bandcampのサービスが止まっています。あとでもう一度試してください。'
export const linkSlowDown = `${asksToSlowDown}。数分後にもう一度試してください。`
export const linkBlocked = `${turnsAway}。あとでもう一度試してください。`
export const silent = 'Bandcampから応答がありませんでした。もう一度試してください。'
export const linkUnreadable = 'Bandcampの応答を読み取れません。あとでもう一度試してください。'
export const notThere = 'Bandcampにはもうありません。'

export const repeats = 'Bandcampが同じアルバムを繰り返し返したので、リストは完全でないかもしれません'
export const strangers = 'Bandcampのリストに、読み取れるものがありません'
export const endless = 'Bandcampのリストが終わりません'
export const fewer = (before: number, now: number) =>
  `Bandcampのリストは今回${numberText(now)}枚、前回は${numberText(before)}枚でした。何も外していません。`
export const doubled = (entries: number) =>
  `Bandcampの${numberText(entries)}件は同じアルバムの繰り返しなので、数えていません。`
export const skipped = (entries: number) => `Bandcampの${numberText(entries)}件を読み取れませんでした。`

export const importGone = 'この取り込みはもうありません'
export const importRunning = 'この取り込みはすでに始まっています'
export const importNotStarted = '取り込みを始められませんでした。'
export const importStopped = (id: string, isKept: boolean) =>
  `取り込みが途中で止まりました。${isKept ? '取り込んだ分は残っています。あとでもう一度同期してください' : 'あとでもう一度試してください'}。参照番号：${id}`

export const wrongCsv = '正しいCSVファイルを選択してください'
export const noFile = 'collectionData（JSONのテキスト）かcsvData（CSVのテキスト）を送ってください'
export const tooManyFiles = (count: number) =>
  `まだ${numberText(count)}件のファイルを取り込み中です。先にどれかを終えるか、中止してください`
export const tooManyChunks = (most: number) => `ファイルのchunkは${numberText(most)}個までです`
export const cratesOutOfOrder = (place: number) => `次の箱は${numberText(place)}番目でなければなりません`
export const cratesMissing = '箱は、その中の行より先に送ってください'
export const importOver = 'この取り込みは終わっています。続けるには、もう一度始めてください'
export const rowChunkMissing = (chunk: number) =>
  `このファイルの行が足りません。chunk ${numberText(chunk)}がまだ届いていません`
export const crateChunkMissing = (chunk: number) =>
  `このファイルの箱が足りません。chunk ${numberText(chunk)}がまだ届いていません`
export const partMissing = 'このファイルの一部がまだ届いていません'
export const leftUnfinished = (isKept: boolean) =>
  `この取り込みは途中で終わっています。${isKept ? 'それまでに取り込んだ分は残っています。' : '何も取り込んでいません。'}`
export const fileOfCall = (format: 'csv' | 'json') => `プログラムから届いた${format.toUpperCase()}`
export const undoTooLate = (days: number) => `ファイルの取り込みを元に戻せるのは${numberText(days)}日以内です`
