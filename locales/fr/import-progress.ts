import { counted, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { waiting } from '#locales/header.ts'

export const fanImport = 'Import de Bandcamp :'
export const starting = 'En route'
export const several = (imports: number) => `${numberText(imports)} imports`
export const albums = (done: number, all: number) => numberText(done) + (all ? ` sur ${numberText(all)}` : '')
export const tags = (done: number, all: number) => `Tags : ${albums(done, all)}`

export const inAll = (added: number) => counted(added, { one: 'album importé', other: 'albums importés' })

export const waitingSrOnly = 'L’import attend Bandcamp'
const reading = { collection: 'Import de la collection', wishlist: 'Import de la liste de souhaits' }
const tagging = {
  collection: 'Récupération des tags de la collection',
  wishlist: 'Récupération des tags de la liste de souhaits',
}
type List = keyof typeof reading
const withPercent = (text: string, percent: number) => (percent === 0 ? text : `${text} : ${numberText(percent)} % lus`)
export const albumsSrOnly = (list: List, percent: number) => withPercent(reading[list], percent)
export const tagsSrOnly = (list: List, percent: number) => withPercent(tagging[list], percent)
export const albumsSoFarSrOnly = (list: List, seen: number) =>
  seen === 0 ? reading[list] : `${reading[list]} : ${albumCount(seen)} pour l’instant`
export const tagsSoFarSrOnly = (list: List, done: number) =>
  done === 0 ? tagging[list] : `${tagging[list]} : ${albumCount(done)} pour l’instant`

export const albumsDone = (seen: number, found: number) => `${numberText(seen)} sur environ ${albumCount(found)}`
export const albumsSoFar = (seen: number) => `${albumCount(seen)} pour l’instant, total inconnu`
export const tagsDone = (done: number, of: number) => `Récupération des tags, ${numberText(done)} sur ${albumCount(of)}`
export const tagsSoFar = (done: number) => `Récupération des tags, ${albumCount(done)} pour l’instant, total inconnu`
