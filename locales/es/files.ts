import { crates } from '#locales/file-export.ts'
import { fieldLabel, fileNames } from '#locales/file-rows.ts'
import { counted, isolated, listText, numberText, plural, sentencesText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { exportCsv } from '#locales/file-export.ts'
export { cancel, done } from '#locales/phrases.ts'

export const tagRules = (count: number) => counted(count, { one: 'regla de etiquetas', other: 'reglas de etiquetas' })
export const tagColors = (count: number) => counted(count, { one: 'color de etiqueta', other: 'colores de etiquetas' })
export const pairs = (count: number) =>
  counted(count, { one: 'par de álbumes que no son el mismo', other: 'pares de álbumes que no son el mismo' })
const listens = (count: number) => counted(count, { one: 'entrada del diario', other: 'entradas del diario' })
export const rows = (count: number) => counted(count, { one: 'fila', other: 'filas' })

export const importTab = 'Importar'

export const chooseCrate = 'Elige un cajón'
export const newCrate = 'Nuevo cajón…'

export const chooseOrDrop = <Node>(choose: (text: string) => Node) => [choose('Elige un archivo'), ' o arrástralo aquí']
export const fileKinds = (size: string) => `CSV, JSON o ZIP, hasta ${size}`
export const acceptedFiles =
  'Un CSV de cualquier programa, como Discogs, RateYourMusic, Last.fm o Bandcamp; lo que te da Spotify, ListenBrainz o un conversor de listas; una colección exportada de Gatefold, o listas guardadas de tu página de Bandcamp. Ves una vista previa antes de que cambie nada.'
export const encoding = 'Codificación del texto'
export const encodingHelp = '¿Se leen bien los nombres de abajo?'
export const encodings = {
  'windows-1252': 'Occidental (Windows-1252)',
  macintosh: 'Occidental (Mac Roman)',
  'windows-1251': 'Cirílico (Windows-1251)',
  shift_jis: 'Japonés (Shift-JIS)',
  gbk: 'Chino (GBK)',
}
export const startImport = 'Importar'
export const noFile = 'Elige un archivo para importar'
export const rejectedFile = (name: string, fault: string) => `“${isolated(name)}”: ${fault}`

export const unfinished = 'Importación sin terminar'
export const unnamedFile = 'Un archivo'
export const unfinishedText = (name: string, read: number, total: number) =>
  `“${isolated(name)}” quedó sin terminar: ${numberText(read)} de ${rows(total)} ya importadas. Elige el mismo archivo para seguir.`
export const importedInOtherTab = (name: string) => `“${isolated(name)}” se está importando en otra pestaña.`
export const chooseAgain = <Node>(name: string, srOnly: (text: string) => Node) => [
  'Elegir el archivo',
  srOnly(` ${isolated(name)}`),
]
export const cancelHere = <Node>(name: string, srOnly: (text: string) => Node) => [
  'Cancelar esta importación',
  srOnly(`: ${isolated(name)}`),
]
export const notCancelled = 'No se pudo cancelar la importación'

export const reading = 'Leyendo el archivo'
export const readingText = 'Leyendo el archivo. Aún no cambió nada.'

export const unreadable = 'No se pudo leer el archivo. Inténtalo otra vez'
export const tooLarge = (size: string, most: string) =>
  `Este archivo tiene ${size}. Un archivo puede tener como máximo ${most}`
export const inOtherTab = 'Este archivo se está importando en otra pestaña'
export const anotherFile = (expected: string) =>
  `Este archivo no es el mismo que “${isolated(expected)}”, o cambió desde entonces`
export const invalidFile = (format: 'CSV' | 'JSON', fault: string) => `Elige un archivo ${format} válido. ${fault}`
export const emptyFile = 'Este archivo está vacío'
export const onlyHeader = 'Este archivo solo tiene una fila de cabecera'
export const tooManyAlbums = (most: number) =>
  `Este archivo tiene demasiados álbumes. Un archivo puede tener como máximo ${numberText(most)}`

const songsOfAlbums = (songs: number, albums: number, playlists: number) => {
  const all = `${counted(songs, { one: 'canción', other: 'canciones' })} de ${albumCount(albums)}`
  return playlists > 0
    ? `${all} en ${counted(playlists, { one: 'lista de reproducción', other: 'listas de reproducción' })}`
    : all
}

export const contents = (
  kind: keyof typeof fileNames,
  hasAlbums: boolean,
  encoding: string | null,
  count: number,
  crateCount: number,
  others: { songs: number; tagRules: number; tagColors: number; pairs: number; listens: number },
) => {
  const file = `${fileNames[kind]}${encoding ? `, con codificación ${encoding}` : ''}`
  if (others.songs > 0) return `${file}: ${songsOfAlbums(others.songs, count, crateCount)}.`
  const inIt = hasAlbums ? albumCount(count) : rows(count)
  const parts = [
    inIt,
    crateCount > 0 && crates(crateCount),
    others.tagRules > 0 && tagRules(others.tagRules),
    others.tagColors > 0 && tagColors(others.tagColors),
    others.pairs > 0 && pairs(others.pairs),
    others.listens > 0 && listens(others.listens),
  ]
  return `${file}: ${listText(parts.filter((part) => part !== false))}.`
}
export const contentsSrOnly = (count: number, fresh: number, there: number, failed: number) =>
  `${rows(count)}. Nuevas: ${numberText(fresh)}; ya estaban: ${numberText(there)}; no válidas: ${numberText(failed)}`
export const startedBefore = (read: number, total: number) =>
  `Esta importación empezó antes: ${numberText(read)} de ${rows(total)} ya importadas. Sigue desde ahí.`
export const created = 'Nuevos'
export const existing = 'Ya estaban'
export const invalid = 'No válidos'
export const duplicates = 'Repetidos en el archivo'

export const destination = 'Destino'
export const destinationWhole = (crateCount: number, areSongs: boolean, hasRules: boolean, hasMore: boolean) => {
  if (areSongs && crateCount > 0)
    return plural(crateCount, {
      one: 'Con un cajón para la lista de reproducción',
      other: 'Con un cajón para cada lista de reproducción',
    })
  if (crateCount > 0) return 'Colección completa, con cajones'
  if (hasRules) return 'Colección completa, con reglas de etiquetas'
  return hasMore ? 'Colección completa' : null
}
export const list = 'Lista'
export { listNames } from '#locales/album-form.ts'
export { andMore as moreFailures } from '#locales/ui.ts'

export const entry = 'Archivo dentro del comprimido'
export const destinationAlbumsOnly = 'Solo álbumes'
export const destinationAlbums = 'Tus álbumes'
export const destinationCrate = 'Un cajón'
export const crate = 'Cajón'
export const newCrateName = 'Nombre del nuevo cajón'

export const existingAlbums = 'Álbumes que ya tienes'
export const skip = 'Dejarlos como están'
export const skipText = 'Los álbumes que ya están en tu colección no cambian.'
export const fill = 'Completar sus campos vacíos'
export const fillText = (count: number) =>
  count > 0
    ? `${counted(count, { one: 'álbum se completaría', other: 'álbumes se completarían' })} con el archivo. Lo que escribiste se queda.`
    : 'Con este archivo no se completaría ninguno.'

export const overLimit = (count: number, most: number) =>
  plural(count, {
    one: `Puedes tener como máximo ${albumCount(most)}: el último de los nuevos se saltará.`,
    other: `Puedes tener como máximo ${albumCount(most)}: los últimos ${numberText(count)} de los nuevos se saltarán.`,
  })

export const diaryOverLimit = (count: number, most: number) =>
  `En tu diario caben como máximo ${counted(most, { one: 'entrada', other: 'entradas' })}: al menos ${numberText(count)} de estas ${plural(count, { one: 'quedará', other: 'quedarán' })} fuera.`

export const failedRows = 'Filas no válidas'
export const saveFailed = 'No se pudieron guardar las filas no válidas'
export const willBeSkipped = (count: number, total: number) =>
  sentencesText([
    counted(count, { one: 'fila se saltará.', other: 'filas se saltarán.' }),
    count < total && 'Todas las demás son válidas.',
    fixInvalid,
  ])
export const wereSkipped = (count: number, total: number) =>
  sentencesText([
    counted(count, { one: 'fila se saltó.', other: 'filas se saltaron.' }),
    count < total && 'Todas las demás se importaron.',
    fixInvalid,
  ])
const fixInvalid = 'Exporta lo que no es válido, corrígelo e impórtalo otra vez.'
export const failedRowsFile = (name: string) => `${name} filas no válidas.csv`
export const probablyThere = 'Probablemente el mismo álbum'
export const probablyThereText = (count: number) =>
  counted(count, {
    one: 'fila probablemente ya está en tu colección o lista de deseos, con otro nombre. Desmárcala si es otro álbum.',
    other:
      'filas probablemente ya están en tu colección o lista de deseos, con otros nombres. Desmarca lo que sea otro álbum.',
  })
export const isThere = (name: string) => `Tienes ${isolated(name)}`
export const allAreOthers = 'Todos son otros álbumes'
export const allAreThere = 'Todos ya están'
export const onAlbums = 'Pistas de álbumes que tienes'
export const onAlbumsText = (count: number) =>
  counted(count, {
    one: 'pista está en un álbum que tienes y no se añadirá otra vez.',
    other: 'pistas están en álbumes que tienes y no se añadirán otra vez.',
  })
export const isOn = (track: string, album: string) => `“${isolated(track)}” está en “${isolated(album)}”, que ya tienes`
export const ratedOnly = 'Valorado, pero no comprado'
export const ratedOnlyCount = (count: number) =>
  counted(count, { one: 'álbum que no tienes aquí', other: 'álbumes que no tienes aquí' })
export const ratedOnlyLeft = 'Solo valorar lo que ya está'
export const ratedOnlyCrate = 'Ponerlos en un cajón'
export const ratedOnlyAdded = 'Añadirlos todos'
export const hidden = 'Oculto en tu página'
export const hiddenHelp = (count: number) => `${albumCount(count)}. Al compartir tu colección se verían`
export const hiddenLeft = 'Dejarlos fuera'
export const hiddenAdded = 'Añadirlos a la colección'
export const followedHelp = (count: number) =>
  counted(count, {
    one: 'álbum que ni tienes ni deseas',
    other: 'álbumes que ni tienes ni deseas',
  })
export const followedAdded = 'A la lista de deseos, por decidir'
export const zone = 'Tu zona horaria'
export const zoneHelp = 'Las horas del archivo están en UTC'
export const leftOut = 'Queda fuera'
export const leftOutText = (counts: readonly (readonly [field: string, count: number])[]) => {
  const parts = counts.flatMap(([field, count]) => {
    if (field === 'plays') return []
    return field === 'row' ? `partes de ${rows(count)}` : `“${fieldLabel(field)}” en ${rows(count)}`
  })
  return parts.length > 0 ? `Queda fuera porque no se puede leer: ${listText(parts)}.` : `${leftOut}:`
}
export const failedCrates = 'Cajones no válidos'
export const failedCratesText =
  'Algunos cajones del archivo están incompletos. Lo que en ellos no es válido se saltará.'
export const failedRules = 'Reglas de etiquetas no válidas'
export const failedRulesText = 'Algunas reglas de etiquetas del archivo no son válidas y se saltarán.'
export const failedColors = 'Colores de etiquetas no válidos'
export const failedColorsText = 'Algunos colores de etiquetas del archivo no son válidos y se saltarán.'
export const failedPairs = 'Pares de álbumes no válidos'
export const failedPairsText = 'Algunos pares de álbumes marcados como distintos no son válidos y se saltarán.'
export const problems = 'Problemas'
export const rowFailure = (row: number, fault: string) => `Fila ${row}: ${fault}`
export const fieldFailure = (row: number, field: string, fault: string) => `Fila ${row}, ${fieldLabel(field)}: ${fault}`
export const crateFailure = (crate: number, fault: string) => `Cajón ${crate}: ${fault}`
export const crateFieldFailure = (crate: number, field: string, fault: string) =>
  `Cajón ${crate}, ${fieldLabel(field)}: ${fault}`
export const colorFailure = (color: number, fault: string) => `Color de etiqueta ${color}: ${fault}`
export const pairFailure = (pair: number, fault: string) => `Par ${pair}: ${fault}`
export const ruleFailure = (rule: number, fault: string) => `Regla de etiquetas ${rule}: ${fault}`
export const ruleFieldFailure = (rule: number, field: string, fault: string) =>
  `Regla de etiquetas ${rule}, ${fieldLabel(field)}: ${fault}`

export const firstRows = (count: number) =>
  plural(count, { one: 'Vista previa', other: 'Vista previa de las primeras filas' })
export const rating = 'Valoración'
export const rowExists = 'ya estaba'
export const moreTags = (count: number) => `+${numberText(count)}`

export const otherFile = 'Elegir otro archivo'
export const importRest = 'Importar el resto'
export const importing = 'Importando…'
