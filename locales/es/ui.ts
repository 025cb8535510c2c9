import { counted, isolated, numberText } from '#locales/intl.ts'

export { cancel, discard, somethingWrong as failed } from '#locales/phrases.ts'

export const unsavedTitle = '¿Salir sin guardar?'
export const keepEditing = 'Seguir editando'

export const typeToContinue = <Node>(expected: Node) => ['Escribe ', expected, ' para continuar']

export const openFailedTitle = 'No se pudo abrir'
export const openFailed = 'Inténtalo otra vez'
export const openFailedOffline = 'Estás sin conexión. Inténtalo otra vez cuando la recuperes.'

export const keepMine = 'Conservar la mía'
export const useOther = 'Usar la otra'

export const noInitials = 'T'

export const removeChip = (name: string) => `Quitar ${isolated(name)}`

export const starCount = (count: number) => counted(count, { one: 'estrella', other: 'estrellas' })
export const starsOfFive = (count: number) => (count % 1 ? `${numberText(count)} de 5 estrellas` : starCount(count))
export const rated = (heading: string, count: number) => `${isolated(heading)}: ${starsOfFive(count)}`
export const notRated = (heading: string) => `${isolated(heading)}: ninguna`

export const altKey = 'Alt'
export const controlKey = 'Ctrl'
export const shiftKey = 'Mayús'
export const escapeKey = 'Esc'
export const enterKey = 'Intro'

export const recently = 'hace poco'
export const justNow = 'hace un momento'

export const loadingAlbums = 'Cargando los álbumes'

export const nothingYetTitle = 'Tu colección está vacía'
export const nothingYetText =
  'Empieza por añadir los álbumes y pistas que más te gustan. O escribe tu nombre de usuario de Bandcamp y trae todo lo que compraste.'
export const noneMatchTitle = 'Ningún álbum coincide'
export const noneMatchText = 'Ningún álbum coincide con tu búsqueda y tus filtros.'
export const notLoadedTitle = 'Saltó la aguja'
export const notLoadedText = 'No se pudieron cargar tus álbumes porque falló la conexión. No les ha pasado nada.'

export const albumCount = (count: number) => counted(count, { one: 'álbum', other: 'álbumes' })

export const moreRows = (count: number) => `${numberText(count)} más al desplazarte`

export const trackCount = (count: number) => counted(count, { one: 'pista', other: 'pistas' })

export const seconds = (count: number) => counted(count, { one: 'segundo', other: 'segundos' })
export const minutes = (count: number) => counted(count, { one: 'minuto', other: 'minutos' })
export const hours = (count: number) => counted(count, { one: 'hora', other: 'horas' })
export const andMore = (count: number) => `y ${numberText(count)} más`
