import { counted } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { exportStarted, exportStartedText } from '#locales/phrases.ts'

export const crates = (count: number) => counted(count, { one: 'cajón', other: 'cajones' })

export const title = 'Importar y exportar'
export const exportTab = 'Exportar'

export const wholeCollection = 'Colección completa'
export const wholeCollectionText = (count: number | undefined, crateCount: number) =>
  `${count === undefined ? 'Todos los álbumes' : albumCount(count)}, ${crates(crateCount)} con sus álbumes en orden, las reglas y los colores de etiquetas, y lo que dijiste de los repetidos. JSON.`
export const allAlbums = 'Todos los álbumes'
export const allAlbumsText = 'Una fila por álbum, para cualquier hoja de cálculo. CSV.'
export const shown = 'Vista actual'
export const shownText = (count: number | undefined) =>
  `${count === undefined ? 'Los álbumes' : albumCount(count)} que muestra la vista, con su búsqueda, filtros y orden. CSV.`
export const oneCrate = 'Un cajón'
export const oneCrateText = 'Las mismas columnas, solo los álbumes del cajón. CSV.'
export const crateToExport = 'Cajón para exportar'
export const exportJson = 'Exportar JSON'
export const exportCsv = 'Exportar CSV'
export const exportFailed = 'No se pudieron exportar tus álbumes. Inténtalo otra vez'
