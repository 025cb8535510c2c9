import { numberText, plural } from '#locales/intl.ts'

const onlyHere =
  'この端末には変更を残せません。変更はこのページだけにあり、あとで送信するので、開いたままにしてください。'
export const offline = (isKept: boolean) =>
  `オフラインです。${isKept ? '変更はこの端末に残し、あとで送信します。' : onlyHere}`
export const intercepted = (isKept: boolean) =>
  `Gatefoldの手前にある何かが、ログインを求めています。${isKept ? '変更はこの端末に残し、そのあと送信します。' : onlyHere}`
export const logInThere = 'そこでログイン'
export const unsent = (count: number) => `未送信${numberText(count)}件`
export const unsentSince = (count: number, day: string) => `${day}から${unsent(count)}`

export const title = '未送信の変更'
export const allSent = 'すべての変更を送信しました。'
export const albums = (count: number) => `アルバム${numberText(count)}枚`
export const crates = (count: number) => `${numberText(count)}箱`
export const calls = {
  'add-album': 'アルバムを追加',
  'edit-album': 'アルバムを変更',
  'edit-albums': 'アルバムを変更',
  'undo-edit': 'アルバムの変更を元に戻す',
  'delete-albums': 'ゴミ箱に移動',
  'restore-albums': '復元',
  'set-crates': '入れる箱を変更',
  'add-crate': '箱を作成',
  'edit-crate': '箱を変更',
  'delete-crate': '箱を削除',
  'restore-crates': '箱を復元',
  'order-crates': '箱を並べ替え',
  'add-to-crates': '箱に追加',
  'remove-from-crate': 'アルバムを箱から外す',
  'order-crate': '箱の中を並べ替え',
  'add-listen': '日記に追加',
  'edit-listen': '日記の記録を変更',
  'delete-listen': '日記の記録を削除',
  'report-scrobbles': '聴いた曲をListenBrainzへ',
}
export const setAside =
  'Gatefoldにはつながるのに、この変更だけ届きません。拡張機能かファイアウォールが止めているのかもしれません。' +
  '届くまで再試行します。ほかの変更は、これを待たずに送信します。'
export const unknownChange = '不明な変更'
export const cannotRead =
  'このバージョンのGatefoldでは、この変更を読み取れません。新しいバージョンで作った変更かもしれません。' +
  'そのバージョンに戻るまでここに残ります。破棄することもできます。'
export const fields = {
  title: 'タイトル',
  artist: 'アーティスト',
  bandcampUrl: 'BandcampのURL',
  coverUrl: 'ジャケットのURL',
  releaseDate: 'リリース日',
  trackCount: '曲数',
  rating: '評価',
  notes: 'メモ',
  list: 'リスト',
  tags: 'タグ',
  name: '名前',
  description: '説明',
  isFavorite: 'お気に入り',
}
export const none = 'なし'
export const mine = '自分の変更'
export const theirs = 'もう一方'
export const changedElsewhere = 'ほかの端末で変更がありました。どちらを残しますか？'

export const dropped = '変更を1つ破棄しました'
export const refused = '変更を保存できませんでした'
export const sentWhenThereIsRoom = (problem: string) => `${problem}変更はこの端末に残り、空きができたら送信します。`
export const review = '確認'

export const logOutTitle = 'ログアウトしますか？'
export const logOutQuestion = (count: number) =>
  plural(count, {
    other: `未送信の変更が${numberText(count)}件あります。ログアウトすると破棄します。この操作は元に戻せません。`,
  })
export const signInToSend = (count: number, email: string) =>
  plural(count, {
    other: `未送信の変更が${numberText(count)}件あります。送信するには、${email}でログインしてください。`,
  })

export const freshAlbums = (count: number) => `新しいアルバム${numberText(count)}枚`
export const arriving = (count: number, all: number | null) =>
  `アルバムを読み込み中：${numberText(count)}${all === null || all < count ? '' : ` / ${numberText(all)}`}枚`

export const keep = 'この端末ではオフラインでも使う'
export const keepText =
  'アルバムと箱のコピーがあると、すぐに開き、通信も減ります。ログアウトすると消えます。ほかの人も使う端末では、オフにしてください。'
export const keptFromNow = '次にGatefoldを開いたときから、アルバムをこの端末に残します。'
export const kept = (size: string, isPersisted: boolean) =>
  `この端末に${size}あります。${isPersisted ? '削除するまで、ブラウザーが残します。' : '空きがなくなると、ブラウザーが削除することがあります。'}`
export const noRoom = 'オフラインでは使えません'
export const noRoomText =
  'この端末に、アルバムのコピーを置く空きがありません。空きを作って、もう一度Gatefoldを開いてください。'
export const remove = 'この端末から削除'
export const removed = 'この端末から削除しました'
export const removedText = 'アルバムと箱のコピーは、もうこの端末にありません。アカウントには残っています。'

export const loggedInTitle = 'ログインしました'
export const loggedIn = 'おかえりなさい'

export const signedOut = 'ログインしていません'
export const textKept =
  '入力したものはまだここにあります。新しいタブで同じアカウントにログインし、ここに戻って保存してください。'

export const accountChangedTitle = 'アカウントが変わりました'
export const accountChanged = (email: string) => `このブラウザーは今、${email}でログインしています。`

export const ready = '新しいバージョンがあります。'
export const reload = '再読み込み'
