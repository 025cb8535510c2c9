import { isolated } from '#locales/intl.ts'

export { tryAgain as askAgain, tryAgain as retry } from '#locales/phrases.ts'

export const pageTitle = (title: string) => `${isolated(title)} · Gatefold`
export const skipLink = 'Ir al contenido'
export const skipToAlbums = 'Ir a los álbumes'
export const skipToSearch = 'Ir a la búsqueda'
export const skipToCrates = 'Ir a los cajones'
export const shareImage = 'Un cajón de discos junto a las palabras en inglés: Every record you bought, back in a crate.'

export const collectionDescription = 'Tus álbumes: con estrellas, etiquetas y notas, en cajones.'
export const railLabel = 'Lugares y cajones'

export const errorTitle = 'Algo salió mal'
export const errorText = <Node>(number: Node) => [
  'Algo salió mal de nuestro lado. A tus álbumes no les ha pasado nada. Si vuelve a ocurrir, dile este número a quien administra este Gatefold: ',
  number,
]
export const backToShop = 'Volver a Gatefold'
export const refusalTitle = 'Esto no funcionó'
export const notFoundTitle = '404: este disco no está en ningún cajón'
export const notFoundText = 'En esta dirección no hay nada. Revisa si está bien escrita.'

export const trashedTitle = 'Este álbum está en la papelera'
export const trashedText = <Node>(title: Node, artist: string, days: number) => [
  title,
  ` de ${isolated(artist)} se eliminó. Los álbumes se quedan ${days} días en la papelera; después desaparecen.`,
]
export const restore = 'Recuperar álbum'

export const offlineTitle = 'Estás sin conexión'
export const offlineText =
  'No se puede conectar con Gatefold. A tus álbumes no les ha pasado nada; vuelven con la conexión.'
export const offAirPoster = 'Sin señal'

export const backToLogin = 'Volver a iniciar sesión'
export const toLogin = 'Iniciar sesión'
export const toCollection = 'Ir a tu colección'

export const forgotTitle = '¿Olvidaste la contraseña?'
export const email = 'Correo'
export const badEmail = 'Escribe una dirección de correo válida'
export const sendResetLink = 'Enviar enlace'
export const checkEmailTitle = 'Revisa tu correo'
export const resetLinkSent = <Node>(address: Node) => [
  'Si ',
  address,
  ' tiene una cuenta, ya va en camino un enlace para cambiar la contraseña. Funciona una vez y caduca en una hora. Si no lo ves, mira en el correo no deseado.',
]

export const resetTitle = 'Cambiar la contraseña'
export const newPassword = 'Nueva contraseña'
export const confirmPassword = 'Repite la contraseña'
export const setPassword = 'Guardar contraseña'
export const resetFailed = 'Algo salió mal. Inténtalo otra vez o pide un nuevo enlace para cambiar la contraseña.'
export const badResetLinkTitle = 'El enlace no es válido'
export const badResetLink = 'Al enlace le falta el código, o el código no es válido o ya caducó.'
export const newResetLink = 'Pedir un nuevo enlace'
export const passwordChangedTitle = 'Contraseña cambiada'
export const passwordChanged =
  'Tu sesión está cerrada en todos los demás dispositivos, y todos los tokens de acceso están revocados. Inicia sesión con la nueva.'

export const signInToConfirm = <Node>(address: Node) => [
  'Inicia sesión como ',
  address,
  ' en este navegador, y después abre otra vez el enlace del correo.',
]
export const switchToConfirm = <Node>(ownAddress: Node, address: Node) => [
  'Tienes la sesión iniciada como ',
  ownAddress,
  '. Cierra sesión, inicia otra como ',
  address,
  ' y después abre otra vez el enlace del correo.',
]
export const passwordUnknown =
  'Si no sabes la contraseña, elige una nueva. Con eso se cierran todas las demás sesiones de la cuenta.'
export const addressConfirmedTitle = 'Correo confirmado'
export const addressConfirmed = 'Gracias. Tu correo está confirmado.'
export const alreadyConfirmedTitle = 'Ya confirmado'
export const alreadyConfirmed = 'Este enlace ya se usó. Tu correo está confirmado; no queda nada por hacer.'
export const badConfirmLinkTitle = 'El enlace de confirmación no es válido'
export const badConfirmLink = 'El enlace caducó o está incompleto.'
export const newConfirmLink = 'Enviar un nuevo enlace'
export const signInForLink = 'Inicia sesión y pide un nuevo enlace en Ajustes.'
export const confirmLinkSent = <Node>(address: Node) => [
  'Enviamos un enlace a ',
  address,
  '. Caduca en un día. Si no lo ves, mira en el correo no deseado.',
]

export const newAddressTitle = 'Confirma tu nuevo correo'
export const newAddressText = <Node>(newAddress: Node, oldAddress: Node) => [
  newAddress,
  ' sustituirá a ',
  oldAddress,
  '. Desde entonces iniciarás sesión con el nuevo.',
]
export const takeAddress = 'Usar este correo'
export const keepAddress = 'Conservar el actual'
export const addressChangedTitle = 'Correo cambiado'
export const addressChanged = <Node>(address: Node) => ['Tu correo es ahora ', address, '.']
export const badAddressLinkTitle = 'El enlace no es válido'
export const badAddressLink =
  'Este enlace no es válido. Funciona una vez, caduca en una hora y solo sirve para la cuenta que lo pidió.'
export const signInFirstTitle = 'Primero inicia sesión'
export const signInFirst =
  'Solo tú puedes confirmar tu nuevo correo. Inicia sesión con el actual en este navegador, y después abre otra vez el enlace del correo.'
