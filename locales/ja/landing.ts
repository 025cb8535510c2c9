import { numberText } from '#locales/intl.ts'

export { signIn as signInFromDemo } from '#locales/auth.ts'
export { crates } from '#locales/header.ts'

export const demoPicture = 'デモを試す：左に箱、右に星の付いたジャケットが並ぶコレクション'

export const title = 'Gatefold · Bandcampのレコードの居場所'
export const description =
  'Bandcampのコレクションとウィッシュリストに、評価とタグとメモを。箱に分けて並べられます。ユーザー名だけで取り込めます。'

export const accountLabel = 'アカウント'
export const signIn = 'ログイン'
export const getStarted = 'はじめる'
export const tryDemo = 'デモを試す'

export const heading = '買ったレコードを、もう\u2060一度箱の中へ。'
export const lede =
  'Bandcampのコレクションとウィッシュリストを、Gatefoldのレコード箱へ。評価とタグ、選んだ理由のメモも一緒に。ユーザー名だけで取り込めます。'
export const whoMayJoin = (provider: string | null) =>
  provider ? `${provider}のアカウントがあれば誰でも、ほかは招待制です。` : 'アカウントの作成は招待制です。'
export const askForInvitation = '招待を頼む'
export const needsScript = 'ログインにはJavaScriptが必要です。'

export const slowCrate = '日曜、ゆっくり'
export const loudCrate = '台所、大音量'
export const lateCrate = '帰りの終電'
export const slowCrateCount = '31枚'

export const insideLabel = '中の様子'
export const ratingLabel = '評価'

export const tagsTitle = '見つかるタグ'
export const tagsText = 'Bandcampのタグはそのまま、自分のタグはその隣に。2つ選べば、両方に合うレコードだけが残ります。'
export const note = '「今年の1枚。まだ5月だけど。」'
export const starsTitle = '5つの星と、その理由'
export const starsText = 'クリック1つで評価、気が変わればもう1つ。星で言えないことは、メモに。'
export const cratesTitle = '手で選ぶ、レコード箱'
export const cratesText = 'ジャケットを箱へドラッグすれば、もう中に。1枚のレコードを、いくつの箱に入れても構いません。'

export const deskTitle = '迷ったら、試聴台へ'
export const deskText =
  'ウィッシュリストを1枚ずつ。置けば、音が鳴ります。キープ、金曜に、あとで、捨てる。どれもキー1つ、元に戻すのもキー1つ。'
export const shareTitle = '人に見せたいページ'
export const shareText =
  '箱も、リストも、1年の振り返りも、リンクになります。リンクを知っている人にはジャケットが見えます。星とメモは、見せたいときだけ。'
export const diaryTitle = 'ジャケットで綴る日記'
export const diaryText = '聴いたアルバムが、その日に並びます。星とメモも。12月には、それがあなたの1年に。'
export const giftTitle = 'その日まで秘密のプレゼント'
export const giftText =
  'ウィッシュリストをプレゼントリストとして共有。贈る人は選んだものに印を付け、こちらにはその日まで何も見えません。'
export const wholeTitle = 'アルバムをまるごと'
export const wholeText = 'Bandcampと連携すると、持っているアルバムを最初の曲から最後の曲まで、次から次へと再生します。'
export const tracks = [
  ['議長席のすみで', '6:04'],
  ['議事進行', '5:21'],
  ['賛成多数', '7:40'],
  ['散会', '3:12'],
] as const
export const offlineTitle = 'トンネルの中でも'
export const offlineText = 'アルバムも箱も日記も、ネットワークなしで開きます。そこで変えたものは、あとで送信します。'

export const promisesTitle = '自分の音楽は、自分のもの'
export const aloneTitle = '見えるのは自分だけ'
export const aloneText = 'リンクで共有しないかぎり、アルバムはほかの人に見えません。何も売りません。'
export const takeAwayTitle = 'いつでも持ち出せる'
export const takeAwayText = 'すべてをCSVかJSONで。箱とその並び順も。'
export const goneTitle = '消すと決めたら消える'
export const goneText = (days: number) =>
  `削除したものは、気が変わったときのために${numberText(days)}日間ゴミ箱に残り、そのあと完全に消えます。`
export const trackersTitle = '追跡なし'
export const trackersText =
  '広告も追跡もありません。Cookieは、ログインと表示の設定を保つためだけに使います。ジャケットと試聴は、Bandcampから直接届きます。'

export const closing = <Node>(lineBreak: Node) => ['箱が待っています。', lineBreak, 'まずはA面から。']
export const createAccount = 'アカウントを作成'

export const notAffiliated = 'Bandcampとは関係のない、独立したサービスです。'

export const demoTitle = 'デモ'
export const demoDescription =
  'アカウントなしで、アルバム120枚のGatefoldを試せます。検索、評価、タグ付け、箱への整理もできます。'
export const line = 'デモです。変更はこのタブだけに残ります。'
export const demoNeedsScript = 'デモにはJavaScriptが必要です。'
export const createYours = 'アカウントを作成'

export const dialogTitle = 'ここから先はアカウントが必要です'
export const dialogText =
  '自分のアルバム、リンク、取り込み、書き出し、ゴミ箱、設定には、アカウントが必要です。ほかはすべて、デモのアルバムで試せます。'
export const seeShared = '共有ページを見る'
export const stay = 'デモに戻る'
export const needsAccount = 'アカウントが必要です。'
