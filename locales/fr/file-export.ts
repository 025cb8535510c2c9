import { counted } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { exportStarted, exportStartedText } from '#locales/phrases.ts'

export const crates = (count: number) => counted(count, { one: 'bac', other: 'bacs' })

export const title = 'Importer ou exporter'
export const exportTab = 'Exporter'

export const wholeCollection = 'Collection complète'
export const wholeCollectionText = (count: number | undefined, crateCount: number) =>
  `${count === undefined ? 'Tous les albums' : albumCount(count)}, ${crates(crateCount)} avec leurs albums dans l’ordre, règles et couleurs des tags, et ce que tu as dit des doublons. JSON.`
export const allAlbums = 'Tous les albums'
export const allAlbumsText = 'Une ligne par album, pour n’importe quel tableur. CSV.'
export const shown = 'Affichage actuel'
export const shownText = (count: number | undefined) =>
  count === undefined
    ? 'Les albums affichés, avec la recherche, les filtres et le tri du moment. CSV.'
    : `${albumCount(count)}, avec la recherche, les filtres et le tri du moment. CSV.`
export const oneCrate = 'Un bac'
export const oneCrateText = 'Les mêmes colonnes, seulement les albums du bac. CSV.'
export const crateToExport = 'Bac à exporter'
export const exportJson = 'Exporter en JSON'
export const exportCsv = 'Exporter en CSV'
export const exportFailed = 'Impossible d’exporter tes albums. Réessaie'
