import { counted, dayText, isolated, numberText, shortDayText } from '#locales/intl.ts'

export { listNames as lists } from '#locales/album-form.ts'
export { nextPage as next, page as pageName, pages, previousPage as previous } from '#locales/collection.ts'
export { skipLink } from '#locales/pages.ts'
export { cancel, close, optional } from '#locales/phrases.ts'
export { albumCount as albums, starCount as rated, trackCount as tracks } from '#locales/ui.ts'

export const share = 'Compartir…'
export const shareThese = 'Compartir estos álbumes'
export const title = (name: string) => (name ? `Compartir “${isolated(name)}”` : 'Compartir estos álbumes')
export const editTitle = 'Cambiar lo que se comparte'
export const lead = (isYear: boolean) =>
  isYear
    ? 'Quien tenga el enlace ve lo que escuchaste y añadiste este año, sin notas ni días. Los cambios se ven al momento.'
    : 'Quien tenga el enlace ve estos álbumes. Los cambios se ven al momento.'
export const before = (isYear: boolean) =>
  isYear
    ? 'Nadie más ve aún este año. Con un enlace, quien lo tenga ve lo que escuchaste y añadiste, sin notas ni días.'
    : 'Nadie más ve aún estos álbumes. Con un enlace, los ve quien lo tenga.'
export const stopped = 'Ya no se comparte. El enlace dejó de funcionar.'
export const selectionCrate = 'Álbumes compartidos'
export const selectionLead =
  'Estos álbumes van a un cajón nuevo con este título. Quien tenga el enlace ve lo que hay en él. Los cambios se ven al momento.'
export const name = 'Título'
export const sharer = 'Tu nombre'
export const sharerHelp = 'Opcional, se muestra en la página'
export const layout = 'Presentación'
export const views = { wall: 'Mural de portadas', list: 'Lista, con sitio para notas' }
export const shown = 'También se muestra'
export const shows = {
  notes: 'Notas',
  ratings: 'Valoraciones',
  tags: 'Etiquetas',
  prices: 'Precios',
  tracks: 'Listas de pistas',
  hidden: 'Incluir álbumes ocultos en Bandcamp',
}
export const showsOfYear = { ...shows, ratings: 'Mejor valorados', prices: 'Lo que pagaste' }
export const gift = 'Lista de regalos'
export const giftHelp = 'Quien regala marca lo que va a regalar. Tú no ves nada hasta el día que elijas.'
export const giftLater =
  'Quien regala marca lo que va a regalar. Las marcas se quedan en la lista si le das un enlace nuevo. Después puedes aplazar el día, pero no adelantarlo.'
export const giftUntil = 'Secreto hasta'
export const makeGift = 'Hacerla lista de regalos'
export const moveDay = 'Aplazar el día'
export const expires = 'El enlace caduca'
export const expiresOn = 'El enlace caduca el'
export const listed = 'Los buscadores pueden mostrarla'
export const preview = 'Vista previa'
export const previewLoading = 'Cargando la vista previa'
export const previewFailed = 'No se pudo cargar la vista previa. El enlace funciona igual.'
export const noLink = 'Se crea al copiarlo'
export const create = 'Crear enlace'
export const statuses = { saving: 'Guardando…', saved: 'Guardado' }
export const createFailed = 'No se pudo crear el enlace'
export const saveFailed = 'No se pudo guardar el cambio'
export const done = 'Listo'
export const link = 'Enlace'
export const copy = 'Copiar'
export const copyIt = 'Copiar enlace'
export const copied = 'Enlace copiado'
export const copyFailed = 'No se pudo copiar el enlace. Selecciónalo y cópialo tú.'
export const send = 'Enviar…'
export const see = 'Ver la página'
export const gone = 'Esta página compartida ya no existe.'
export const loading = 'Cargando lo que compartes'

export const listText = 'Lo que otras personas ven con un enlace. Las visitas se cuentan sin cookies ni direcciones.'
export const none = 'Puedes compartir un cajón, tu lista de deseos, una búsqueda o un año.'
export const someAlbums = 'Una búsqueda'
export const crateGone = 'Un cajón eliminado'
export const visits = (count: number) => counted(count, { one: 'visita', other: 'visitas' })
export const isGift = 'lista de regalos'
export const isOver = 'caducó'
export const isRemoved = 'retirada por quien administra este Gatefold'
export const changeOf = (name: string) => `Cambiar lo que se comparte de “${isolated(name)}”`
export const seeOf = (name: string) => `${see} de “${isolated(name)}”`
export const copyOf = (name: string) => `Copiar el enlace de “${isolated(name)}”`
export const revoke = 'Dejar de compartir'
export const revokeOf = (name: string) => `Dejar de compartir “${isolated(name)}”`
export const revoked = 'Ya no se comparte'
export const shareAgainFailed = 'No se pudo compartir otra vez'
export const revokeFailed = 'No se pudo dejar de compartir'
export const newLink = 'Nuevo enlace'
export const newLinkText = 'El enlace anterior deja de funcionar.'
export const newLinkFailed = 'No se pudo crear un nuevo enlace'
export const newLinkMade = 'Nuevo enlace creado'
export const visited = (count: number) => `${visits(count)} hasta ahora`
export const overText = 'El enlace caducó. Elige otro día para mostrar la página otra vez.'
export const removedText = 'Quien administra este Gatefold retiró esta página.'
export const linkUnknown = 'El enlace no se puede mostrar otra vez. Se puede crear uno nuevo.'
export const clearGifts = 'Quitar todas las marcas'
export const clearGiftsQuestion = '¿Quitar todas las marcas de quien regala?'
export const clearGiftsText =
  'Todo lo de esta lista se puede regalar otra vez. No te decimos si había algo marcado, y tampoco avisamos a quien regala.'
export const giftsCleared = 'Ahora no hay ningún álbum marcado'
export const clearGiftsFailed = 'No se pudieron quitar las marcas'
export const gifts = 'Quién regala qué'
export const noGifts = 'Nadie ha marcado nada.'
export const giftLine = (album: string, artist: string, guest: string) =>
  `“${isolated(album)}” de ${isolated(artist)}: ${isolated(guest) || 'alguien'}`
export const onCard = 'Compartido con Gatefold'

export const yearTitle = (year: number) => `${year} en álbumes`
export const selection = 'Una selección de álbumes'
export const description = (totals: string) => `${totals}, compartido con Gatefold.`
export const sharedBy = (name: string) => `Compartido por ${isolated(name)}`
export const titleBy = (title: string, artist: string) => `“${isolated(title)}” de ${isolated(artist)}`
export const buy = 'Comprar en Bandcamp'
export const listen = 'En Bandcamp'
export const ofAlbum = <Node>(text: string, title: string, srOnly: (text: string) => Node) => [
  text,
  srOnly(`: ${isolated(title)}`),
]
export const play = 'Reproducir'
export const playerTitle = (title: string) => `Reproductor de Bandcamp: ${isolated(title)}`
export const empty = 'Por ahora no hay álbumes que mostrar aquí.'
export const leftOut = (count: number) =>
  counted(count, {
    one: 'álbum queda fuera: lo que hay aquí solo vino por tu conexión con Bandcamp, que también trae lo que ocultas en Bandcamp. Importa tu lista pública, o elige mostrar los álbumes que puedan estar ocultos.',
    other:
      'álbumes quedan fuera: lo que hay aquí solo vino por tu conexión con Bandcamp, que también trae lo que ocultas en Bandcamp. Importa tu lista pública, o elige mostrar los álbumes que puedan estar ocultos.',
  })
export const pageOf = (page: number, all: number) => `Página ${numberText(page)} de ${numberText(all)}`
export const print = 'Imprimir'
export const feed = 'Canal Atom'
export const jsonFeed = 'JSON Feed'
export const madeWith = 'Compartido con Gatefold: todos los discos que compraste, de vuelta en su cajón.'
export const report = 'Denunciar esta página'
export const reportSubject = 'Denuncia de una página compartida'
export const open = 'Abrir la página completa'

export const linkGoneTitle = 'Este enlace ya no se comparte'
export const linkGoneText =
  'Quien lo compartía dejó de hacerlo, o el enlace no se copió entero. Pregunta a quien te lo envió.'

export const giftLead = (until: number) =>
  `Una lista de regalos hasta el ${dayText(until)}. Marca lo que vas a regalar, para que nadie más lo regale. Las marcas son de la lista, sea cual sea el enlace por el que llegaste. Quien recibe los regalos no ve nada hasta entonces.`
export const giftOwner = 'Es tu lista. Lo que ya te regalan sigue en secreto.'
export const give = 'Yo regalo esto'
export const taken = 'Ya lo regalan'
export const yours = 'Tú regalas esto'
export const release = 'Deshacer: no regalo esto'
export const goneTitle = 'Ya no está en la lista'
export const goneText = 'Alguien va a regalarlos, pero ya salieron de la lista.'
export const yourName = 'Tu nombre'
export const nameHelp = 'Opcional. Quien recibe los regalos lo ve después de ese día.'
export const failed = 'No se pudo guardar. Inténtalo otra vez.'
export const noScript = 'Para marcar regalos hace falta JavaScript.'

export const kept = (time: number) =>
  `Estás sin conexión. Esto es lo que se compartía el ${shortDayText(time)}. Podrás cambiarlo cuando vuelva la conexión.`
export const count = (count: number) => counted(count, { one: 'enlace', other: 'enlaces' })
export const noneTitle = 'Aún no compartes nada'
export const since = (day: string) => `desde el ${day}`
export const until = (day: string) => `hasta el ${day}`
export const toShares = 'Ver lo que compartes'
