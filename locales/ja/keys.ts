import { commands } from '#locales/header.ts'
import { albumCount } from '#locales/ui.ts'

export const title = 'キーボードショートカット'

export const actions = {
  commands,
  search: '検索',
  find: 'ページのないリストを検索。もう一度でブラウザーの検索',
  addAlbum: 'アルバムを追加',
  nextAndPrevious: '次と前のアルバムへ、ほかのページも',
  arrows: 'アルバムの間を移動。フォーカスがなければページの間を移動',
  rate: 'アルバムを評価、0で評価なし',
  rateHalf: '0.5きざみの星がオンなら、星0.5だけ低く評価',
  edit: 'アルバムを編集',
  open: 'アルバムを開く',
  addToCrate: 'アルバムの箱',
  tags: 'アルバムのタグ',
  note: 'アルバムのメモ',
  moveList: 'コレクションとウィッシュリストの間を移動',
  heard: '今聴いたアルバムとして日記に追加',
  select: 'アルバムを選択、Shiftと一緒ならそこまですべて',
  move: '箱の中のアルバム、または箱を並べ替え',
  desk: '試聴台：1枚ずつ決める',
  playOrPause: '再生か一時停止',
  playSomething: '何かかけて',
  nextPreview: '次の曲か試聴を再生',
  previousPreview: '前の曲か試聴を再生',
  undo: '変更を元に戻す、20回まで',
  leaveSelectMode: '選択モードを終了',
  lastNotification: '最後の通知へ',
  theseKeys: 'キーボードショートカット',
} as const

export const findHint = (count: number, key: string) => ({
  title: `ここの${albumCount(count)}すべてを検索`,
  text: `ブラウザーの検索で見つかるのは、画面に描いたものだけです。もう一度${key}を押すと、ブラウザーの検索が開きます。`,
})

export const useSingleKeys = 'このブラウザーで1つのキーのショートカットを使う'
