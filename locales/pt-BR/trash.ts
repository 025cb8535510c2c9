import { counted, isolated, listText, numberText, plural, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { showMore } from '#locales/phrases.ts'

export const trashLoading = 'Carregando a lixeira'
export const trashEmpty = 'A lixeira está vazia'
export const trashEmptyText = (days: number) =>
  `Os álbuns e caixotes excluídos ficam aqui por ${numberText(days)} dias.`
type TrashCount = { albums: number; crates: number }
const itemCount = ({ albums, crates }: TrashCount) =>
  listText(
    [albums > 0 && albumCount(albums), crates > 0 && counted(crates, { one: 'caixote', other: 'caixotes' })].filter(
      (part) => part !== false,
    ),
  )
export const trashText = (count: TrashCount, days: number) =>
  `${itemCount(count)}, por ${numberText(days)} dias. O que você recupera volta para o seu lugar: os álbuns para os caixotes, os caixotes para a ordem deles.`
export const trashLeft = (left: number) =>
  plural(left, { one: `Falta ${numberText(left)} item`, other: `Faltam ${numberText(left)} itens` })
export const restore = 'Recuperar'
export const restoreItem = (name: string) => `Recuperar “${isolated(name)}”`
export const restoreAll = 'Recuperar tudo'
export const crateWith = (albums: number) => `Caixote com ${albumCount(albums)}`
export const restored = { album: 'Álbum recuperado', crate: 'Caixote recuperado' }
export const trashRestored = 'Tudo saiu da lixeira'
export const restoreFailed = 'Não deu para recuperar'
export const emptyTrash = 'Esvaziar a lixeira agora'
export const emptyTrashQuestion = 'Esvaziar a lixeira?'
export const emptyTrashText = (count: TrashCount) =>
  plural(count.albums + count.crates, {
    one: `${itemCount(count)} some de vez. Isso não tem volta.`,
    other: `${itemCount(count)} somem de vez. Isso não tem volta.`,
  })
export const trashEmptied = 'A lixeira foi esvaziada'
export const emptyTrashFailed = 'Não deu para esvaziar a lixeira'
export const keptTrash = (time: number) =>
  `Você está offline. Isso é o que estava na lixeira em ${shortDayText(time)}. Dá para recuperar quando a conexão voltar.`
