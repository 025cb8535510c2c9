import { isolated, listText, numberText, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { showMore } from '#locales/phrases.ts'

export const trashLoading = 'ゴミ箱を読み込み中'
export const trashEmpty = 'ゴミ箱は空です'
export const trashEmptyText = (days: number) => `削除したアルバムと箱は、${numberText(days)}日間ここに残ります。`
type TrashCount = { albums: number; crates: number }
const itemCount = ({ albums, crates }: TrashCount) =>
  listText(
    [albums > 0 && `アルバム${albumCount(albums)}`, crates > 0 && `${numberText(crates)}箱`].filter(
      (part) => part !== false,
    ),
  )
export const trashText = (count: TrashCount, days: number) =>
  `${itemCount(count)}。${numberText(days)}日間残ります。復元すると、アルバムは元の箱に、箱は元の並びに戻ります。`
export const trashLeft = (left: number) => `残り${numberText(left)}件`
export const restore = '復元'
export const restoreItem = (name: string) => `復元：${isolated(name)}`
export const restoreAll = 'すべて復元'
export const crateWith = (albums: number) => `アルバム${albumCount(albums)}の箱`
export const restored = { album: 'アルバムを復元しました', crate: '箱を復元しました' }
export const trashRestored = 'ゴミ箱の中身を復元しました'
export const restoreFailed = '復元できませんでした'
export const emptyTrash = '今すぐゴミ箱を空にする'
export const emptyTrashQuestion = 'ゴミ箱を空にしますか？'
export const emptyTrashText = (count: TrashCount) => `${itemCount(count)}を完全に削除します。この操作は元に戻せません。`
export const trashEmptied = 'ゴミ箱を空にしました'
export const emptyTrashFailed = 'ゴミ箱を空にできませんでした'
export const keptTrash = (time: number) =>
  `オフラインです。${shortDayText(time)}のゴミ箱を表示しています。オンラインに戻れば、復元できます。`
