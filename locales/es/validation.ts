import { anyOfText, besideText, isolated, numberText } from '#locales/intl.ts'

export const wrongAddress = 'Escribe una dirección de correo válida'
export const passwordTooShort = (least: number) =>
  `La contraseña tiene que tener al menos ${numberText(least)} caracteres`
export const passwordTooLong = (most: number) => `La contraseña puede tener como máximo ${numberText(most)} caracteres`
export const nameTooShort = (least: number) => `El nombre tiene que tener al menos ${numberText(least)} caracteres`
export const nameTooLong = (most: number) => `El nombre puede tener como máximo ${numberText(most)} caracteres`
export const passwordsDiffer = 'Las contraseñas no coinciden'
export const newPasswordsDiffer = 'Las contraseñas no coinciden'
export const wrongProvider = 'El proveedor tiene que ser google u oidc'
export const signupPasswordMissing = 'Escribe la contraseña de invitación'
const settings = { itemsPerPage: 'El número de álbumes por página', lastView: 'La última vista', language: 'El idioma' }
export const wrongChoice = (setting: keyof typeof settings, values: readonly (string | number)[]) => {
  const texts = values.map((value) => (typeof value === 'number' ? numberText(value) : value))
  return `${settings[setting]} tiene que ser ${anyOfText(texts)}`
}
export const passwordMissing = 'Escribe tu contraseña'
export const wrongPhotoAddress = 'Tiene que ser una dirección que empiece por https://'
export const samePassword = 'Elige una contraseña distinta de la actual'
export const confirmationMissing = 'Escribe tu dirección de correo para confirmar'

export const rules = (least: number) => ({
  length: `Al menos ${numberText(least)} caracteres`,
  uppercase: 'Una mayúscula',
  digit: 'Un número',
})

export const commonPassword = 'Esta contraseña es demasiado común. Elige una más difícil de adivinar.'

export const errors = (least: number) => ({
  length: `La contraseña tiene que tener al menos ${numberText(least)} caracteres`,
  uppercase: 'La contraseña tiene que llevar al menos una mayúscula',
  digit: 'La contraseña tiene que llevar al menos un número',
})

export const pageNotFound = 'Esta página no existe'
export const wrongSort = 'El orden tiene que ser created, username, email o role'
export const wrongDirection = 'La dirección tiene que ser asc o desc'
export const unknownAction = 'Acción desconocida'
export const usernameMissing = 'Falta el nombre de usuario'
export const usernameTooLong = (most: number) =>
  `El nombre de usuario puede tener como máximo ${numberText(most)} caracteres`
export const displayNameTooLong = (most: number) =>
  `El nombre visible puede tener como máximo ${numberText(most)} caracteres`
export const wrongRole = 'El rol tiene que ser user, test o admin'
export const addressMissing = 'Escribe tu dirección de correo'

export const wrongList = 'La lista tiene que ser collection o wishlist'
export const wrongVerdict = 'La decisión tiene que ser keep, friday, later o let-go'
export const titleMissing = 'Falta el título'
export const artistMissing = 'Falta el artista'
export const wrongUrl = 'Tiene que ser una dirección válida'
export const wrongReleaseDate = 'Una fecha de lanzamiento se escribe AAAA, AAAA-MM o AAAA-MM-DD'
export const wrongMoment = 'Una hora se escribe como 2024-05-01T12:00:00Z'
export const wrongRating = 'Una valoración va de media estrella a cinco, de media en media'
export const wrongTrackCount = (most: number) => `Las pistas tienen que ser un número entero de 0 a ${numberText(most)}`
export const wrongPrice = 'Un precio tiene que ser un número entero de céntimos, o de la unidad menor de la moneda'
export const wrongCurrency = 'Una moneda tiene que ser un código como EUR'
export const wrongPaid = 'Lo pagado tiene que ser un número entero de céntimos, o de la unidad menor de la moneda'
export const paidInHalves = 'Lo pagado necesita una cantidad y una moneda'
export const wrongFormat = 'Un formato tiene que ser digital, vinyl, cassette, cd u other'
export const wrongYesOrNo = 'Tiene que ser true o false'
export const wrongFans = 'Los fans tienen que ser un número entero'
export const wrongItemType = 'El tipo tiene que ser album o track'
export const wrongBandcampId = 'Un id de Bandcamp tiene que ser un número entero'
export const wrongTracks = 'Las pistas tienen que ser una lista, cada una con número, título y si se puede reproducir'
export const tooManyTracks = (most: number) => `Un álbum puede tener como máximo ${numberText(most)} pistas`
export const wrongTags = 'Las etiquetas tienen que ser una lista de textos'
export const tagTooLong = (most: number) => `Una etiqueta puede tener como máximo ${numberText(most)} caracteres`
export const tooManyTags = (most: number) => `Un álbum puede tener como máximo ${numberText(most)} etiquetas`
export const wrongAlbumIds = 'albumIds tiene que ser una lista de ids de álbumes'
export const wrongMerge = (most: number) =>
  `merge tiene que ser una lista de 1 a ${numberText(most)} ids de otros álbumes`
export const wrongVersions = 'versions tiene que ser una versión de cada álbum, primero la del que se conserva'
export const wrongAlike = (most: number) => `albumIds tiene que ser una lista de 2 a ${numberText(most)} ids de álbumes`
export const wrongApart = 'apart tiene que ser uno de albumIds'
export const nothingToChange = 'Nada que cambiar'
export const tagAddedAndRemoved = 'Una etiqueta no se puede añadir y quitar a la vez'

export const subsonicUsernameMissing = 'Escribe el nombre de usuario que muestra Bandcamp'
export const subsonicPasswordMissing = 'Escribe la contraseña que muestra Bandcamp'

export const nameMissingTitle = 'Falta el nombre del cajón'
export const nameMissing = 'Escribe un nombre para tu cajón'
export const wrongCrateIds = 'crateIds tiene que ser una lista de ids de cajones'

export const tooManyPlaces = (most: number) =>
  `Como máximo ${numberText(most)} a la vez: elige menos álbumes o menos cajones`

export const queryMissing = 'Escribe lo que tiene que encontrar el cajón'
export const queryTooLong = (most: number) => `Una búsqueda puede tener como máximo ${numberText(most)} términos`
export const queryFault = (part: string) => `“${isolated(part)}” no se puede leer como parte de una búsqueda`
export const smartCrateHasNoAlbums = 'Un cajón inteligente tiene una búsqueda en lugar de álbumes propios'
export const notSmart = 'Solo un cajón inteligente tiene una búsqueda'

export const wrongDay = 'Un día se escribe AAAA-MM-DD'
export const wrongHeardAt = 'Una hora se escribe como 2026-05-01T20:30'
export const notHeardYet = 'La hora no puede estar en el futuro'

export const atMostCharacters = (most: number) => `Como máximo ${numberText(most)} caracteres`
export const fieldMissing = 'Falta este campo'
export const invalidValue = 'Este valor no es válido'
export const wrongNewId = 'Un id tiene que ser un número entero de 2^40 a 2^49 - 1'
export const unknownField = 'Campo desconocido'

export const wrongPlace = 'Un lugar tiene que ser un número entero'
export const wrongRow = 'Una fila tiene que ser un número entero'
export const rowTooSmall = 'Las filas se cuentan desde 1'
export const tooManyAlbums = (most: number) => `Un archivo puede tener como máximo ${numberText(most)} álbumes`
export const tooManyAlbumsInCall = (most: number) =>
  `Una llamada puede importar como máximo ${numberText(most)} álbumes. Importa un archivo mayor en la app, o por partes con POST /api/imports/file`
export const wrongNth = 'nth tiene que ser un número entero'
export const nthTooSmall = 'nth se cuenta desde 1'
export const fileNameMissing = 'Un archivo tiene que tener nombre'
export const wrongFileFormat = 'El formato tiene que ser csv o json'
export const wrongMode = 'El modo tiene que ser skip o fill'
export const wrongTarget = 'El destino tiene que ser collection, albums o crate'
export const wrongTotal = 'total tiene que ser un número entero'
export const wrongCrateId = 'crateId tiene que ser un cajón'
export const wrongFingerprint = 'Una huella se escribe en hexadecimal'
export const wrongFileRow = 'Una fila tiene que ser {row, album} o {row, fault}'
export const wrongRows = 'rows tiene que ser una lista de filas'
export const tooManyRowsInChunk = (most: number) => `Como máximo ${numberText(most)} filas en una parte`
export const wrongCrates = 'crates tiene que ser una lista de cajones'
export const tooManyCratesInChunk = (most: number) => `Como máximo ${numberText(most)} cajones en una parte`
export const wrongChunks = 'chunks tiene que ser un número'
export const wrongTagRules = 'tagRules tiene que ser una lista de reglas de etiquetas'
export const tooManyTagRules = (most: number) => `Como máximo ${numberText(most)} reglas de etiquetas`
export const wrongCrateChunks = 'crateChunks tiene que ser un número'

export const listMissing = 'Elige al menos una lista'
export const fanMissing = 'Escribe un nombre de usuario de Bandcamp'
export const wrongUsername = 'Tiene que ser un nombre de usuario de Bandcamp'

export const tokenMissing = 'Escribe tu token de usuario de ListenBrainz'
export const wrongToken = 'Este no es un token de usuario de ListenBrainz. Cópialo de tus ajustes allí.'

export const notOneOf = (values: readonly string[]) => `Tiene que ser uno de estos: ${besideText(values)}`
export const wrongPage = 'Una página tiene que ser un número entero desde 1'
export const wrongCrate = 'Un cajón tiene que ser un id, o none'
export const wrongSeed = 'Un seed tiene que ser un número entero de seis dígitos como máximo'
export const wrongRatingFilter = 'Una valoración va de 0 a 5, de 0.5 en 0.5'
export const wrongRange = 'La valoración más baja no puede ser mayor que la más alta'
export const wrongTagFilter = (most: number) => `Las etiquetas tienen que ser de 1 a ${most} textos, ninguno vacío`
export const wrongYears = 'Los años se escriben como 1994 o 1994..1997; diez años desde 1990 son la década de 1990'
export const wrongDecade = 'Una década tiene que ser su primer año, como 1990'
export const wrongMonth = 'Un mes se escribe como 2026-05'
export const wrongName = (most: number) => `Un nombre tiene que tener de 1 a ${most} caracteres`
export const wrongImports = 'Las importaciones tienen que ser un id, o dos separados por una coma'

export const wrongOf = 'Elige una sola cosa para compartir: un cajón, una lista, una búsqueda, un año o el calendario'
export const wrongYear = 'El año tiene que ser un número de 1900 a 2099'
export const wrongSharedList = 'La lista es “collection” o “wishlist”'
export const wrongView = 'La vista es “wall” o “list”'
export const wrongShows = 'Elige con sí o no lo que se muestra'
export const wrongYesNo = 'Elige sí o no'
export const wrongDate = 'Elige una fecha'
export const wrongGuest = 'La clave de este navegador para la lista de regalos no es válida'
export const wrongEmbedFormat = 'El formato tiene que ser json'

export const wrongSince = 'La revisión tiene que ser la de una respuesta anterior'
export const wrongEpoch = 'El epoch tiene que ser el de una respuesta anterior'
export const wrongForm = 'Vuelve a cargar la página para tener su nueva versión'

export const wrongTag = 'Una etiqueta tiene que ser un texto'
export const wrongTagList = 'Tiene que ser una lista de al menos una etiqueta'
export const tooManyTagsAtOnce = (most: number) => `Como máximo ${numberText(most)} etiquetas a la vez`
export const tagNameMissing = 'Falta el nombre'
export const wrongColor = 'Tiene que ser uno de los colores'
export const notARule = 'Esto no es una regla de etiquetas'
export const notATagColor = 'Esto no es el color de una etiqueta'
export const wrongEdit = 'Tiene que ser el nombre de un cambio'
