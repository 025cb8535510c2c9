import { anyOfText, isolated, listText, numberText } from '#locales/intl.ts'

export const wrongAddress = '正しいメールアドレスを入力してください'
export const passwordTooShort = (least: number) => `パスワードは${numberText(least)}文字以上にしてください`
export const passwordTooLong = (most: number) => `パスワードは${numberText(most)}文字までです`
export const nameTooShort = (least: number) => `名前は${numberText(least)}文字以上にしてください`
export const nameTooLong = (most: number) => `名前は${numberText(most)}文字までです`
export const passwordsDiffer = 'パスワードが一致しません'
export const newPasswordsDiffer = 'パスワードが一致しません'
export const wrongProvider = 'providerはgoogleかoidcでなければなりません'
export const signupPasswordMissing = '招待パスワードを入力してください'
const settings = { itemsPerPage: '1ページのアルバム数', lastView: '最後の表示', language: '言語' }
export const wrongChoice = (setting: keyof typeof settings, values: readonly (string | number)[]) => {
  const texts = values.map((value) => (typeof value === 'number' ? numberText(value) : value))
  return `${settings[setting]}は${anyOfText(texts)}でなければなりません`
}
export const passwordMissing = 'パスワードを入力してください'
export const wrongPhotoAddress = 'https:// で始まるURLにしてください'
export const samePassword = '今とは違うパスワードにしてください'
export const confirmationMissing = '確認のため、メールアドレスを入力してください'

export const rules = (least: number) => ({
  length: `${numberText(least)}文字以上`,
  uppercase: '英字の大文字を1つ',
  digit: '数字を1つ',
})

export const commonPassword = 'よくあるパスワードです。もっと推測しにくいものにしてください。'

export const errors = (least: number) => ({
  length: `パスワードは${numberText(least)}文字以上にしてください`,
  uppercase: 'パスワードに英字の大文字を1つ以上入れてください',
  digit: 'パスワードに数字を1つ以上入れてください',
})

export const pageNotFound = 'このページはありません'
export const wrongSort = '並び順はcreated、username、email、roleのどれかでなければなりません'
export const wrongDirection = '向きはascかdescでなければなりません'
export const unknownAction = '不明な操作です'
export const usernameMissing = 'ユーザー名を入力してください'
export const usernameTooLong = (most: number) => `ユーザー名は${numberText(most)}文字までです`
export const displayNameTooLong = (most: number) => `表示名は${numberText(most)}文字までです`
export const wrongRole = '役割はuser、test、adminのどれかでなければなりません'
export const addressMissing = 'メールアドレスを入力してください'

export const wrongList = 'リストはcollectionかwishlistでなければなりません'
export const wrongVerdict = '決めたことはkeep、friday、later、let-goのどれかでなければなりません'
export const titleMissing = 'タイトルを入力してください'
export const artistMissing = 'アーティストを入力してください'
export const wrongUrl = '正しいURLを入力してください'
export const wrongReleaseDate = 'リリース日はYYYY、YYYY-MM、YYYY-MM-DDのどれかで書いてください'
export const wrongMoment = '時刻は2024-05-01T12:00:00Zのように書いてください'
export const wrongRating = '評価は星0.5から5まで、0.5きざみにしてください'
export const wrongTrackCount = (most: number) => `曲数は0〜${numberText(most)}の整数にしてください`
export const wrongPrice = '価格はセントなど、その通貨の最小単位の整数でなければなりません'
export const wrongCurrency = '通貨はEURのようなコードでなければなりません'
export const wrongPaid = '支払額はセントなど、その通貨の最小単位の整数でなければなりません'
export const paidInHalves = '支払額には、金額と通貨の両方が必要です'
export const wrongFormat = 'フォーマットはdigital、vinyl、cassette、cd、otherのどれかでなければなりません'
export const wrongYesOrNo = 'trueかfalseでなければなりません'
export const wrongFans = 'ファンの数は整数でなければなりません'
export const wrongItemType = '種類はalbumかtrackでなければなりません'
export const wrongBandcampId = 'Bandcampのidは整数でなければなりません'
export const wrongTracks = '曲は、番号、曲名、再生できるかどうかを持つもののリストでなければなりません'
export const tooManyTracks = (most: number) => `アルバムの曲は${numberText(most)}曲までです`
export const wrongTags = 'タグは文字列のリストでなければなりません'
export const tagTooLong = (most: number) => `タグは${numberText(most)}文字までです`
export const tooManyTags = (most: number) => `アルバムのタグは${numberText(most)}個までです`
export const wrongAlbumIds = 'albumIdsはアルバムのidのリストでなければなりません'
export const wrongMerge = (most: number) =>
  `mergeは、ほかのアルバムのid 1〜${numberText(most)}個のリストでなければなりません`
export const wrongVersions = 'versionsは、残すアルバムを先頭に、各アルバムのversionでなければなりません'
export const wrongAlike = (most: number) =>
  `albumIdsは、アルバムのid 2〜${numberText(most)}個のリストでなければなりません`
export const wrongApart = 'apartはalbumIdsのどれかでなければなりません'
export const nothingToChange = '変更するものがありません'
export const tagAddedAndRemoved = '同じタグの追加と削除は、同時にできません'

export const subsonicUsernameMissing = 'Bandcampに表示されるユーザー名を入力してください'
export const subsonicPasswordMissing = 'Bandcampに表示されるパスワードを入力してください'

export const nameMissingTitle = '箱の名前が必要です'
export const nameMissing = '箱の名前を入力してください'
export const wrongCrateIds = 'crateIdsは箱のidのリストでなければなりません'

export const tooManyPlaces = (most: number) => `一度に${numberText(most)}件までです。アルバムか箱を減らしてください`

export const queryMissing = '箱に入れるものの検索を入力してください'
export const queryTooLong = (most: number) => `検索は${numberText(most)}語までです`
export const queryFault = (part: string) => `「${isolated(part)}」は検索として読み取れません`
export const smartCrateHasNoAlbums = '自動の箱には、自分のアルバムの代わりに検索があります'
export const notSmart = '検索を持てるのは自動の箱だけです'

export const wrongDay = '日付はYYYY-MM-DDで書いてください'
export const wrongHeardAt = '日時は2026-05-01T20:30のように書いてください'
export const notHeardYet = 'これからの日時にはできません'

export const atMostCharacters = (most: number) => `${numberText(most)}文字までです`
export const fieldMissing = 'この項目は必須です'
export const invalidValue = 'この値は正しくありません'
export const wrongNewId = 'idは2^40から2^49 - 1までの整数でなければなりません'
export const unknownField = '不明な項目です'

export const wrongPlace = '位置は整数でなければなりません'
export const wrongRow = '行は整数でなければなりません'
export const rowTooSmall = '行は1から数えます'
export const tooManyAlbums = (most: number) => `1つのファイルにアルバムは${numberText(most)}枚までです`
export const tooManyAlbumsInCall = (most: number) =>
  `1回の呼び出しで取り込めるアルバムは${numberText(most)}枚までです。大きなファイルは、アプリで取り込むか、POST /api/imports/fileで分けて送ってください`
export const wrongNth = 'nthは整数でなければなりません'
export const nthTooSmall = 'nthは1から数えます'
export const fileNameMissing = 'ファイルには名前が必要です'
export const wrongFileFormat = '形式はcsvかjsonでなければなりません'
export const wrongMode = 'modeはskipかfillでなければなりません'
export const wrongTarget = 'targetはcollection、albums、crateのどれかでなければなりません'
export const wrongTotal = 'totalは整数でなければなりません'
export const wrongCrateId = 'crateIdは箱でなければなりません'
export const wrongFingerprint = 'fingerprintは16進数で書いてください'
export const wrongFileRow = '行は{row, album}か{row, fault}でなければなりません'
export const wrongRows = 'rowsは行のリストでなければなりません'
export const tooManyRowsInChunk = (most: number) => `1つのchunkに${numberText(most)}行までです`
export const wrongCrates = 'cratesは箱のリストでなければなりません'
export const tooManyCratesInChunk = (most: number) => `1つのchunkに${numberText(most)}箱までです`
export const wrongChunks = 'chunksは数でなければなりません'
export const wrongTagRules = 'tagRulesはタグのルールのリストでなければなりません'
export const tooManyTagRules = (most: number) => `タグのルールは${numberText(most)}件までです`
export const wrongCrateChunks = 'crateChunksは数でなければなりません'

export const listMissing = 'リストを1つ以上選んでください'
export const fanMissing = 'Bandcampのユーザー名を入力してください'
export const wrongUsername = 'Bandcampのユーザー名を入力してください'

export const tokenMissing = 'ListenBrainzのユーザートークンを入力してください'
export const wrongToken =
  'これはListenBrainzのユーザートークンではありません。ListenBrainzの設定からコピーしてください。'

export const notOneOf = (values: readonly string[]) => `次のどれかでなければなりません：${listText(values)}`
export const wrongPage = 'ページは1以上の整数でなければなりません'
export const wrongCrate = '箱はidかnoneでなければなりません'
export const wrongSeed = 'seedは6桁までの整数でなければなりません'
export const wrongRatingFilter = '評価は0から5まで、0.5きざみでなければなりません'
export const wrongRange = '最低の評価は、最高の評価より高くできません'
export const wrongTagFilter = (most: number) => `タグは空でない文字列1〜${most}個でなければなりません`
export const wrongYears = '年は1994か1994..1997のように書いてください。1990からの10年間はdecade 1990です'
export const wrongDecade = '年代は1990のように、最初の年を書いてください'
export const wrongMonth = '月は2026-05のように書いてください'
export const wrongName = (most: number) => `名前は1〜${most}文字にしてください`
export const wrongImports = '取り込みはid 1つか、カンマで区切った2つでなければなりません'

export const wrongOf = '共有するものを1つ選んでください。箱、リスト、検索、年、カレンダーのどれかです'
export const wrongYear = '年は1900〜2099の数でなければなりません'
export const wrongSharedList = 'リストは「collection」か「wishlist」です'
export const wrongView = '表示は「wall」か「list」です'
export const wrongShows = '何を見せるか、はいかいいえで選んでください'
export const wrongYesNo = 'はいかいいえを選んでください'
export const wrongDate = '日付を選んでください'
export const wrongGuest = 'プレゼントリストの、このブラウザーのキーが無効です'
export const wrongEmbedFormat = '形式はjsonでなければなりません'

export const wrongSince = 'revisionは前の応答のものでなければなりません'
export const wrongEpoch = 'epochは前の応答のものでなければなりません'
export const wrongForm = 'ページを再読み込みして、新しいバージョンにしてください'

export const wrongTag = 'タグは文字列でなければなりません'
export const wrongTagList = 'タグ1つ以上のリストでなければなりません'
export const tooManyTagsAtOnce = (most: number) => `一度にタグ${numberText(most)}個までです`
export const tagNameMissing = '名前を入力してください'
export const wrongColor = '決まった色から選んでください'
export const notARule = 'これはタグのルールではありません'
export const notATagColor = 'これはタグの色ではありません'
export const wrongEdit = '変更の名前でなければなりません'
