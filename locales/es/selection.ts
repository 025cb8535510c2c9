import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { alreadyIn, asksForMore } from '#locales/crate-dialogs.ts'
export { buy } from '#locales/desk.ts'
export { cancel, no, tryAgain, yes } from '#locales/phrases.ts'

export const bar = 'Álbumes seleccionados'
export const selectedCount = (count: number) => counted(count, { one: 'seleccionado', other: 'seleccionados' })
export const notShown = (count: number) => counted(count, { one: 'no visible', other: 'no visibles' })

export const selectMenu = 'Seleccionar…'
export const select = 'Seleccionar'
export const selectPage = <Node>(aside: (text: string) => Node) => ['Todos ', aside('(esta página)')]
export const selectMatching = 'Todos los que coinciden'
export const selectNone = 'Ninguno'

export const addToCrate = 'Añadir a un cajón'
export const tags = 'Etiquetas…'
export const rateSelected = 'Valorar…'
export const rating = 'Valoración de los álbumes seleccionados'
export const more = 'Más'
export const toWishlist = 'Pasar a la lista de deseos'
export const toCollection = 'Pasar a la colección'
export const exportCsv = 'Exportar CSV'
export const openInBandcamp = 'Abrir en Bandcamp'
export const moveToPosition = 'Mover a la posición…'
export const removeFromCrate = 'Quitar del cajón'
export const deleteSelected = 'Eliminar seleccionados'

export const noneSelected = 'No hay ningún álbum seleccionado.'

export const crateTitle = 'Añadir a un cajón'
export const albumsSelected = (count: number) =>
  counted(count, { one: 'álbum seleccionado', other: 'álbumes seleccionados' })

export const removeFrom = (crate: string) => `Quitar de “${isolated(crate)}”`
export const moveToNone = 'Mover a un cajón'
export const moveToOne = (crate: string) => `Mover a “${isolated(crate)}”`
export const moveToSeveral = (count: number) => `Mover a ${counted(count, { one: 'cajón', other: 'cajones' })}`

export const tagsTitle = 'Etiquetas'
export const tagsToAdd = 'Etiquetas para añadir'
export const tagsToRemove = 'Etiquetas para quitar'
export const changeTags = (count: number) => `Cambiar ${albumCount(count)}`

export const rateTitle = 'Valorar álbumes'
export const noRating = 'Sin valorar'
export const rateAlbums = (count: number) => `Valorar ${albumCount(count)}`
export const removeRatings = 'Quitar valoraciones'

export const openTitle = 'Abrir en Bandcamp'
const opens = (count: number) => `Esto abre ${counted(count, { one: 'pestaña', other: 'pestañas, de una en una' })}`
export const opensTabs = (count: number, all: number) =>
  count < all
    ? `${opens(count)}, para los primeros de ${albumCount(all)}. Después puedes abrir los siguientes.`
    : `${opens(count)}.`
export const openedSome = (count: number, all: number) => `${numberText(count)} de ${albumCount(all)} ya abiertos`
export const openNext = (count: number) =>
  plural(count, { one: 'Abrir el siguiente', other: `Abrir los siguientes ${numberText(count)}` })
export const noAddress = (count: number) =>
  counted(count, { one: 'álbum no tiene dirección en Bandcamp', other: 'álbumes no tienen dirección en Bandcamp' })
export const withoutAddress = (count: number) => `${noAddress(count)}.`
export const blocked = 'Ventana bloqueada'
export const blockedText = 'Puede que tu navegador bloquee las ventanas nuevas. Permítelas para este sitio'

// Buying at Bandcamp. A cart holds 50 albums, so there may be several.
export const buyTitle = 'Comprar en Bandcamp'
export const forSale = (count: number, sum: string) =>
  sum ? `${albumCount(count)} a la venta, ${sum} en total` : `${albumCount(count)} a la venta`
export const ownPrice = 'A eso se suma lo que tú elijas pagar.'
export const toCart = 'Poner en el carrito'
export const cartOf = (cart: number, all: number) => `Carrito ${numberText(cart)} de ${numberText(all)}`
export const cartHelp =
  'El carrito lo llena la extensión de navegador Bandcamp Enhancement Suite. Sin ella se abre la portada de Bandcamp.'
export const freeOnes = 'Gratis, se descarga en la página del álbum'
export const unpriced = 'Sin precio conocido: quizá agotado o solo para suscriptores'
export const unnumbered = 'Fuera del carrito, porque falta su número en Bandcamp'
export const copyList = 'Copiar la lista'
export const listCopied = (count: number) => `Lista de ${albumCount(count)} copiada`
export const listNotCopied = 'No se pudo copiar la lista'

export const deleteTitle = (count: number) => `¿Eliminar ${albumCount(count)}?`
export const deleteQuestion = (count: number, days: number) =>
  plural(count, {
    one: `1 álbum saldrá de tu colección y de todos los cajones. Puedes recuperarlo de la papelera durante ${numberText(days)} días.`,
    other: `${numberText(count)} álbumes saldrán de tu colección y de todos los cajones. Puedes recuperarlos de la papelera durante ${numberText(days)} días.`,
  })

export const add = (crate: string) => `Añadir a “${isolated(crate)}”`
export const tag = (tag: string) => `Poner la etiqueta “${isolated(tag)}”`
export const dropToRate = (stars: number) => `Valorar: ${starCount(stars)}`
export const moveTo = (place: number, all: number) => `Mover a la posición ${numberText(place)} de ${numberText(all)}`
export const newCrateWith = (title: string) => `Nuevo cajón con “${isolated(title)}”`

export const oneMore = '+1'
export const added = 'añadido'

export const crates = 'Cajones'
export const newCrate = 'Nuevo cajón…'
