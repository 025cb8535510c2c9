import { counted } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { exportStarted, exportStartedText } from '#locales/phrases.ts'

export const crates = (count: number) => counted(count, { one: 'caixote', other: 'caixotes' })

export const title = 'Importar e exportar'
export const exportTab = 'Exportar'

export const wholeCollection = 'Coleção completa'
export const wholeCollectionText = (count: number | undefined, crateCount: number) =>
  `${count === undefined ? 'Todos os álbuns' : albumCount(count)}, ${crates(crateCount)} com os álbuns na ordem, regras e cores das tags, e o que você disse dos repetidos. JSON.`
export const allAlbums = 'Todos os álbuns'
export const allAlbumsText = 'Uma linha por álbum, para qualquer planilha. CSV.'
export const shown = 'O que está na tela'
export const shownText = (count: number | undefined) =>
  `${count === undefined ? 'Os álbuns' : albumCount(count)} como na tela: com a busca, os filtros e a ordem. CSV.`
export const oneCrate = 'Um caixote'
export const oneCrateText = 'As mesmas colunas, só com os álbuns do caixote. CSV.'
export const crateToExport = 'Caixote a exportar'
export const exportJson = 'Exportar JSON'
export const exportCsv = 'Exportar CSV'
export const exportFailed = 'Não deu para exportar seus álbuns. Tente de novo'
