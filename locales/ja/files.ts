import { crates } from '#locales/file-export.ts'
import { fieldLabel, fileNames } from '#locales/file-rows.ts'
import { isolated, listText, numberText, plural, sentencesText } from '#locales/intl.ts'

export { exportCsv } from '#locales/file-export.ts'
export { cancel, done } from '#locales/phrases.ts'

export const tagRules = (count: number) => `タグのルール${numberText(count)}件`
export const tagColors = (count: number) => `タグの色${numberText(count)}件`
export const pairs = (count: number) => `別のアルバムの記録${numberText(count)}組`
const albums = (count: number) => `アルバム${numberText(count)}枚`
const listens = (count: number) => `日記の記録${numberText(count)}件`
export const rows = (count: number) => `${numberText(count)}行`

export const importTab = '取り込み'

export const chooseCrate = '箱を選択'
export const newCrate = '新しい箱…'

export const chooseOrDrop = <Node>(choose: (text: string) => Node) => [
  choose('ファイルを選ぶ'),
  'か、ここにドロップします',
]
export const fileKinds = (size: string) => `CSV、JSON、ZIP。${size}まで`
export const acceptedFiles =
  'Discogs、RateYourMusic、Last.fm、BandcampなどのCSV、Spotify、ListenBrainz、プレイリスト変換のファイル、Gatefoldから書き出したコレクション、Bandcampのページから保存したリスト。何かが変わる前に、プレビューで確認できます。'
export const encoding = '文字コード'
export const encodingHelp = '下の名前は正しく読めますか？'
export const encodings = {
  'windows-1252': '西欧（Windows-1252）',
  macintosh: '西欧（Mac Roman）',
  'windows-1251': 'キリル文字（Windows-1251）',
  shift_jis: '日本語（Shift-JIS）',
  gbk: '中国語（GBK）',
}
export const startImport = '取り込む'
export const noFile = '取り込むファイルを選んでください'
export const rejectedFile = (name: string, fault: string) => `「${isolated(name)}」：${fault}`

export const unfinished = '終わっていない取り込み'
export const unnamedFile = 'ファイル'
export const unfinishedText = (name: string, read: number, total: number) =>
  `「${isolated(name)}」は途中です。${rows(total)}中${rows(read)}を取り込みました。再開するには、同じファイルを選んでください。`
export const importedInOtherTab = (name: string) => `「${isolated(name)}」は別のタブで取り込み中です。`
export const chooseAgain = <Node>(name: string, srOnly: (text: string) => Node) => [
  'ファイルを選択',
  srOnly(`：${isolated(name)}`),
]
export const cancelHere = <Node>(name: string, srOnly: (text: string) => Node) => [
  'この取り込みを中止',
  srOnly(`：${isolated(name)}`),
]
export const notCancelled = '取り込みを中止できませんでした'

export const reading = 'ファイルを読み取り中'
export const readingText = 'ファイルを読み取り中です。まだ何も変わっていません。'

export const unreadable = 'ファイルを読み取れませんでした。もう一度試してください'
export const tooLarge = (size: string, most: string) => `このファイルは${size}です。${most}までです`
export const inOtherTab = 'このファイルは別のタブで取り込み中です'
export const anotherFile = (expected: string) =>
  `このファイルは「${isolated(expected)}」とは別のものか、そのあと変更があったものです`
export const invalidFile = (format: 'CSV' | 'JSON', fault: string) =>
  `正しい${format}ファイルを選んでください。${fault}`
export const emptyFile = 'このファイルは空です'
export const onlyHeader = 'このファイルには見出しの行しかありません'
export const tooManyAlbums = (most: number) => `このファイルにはアルバムが多すぎます。${numberText(most)}枚までです`

const songsOfAlbums = (songs: number, count: number, playlists: number) => {
  const all = `${numberText(songs)}曲、${albums(count)}`
  return playlists > 0 ? `プレイリスト${numberText(playlists)}件の${all}` : all
}

export const contents = (
  kind: keyof typeof fileNames,
  hasAlbums: boolean,
  encoding: string | null,
  count: number,
  crateCount: number,
  others: { songs: number; tagRules: number; tagColors: number; pairs: number; listens: number },
) => {
  const file = encoding ? `${fileNames[kind]}（文字コードは${encoding}）` : fileNames[kind]
  if (others.songs > 0) return `${file}：${songsOfAlbums(others.songs, count, crateCount)}。`
  const inIt = hasAlbums ? albums(count) : rows(count)
  const parts = [
    inIt,
    crateCount > 0 && crates(crateCount),
    others.tagRules > 0 && tagRules(others.tagRules),
    others.tagColors > 0 && tagColors(others.tagColors),
    others.pairs > 0 && pairs(others.pairs),
    others.listens > 0 && listens(others.listens),
  ]
  return `${file}：${listText(parts.filter((part) => part !== false))}。`
}
export const contentsSrOnly = (count: number, fresh: number, there: number, failed: number) =>
  `${rows(count)}：新規${numberText(fresh)}、すでにある${numberText(there)}、不正${numberText(failed)}`
export const startedBefore = (read: number, total: number) =>
  `この取り込みは前に始めたものです。${rows(total)}中${rows(read)}を取り込んでいるので、その続きから再開します。`
export const created = '新規'
export const existing = 'すでにある'
export const invalid = '不正'
export const duplicates = 'ファイル内の重複'

export const destination = '取り込み先'
export const destinationWhole = (crateCount: number, areSongs: boolean, hasRules: boolean, hasMore: boolean) => {
  if (areSongs && crateCount > 0) return crateCount === 1 ? 'プレイリストの箱も作る' : 'プレイリストごとの箱も作る'
  if (crateCount > 0) return 'コレクション全体、箱も'
  if (hasRules) return 'コレクション全体、タグのルールも'
  return hasMore ? 'コレクション全体' : null
}
export const list = 'リスト'
export { listNames } from '#locales/album-form.ts'
export { andMore as moreFailures } from '#locales/ui.ts'

export const entry = 'アーカイブの中のファイル'
export const destinationAlbumsOnly = 'アルバムだけ'
export const destinationAlbums = '自分のアルバム'
export const destinationCrate = '箱'
export const crate = '箱'
export const newCrateName = '新しい箱の名前'

export const existingAlbums = 'すでにあるアルバム'
export const skip = 'そのままにする'
export const skipText = 'すでにコレクションにあるアルバムは変わりません。'
export const fill = '空の項目を補う'
export const fillText = (count: number) =>
  count > 0
    ? `${albums(count)}の空の項目をファイルから補います。入力したものはそのままです。`
    : 'このファイルから補うものはありません。'

export const overLimit = (count: number, most: number) =>
  `アルバムは${numberText(most)}枚までです。新規のうち、最後の${numberText(count)}枚は取り込みません。`

export const diaryOverLimit = (count: number, most: number) =>
  `日記の記録は${numberText(most)}件までです。少なくとも${numberText(count)}件は取り込みません。`

export const failedRows = '不正な行'
export const saveFailed = '不正な行を保存できませんでした'
export const willBeSkipped = (count: number, total: number) =>
  sentencesText([`${rows(count)}は取り込みません。`, count < total && 'ほかはすべて取り込みます。', fixInvalid])
export const wereSkipped = (count: number, total: number) =>
  sentencesText([`${rows(count)}を飛ばしました。`, count < total && 'ほかはすべて取り込みました。', fixInvalid])
const fixInvalid = '不正な行を書き出し、直して、もう一度取り込めます。'
export const failedRowsFile = (name: string) => `${name} 不正な行.csv`
export const probablyThere = '同じアルバムのようです'
export const probablyThereText = (count: number) =>
  `${rows(count)}は、名前は違っても、コレクションかウィッシュリストにあるようです。別のアルバムならチェックを外してください。`
export const isThere = (name: string) => `${isolated(name)}があります`
export const allAreOthers = 'すべて別のアルバム'
export const allAreThere = 'すべて同じアルバム'
export const onAlbums = '持っているアルバムの曲'
export const onAlbumsText = (count: number) =>
  plural(count, { other: `${numberText(count)}曲は持っているアルバムにあるので、追加しません。` })
export const isOn = (track: string, album: string) =>
  `「${isolated(track)}」は、持っている『${isolated(album)}』の曲です`
export const ratedOnly = '評価だけで、持っていないもの'
export const ratedOnlyCount = (count: number) => `ここにない${albums(count)}`
export const ratedOnlyLeft = 'ここにあるものだけ評価'
export const ratedOnlyCrate = '箱に入れる'
export const ratedOnlyAdded = 'すべて追加'
export const hidden = '自分のページで非表示のもの'
export const hiddenHelp = (count: number) => `${albums(count)}。コレクションの共有ページでは見えます`
export const hiddenLeft = '取り込まない'
export const hiddenAdded = 'コレクションに追加'
export const followedHelp = (count: number) => `持っておらず、ウィッシュリストにもない${albums(count)}`
export const followedAdded = 'ウィッシュリストに追加して、試聴台で決める'
export const zone = 'タイムゾーン'
export const zoneHelp = 'ファイルの時刻はUTCです'
export const leftOut = '除いたもの'
export const leftOutText = (counts: readonly (readonly [field: string, count: number])[]) => {
  const parts = counts.flatMap(([field, count]) => {
    if (field === 'plays') return []
    return field === 'row' ? `${rows(count)}の一部` : `${rows(count)}の「${fieldLabel(field)}」`
  })
  return parts.length > 0 ? `読み取れないので除きました：${listText(parts)}。` : `${leftOut}：`
}
export const failedCrates = '不正な箱'
export const failedCratesText = 'ファイルの箱に、不完全なものがあります。不正な部分は取り込みません。'
export const failedRules = '不正なタグのルール'
export const failedRulesText = 'ファイルのタグのルールに、不正なものがあります。それは取り込みません。'
export const failedColors = '不正なタグの色'
export const failedColorsText = 'ファイルのタグの色に、不正なものがあります。それは取り込みません。'
export const failedPairs = '不正なアルバムの組'
export const failedPairsText = '別のアルバムの組に、不正なものがあります。それは取り込みません。'
export const problems = '問題'
export const rowFailure = (row: number, fault: string) => `${row}行目：${fault}`
export const fieldFailure = (row: number, field: string, fault: string) => `${row}行目、${fieldLabel(field)}：${fault}`
export const crateFailure = (crate: number, fault: string) => `箱${crate}：${fault}`
export const crateFieldFailure = (crate: number, field: string, fault: string) =>
  `箱${crate}、${fieldLabel(field)}：${fault}`
export const colorFailure = (color: number, fault: string) => `タグの色${color}：${fault}`
export const pairFailure = (pair: number, fault: string) => `組${pair}：${fault}`
export const ruleFailure = (rule: number, fault: string) => `タグのルール${rule}：${fault}`
export const ruleFieldFailure = (rule: number, field: string, fault: string) =>
  `タグのルール${rule}、${fieldLabel(field)}：${fault}`

export const firstRows = (count: number) => (count === 1 ? 'プレビュー' : '最初の行のプレビュー')
export const rating = '評価'
export const rowExists = 'すでにあります'
export const moreTags = (count: number) => `+${numberText(count)}`

export const otherFile = '別のファイルを選択'
export const importRest = '残りを取り込む'
export const importing = '取り込み中…'
