import { numberText } from '#locales/intl.ts'

export const title = 'Gatefold API'
export const pageTitle = 'API · Gatefold'
export const description =
  'アクセストークンを使って、スクリプトやほかのアプリから、自分のアルバム、箱、タグを読み取り、変更できます。'

export const summaries = {
  'GET /albums': 'すべてのアルバム、追加が新しい順',
  'POST /albums': 'アルバムを追加します',
  'POST /albums/bulk': '多くのアルバムを追加します',
  'POST /albums/edit': '多くのアルバムに同じ変更をします',
  'GET /albums/edits': '多くのアルバムへの変更のうち、元に戻せるもの、新しい順',
  'POST /albums/undo': '多くのアルバムへの変更を元に戻します。そのあと変更のあったものはそのままです',
  'POST /albums/delete': 'アルバムをゴミ箱に移します',
  'POST /albums/restore': 'アルバムをゴミ箱から出します',
  'GET /albums/duplicates': 'まとめたものと、別のアルバムだとわかっているもの',
  'POST /albums/distinct': '似ているアルバムを、別のアルバムとして記録します',
  'POST /albums/merge': 'アルバムを1枚にまとめます',
  'POST /albums/unmerge': 'まとめたものを元に戻します',
  'GET /albums/page': '検索に合うアルバムの1ページ分と合計',
  'GET /albums/events': 'ある時刻以降に取り込みと同期で見つかったもの、新しい100件',
  'GET /albums/{id}': 'アルバム、その曲、わかっていることすべて',
  'PATCH /albums/{id}': 'アルバムを変更します。省いた項目はそのままです',
  'DELETE /albums/{id}': 'アルバムをゴミ箱に移します',
  'GET /albums/{id}/preview': '試聴のURL、数時間有効',
  'GET /albums/{id}/tracks': 'アルバムの曲。必要なら連携したBandcampのアカウントから読み取ります',
  'GET /albums/{id}/events': 'アルバムの履歴、新しい順',
  'GET /albums/{id}/crates': 'アルバムが入っている箱',
  'PUT /albums/{id}/crates': 'アルバムを、ちょうどこれらの箱に入れます',
  'POST /albums/{id}/crates/{crateId}': 'アルバムを箱に入れます',
  'DELETE /albums/{id}/crates/{crateId}': 'アルバムを箱から外します',
  'POST /albums/{id}/listens':
    'アルバムを聴いたことを、その場所の時刻で記録します。時刻がなければ、UTCより`utcOffset`分進んだ時計で`ago`秒前とします',
  'GET /listens': '日記の1ページ分、新しい順',
  'GET /listens/years': '日記にある年とその記録の件数、新しい年から',
  'PATCH /listens/{id}': '日記の記録を変更します。省いた項目はそのままです',
  'DELETE /listens/{id}': '日記の記録を完全に削除します',
  'GET /crates': 'すべての箱、並び順',
  'POST /crates': '箱を作成します。検索を付けると自動の箱になります',
  'POST /crates/restore': '箱をゴミ箱から出します',
  'GET /crates/members': 'すべての箱のアルバムのid',
  'PUT /crates/order': '箱の並び順を決めます。名前のない箱は最後になります',
  'POST /crates/albums': 'アルバムをいくつかの箱に入れます',
  'PATCH /crates/{id}': '箱を変更します。省いた項目はそのままです',
  'DELETE /crates/{id}': '箱をゴミ箱に移します。アルバムは残ります',
  'PATCH /crates/{id}/favorite': '箱をお気に入りに追加するか、外します',
  'GET /crates/{id}/albums': '箱のアルバム、箱の並び順',
  'POST /crates/{id}/albums': 'アルバムを箱に入れます',
  'DELETE /crates/{id}/albums': 'アルバムを箱から外します',
  'PUT /crates/{id}/order': '箱の中のアルバムの並び順を決めます。指定のないものは最後になります',
  'GET /trash': 'ゴミ箱の1ページ分、削除の新しい順',
  'POST /trash/restore': 'ゴミ箱のものを復元します。1回に2,000枚まで',
  'GET /tags/rules': '取り込むタグの名前を変えるルール',
  'DELETE /tags/rules': 'ルールを削除します。アルバムはそのままです',
  'PUT /tags/color': 'タグの色を選びます。nullなら自動の色になります',
  'POST /tags/edit': 'すべてのアルバムでタグの名前を変えるか削除し、それをルールとして残します',
  'POST /tags/undo': 'タグの変更を元に戻します',
  'GET /sync': '前の呼び出しから変わったもの、またはすべて',
  'GET /bandcamp/metadata': 'アルバムについてのBandcampの情報',
  'GET /bandcamp/import': 'Bandcampの短い公開リスト。追加はしません',
  'GET /play/{track}': '連携したBandcampのアカウントで買った曲の音声へ転送します',
  'GET /imports': '取り込み、新しい順',
  'POST /imports/fan': 'Bandcampの公開リストの取り込みを始めます',
  'POST /imports/link': '連携したBandcampのアカウントから取り込みを始めます',
  'GET /imports/weekly': '毎週リストを確認するファン',
  'PUT /imports/weekly': 'ファンのリストを毎週確認します。前のファンと入れ替わります',
  'DELETE /imports/weekly': '毎週の確認をやめます',
  'POST /imports/file': 'ファイルの取り込みを、分けて送る形で始めます',
  'PUT /imports/{id}/rows/{chunk}': 'ファイルのアルバムの一部を送ります。番号は0からです',
  'PUT /imports/{id}/crates/{chunk}': 'ファイルの箱の一部を、中のアルバムより先に送ります',
  'POST /imports/{id}/finish': 'ファイルの取り込みを終えます',
  'GET /imports/{id}': '取り込みとその進み具合',
  'GET /imports/{id}/albums': '取り込みで追加したアルバムのid',
  'GET /imports/{id}/undo': '取り込みを元に戻すと、追加したアルバムがどうなるか',
  'POST /imports/{id}/undo':
    '取り込みを元に戻します。そのあと変更のあったアルバムと、ほかの取り込み元にもあるアルバムは残ります',
  'POST /imports/{id}/restore': '取り込みのときゴミ箱にあったアルバムを復元します',
  'DELETE /imports/{id}': '取り込みを中止します。追加した分は残ります',
  'GET /pictures': 'Bandcamp以外のサイトにあるジャケット',
  'GET /export/albums': 'すべての、または検索に合うアルバムのCSV',
  'POST /export/albums': '指定したアルバムのCSV',
  'GET /export/crates/{id}': '箱のアルバムのCSV',
  'GET /export/collection': 'すべてのJSON：アルバム、箱とその並び順、曲、タグのルール',
  'GET /export/diary.csv': '日記全体のCSV',
  'GET /export/diary.json': '日記全体',
  'POST /import/albums': 'CSVファイルを1回で取り込みます',
  'POST /import/crates/{id}': 'CSVファイルを1回で箱に取り込みます',
  'POST /import/collection': '書き出したJSONかCSVのファイルを1回で取り込みます',
}

export const groups: Record<string, string> = {
  albums: 'アルバム',
  crates: '箱',
  listens: '日記',
  trash: 'ゴミ箱',
  tags: 'タグ',
  sync: '変更',
  bandcamp: 'Bandcamp',
  play: '再生',
  imports: '取り込み',
  pictures: '画像',
  export: '書き出し',
  import: 'ファイル全体の取り込み',
}

export const tokens =
  '設定 → データでアクセストークンを作成し、呼び出しごとに`Authorization: Bearer gf_…`として送ります。読み取りのトークンはGETだけ、書き込みのトークンはすべての呼び出しができます。アカウント、セキュリティ、ほかのトークン、管理にはどのトークンも使えません。ゴミ箱を空にすることと、コレクション全体の削除もできません。そのような呼び出しには403 `no-tokens`を返します。無効なトークンには401、15分に20回続くと429を返します。'
export const tokensPlay =
  '読み取りのトークンでも、Bandcampのアカウントと連携している間は、買った曲を`GET /play/{track}`で再生し、保存できます。'
export const errors =
  'エラーは400以上のステータスとJSONです。`code`はプログラム向け、`message`は人向けで、`fields`には不正な項目ごとのメッセージが20件まで入ります。不明な項目は不正です。ほかの人のものには、存在しないときと同じく404を返します。'
export const limits = (kilobytes: number, albums: number) =>
  `本文は${numberText(kilobytes)} kBまで、ファイル全体の取り込みでは8,000 kBまでです。アルバムは1人${numberText(albums)}枚までです。呼び出しはトークンごとではなく、アカウントごとに数えます。429のときは、待つ秒数が\`Retry-After\`にあります。1つのアカウントの長い呼び出しは、順番に1つずつ処理します。`
export const paging =
  'リストはすべてを、読み取りながら送ります。長いときはストリームとして読んでください。4つの呼び出しにはページがあります。`GET /albums/page`には`page`を、`GET /trash`と`GET /listens`には前のページの`next`を`after`として、`GET /sync`には前の応答の`epoch`と`revision`を渡します。`GET /albums`には`ETag`があり、`If-None-Match`を付けると、変わりがなければ304を返します。'
export const idempotency =
  '変更の呼び出しは、もう一度送っても構いません。ただし、パラメーターに`Idempotency-Key`があるものを除きます。そのような呼び出しは、好きなキーを付ければ1回だけになります。14日以内にもう一度送ると、同じ応答か、長かったときは204を返します。同じキーで別の呼び出しをすると、409 `key-used`を返します。変更の`version`は、その元になった版です。アルバムや箱がそのあと変わっていれば、今の状態と一緒に409を返します。'

export const headings = {
  tokens: 'アクセストークン',
  errors: 'エラー',
  limits: '上限',
  paging: 'ページ',
  idempotency: '呼び出しを送り直す',
}
export const contents = '目次'
export const document = <Node>(link: (text: string) => Node) => [
  'プログラム向けの同じ内容（OpenAPI 3.1）：',
  link('/api/openapi.json'),
]
export const parameters = 'パラメーター'
export const body = '本文'
export const example = '例'
export const answer = '応答'
export const required = '必須'
export const keyMeaning = '好きなキー。何度送っても、呼び出しは1回だけになります。'
export const pathMeaning = '前の応答にあるもの。'
export const searchMeanings: Record<string, string> = {
  list: 'どちらのリストか、または両方。なければコレクション。箱には両方のアルバムがあります。',
  crate: '箱のアルバム。`none`ならどの箱にもないもの。',
  q: '検索欄と同じ検索。例：`tag:dub rating>=4`',
  tag: 'このタグのあるアルバム。いくつものタグがあるものは、繰り返して指定します。',
  added: 'アルバムを追加した時期。',
  min: '最低の評価。0なら未評価も含みます。',
  max: '最高の評価。',
  untagged: 'タグのないアルバム。',
  unrated: '評価のないアルバム。',
  year: 'リリース年、または`..`でつないだ2つの年。',
  decade: 'リリースの年代の最初の年。',
  month: 'アルバムを追加した月、UTC。',
  artist: 'アーティストの名前全体。大文字と小文字は区別しません。',
  verdict: '試聴台で決めたこと。',
  format: '買ったフォーマット。',
  downloaded: 'アルバムがダウンロード済みかどうか。',
  import: '取り込みで追加したアルバム。カンマで区切って2つまで。',
  label: 'レーベルの名前全体。',
  sort: '並び順。`crate`は箱、`best`はことばでの検索に使えます。なければ追加が新しい順です。',
  seed: 'どのランダムな並び順か。',
  page: 'ページ、1から。',
}
export const redirected = '転送先：Bandcampにある曲。'
export const statuses: Record<string, string> = {
  400: '不正な項目があるか、本文がJSONではありません',
  401: '有効なトークンがありません',
  403: 'トークンは読み取りのみです',
  404: 'このidのものが自分のものにないか、このURLに何もありません',
  409: '今あるものと矛盾するか、上限を超えます',
  413: '本文が大きすぎます',
  429: '呼び出しが多すぎます。待つ時間は`Retry-After`にあります',
  502: 'Bandcampから応答がないか、想定と違います',
}
export const answerHeaders = {
  etag: 'コレクションのリビジョン。`If-None-Match`に使います。',
  'failed-rows': '除いた行の数、またはどの行か。1から数えます。',
  'matched-rows':
    '行がどのアルバムを指すか。例：`2=same:17,5=probably:9`。行、`same`、`on`（その曲）、`trash`か`probably`、そしてidです。すでにあるものには足りない項目を補い、あるらしいだけのものは追加します。',
  'parts-left-out': 'ほかの行で、読み取れずに除いたセルの数。',
  'import-id': '元に戻せる取り込み。',
  'albums-without-tags': 'まだタグのないアルバム。1から数えます。',
}
export const answers = '応答'
const bound = (word: string, value: number) =>
  Math.abs(value) < Number.MAX_SAFE_INTEGER ? `${numberText(value)}${word}` : ''
export const atLeast = (value: number) => bound('以上', value)
export const atMost = (value: number) => bound('以下', value)
