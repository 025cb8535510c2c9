import { counted, dayText, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export {
  cancel,
  discard,
  optional as photoHelp,
  pleaseTryAgain as deleteCollectionFailedText,
  saveChanges as saveProfile,
  somethingWrong as adminFailedText,
  somethingWrong as emailFailedText,
  somethingWrong as passwordFailedText,
  somethingWrong as profileFailedText,
} from '#locales/phrases.ts'
export { yourPassword as tokenPassword } from '#locales/security.ts'
export { restoreFailed } from '#locales/trash.ts'

export const title = 'Ajustes'
export const accountTab = 'Cuenta'
export const securityTab = 'Seguridad'
export const securityLoading = 'Cargando los ajustes de seguridad'
export const appearanceTab = 'Apariencia'
export const halfStars = 'Medias estrellas'
export const halfStarsText =
  'En este dispositivo, la mitad izquierda de una estrella da media estrella menos, y también Mayús con un número: Mayús y 4 dan 3,5.'
export const bandcampTab = 'Bandcamp'
export const bandcampLoading = 'Cargando la conexión con Bandcamp'
export const dataTab = 'Datos'
export const adminTab = 'Admin'
export const adminLoading = 'Cargando la administración'

export const profile = 'Perfil'
export const displayName = 'Nombre visible'
export const photo = 'O pega una dirección'
export const uploadPhoto = 'Subir una foto'
export const removePhoto = 'Quitar foto'
export const notAPicture = 'Tu navegador no puede abrir este archivo como imagen. Elige un JPEG, PNG o WebP.'
export const noPicture = 'No hay ninguna imagen en esta dirección, así que mostramos tus iniciales.'
export const profileSaved = 'Cuenta actualizada'
export const profileFailed = 'No se pudo cambiar tu cuenta'

export const email = 'Correo'
export const verified = 'Confirmado'
export const changeEmail = <Node>(srOnly: (text: string) => Node) => ['Cambiar', srOnly(' el correo')]
export const unverified = 'Este correo aún no está confirmado. Abre el enlace que te enviamos.'
export const sendAgain = 'Enviar el correo otra vez'
export const sentAgain = 'Revisa tu correo'
export const sentAgainText = (address: string) => `Enviamos otra vez el correo a ${address}.`
export const sendAgainFailed = 'No se pudo enviar el correo'
export const emailPending = <Node>(address: Node) => [
  'Enviamos un correo a ',
  address,
  '. Tu correo cambia cuando abras el enlace que contiene.',
]
export const newEmail = 'Nuevo correo'
export const yourPassword = 'Tu contraseña'
export const newEmailHint = 'Enviamos un correo a la nueva dirección. No cambia nada hasta que la confirmes.'
export const sendMail = 'Enviar el correo'
export const mailSent = 'Revisa tu correo'
export const mailSentText = (address: string) => `Abre el enlace del correo que enviamos a ${address}.`
export const emailFailed = 'No se pudo cambiar tu correo'

export const password = 'Contraseña'
export const noPassword = 'Aquí no tienes contraseña. Con un enlace puedes crear una.'
export const getLink = 'Pedir un enlace'
export const googleToo = 'También puedes iniciar sesión con Google.'
export const changePassword = <Node>(srOnly: (text: string) => Node) => ['Cambiar', srOnly(' la contraseña')]
export const currentPassword = 'Contraseña actual'
export const newPassword = 'Nueva contraseña'
export const passwordMust = 'Una contraseña nueva tiene que'
export const passwordRules = (least: number) => ({
  length: `tener al menos ${numberText(least)} caracteres`,
  uppercase: 'llevar al menos una mayúscula',
  digit: 'llevar al menos un número',
})
export const ruleIsMet = ', listo'
export const confirmPassword = 'Repite la nueva contraseña'
export const savePassword = 'Cambiar contraseña'
export const passwordSaved = 'Contraseña cambiada'
export const passwordSavedText = (tokens = '') =>
  `Tu sesión está cerrada en todos los demás dispositivos. ${tokens}`.trim()
export const passwordFailed = 'No se pudo cambiar tu contraseña'

export const sessions = 'Dónde tienes la sesión abierta'
export const accountLoading = 'Cargando tu cuenta'
export const sessionsLoading = 'Cargando dónde tienes la sesión abierta'
export const inUseNow = 'En uso ahora'
export const lastUsed = <Node>(ago: Node) => ['Último uso: ', ago]
export const thisDevice = 'Este dispositivo'
export const browserOn = (browser: string, system: string) => `${browser} en ${system}`
export const unknownDevice = 'Dispositivo desconocido'
export const unsentElsewhere = (count: number, day: string) =>
  `Un dispositivo no pudo enviar ${counted(count, { one: 'cambio', other: 'cambios' })} desde el ${day}. Abre Gatefold allí: se envía lo que su navegador no haya eliminado.`
export const signOut = 'Cerrar sesión'
export const signOutOf = (device: string) => `Cerrar sesión en ${device}`
export const signOutElsewhere = 'Cerrar las demás sesiones'
export const signedOut = 'Sesión cerrada'
export const signedOutElsewhere = 'Las demás sesiones están cerradas'
export const signOutFailed = 'No se pudo cerrar la sesión'

export const backupOverdue = (last: number | null) =>
  last === null
    ? 'La primera copia de seguridad falló. El registro del servidor dice por qué.'
    : `La última copia de seguridad es del ${dayText(last)}. El registro del servidor dice por qué no hay una más nueva.`

export const adminSetup = 'Administrar Gatefold'
export const adminUnverified =
  'Tu correo está en la lista de admins. Confírmalo y después configura aquí tu cuenta como admin.'
export const adminConfirm =
  'Tu correo está en la lista de admins. Confírmalo para administrar las cuentas de este Gatefold.'
export const adminEmail = 'Tu dirección de correo'
export const setUpAdmin = 'Empezar a administrar'
export const adminGranted = 'Tu cuenta ya es admin'
export const adminDone = 'Ya puedes administrar este Gatefold'
export const adminEmailMissing = 'Falta el correo'
export const adminFailed = 'No se pudo configurar la cuenta como admin'

export const unsaved = 'Tienes cambios sin guardar en tu cuenta.'

export const exportTitle = 'Exportar'
export const exportText = 'Todo, con los cajones y su orden, en JSON. O una fila por álbum, en CSV.'
export const json = 'JSON'
export const csv = 'CSV'
export const importTitle = 'Importar'
export const importText =
  'De un archivo o de Bandcamp. Las importaciones anteriores de Bandcamp se pueden sincronizar otra vez y deshacer.'
export const fromFile = 'Archivo'
export const fromBandcamp = 'Bandcamp'

export const dangerZone = 'Zona de peligro'
export const collection = 'Mi colección'
export const collectionText = 'Eliminar todos los álbumes, en todas partes.'
export const deleteCollection = 'Eliminar colección'
export const albumsLeft = (left: number) => `${plural(left, { one: 'Queda', other: 'Quedan' })} ${albumCount(left)}`
export const deleteCollectionQuestion = '¿Eliminar toda la colección?'
export const nothingToDelete = 'No hay álbumes que eliminar.'
export const deleteCollectionText = (gone: { owned: number; wishes: number } | undefined, days: number) => {
  if (!gone) return `Tus álbumes salen de todos los cajones. ${cratesStay(2, days)}`
  const { owned, wishes } = gone
  if (owned + wishes === 0) return nothingToDelete
  const counts = [
    owned > 0 && albumCount(owned),
    wishes > 0 && counted(wishes, { one: 'álbum de la lista de deseos', other: 'álbumes de la lista de deseos' }),
  ].filter((count) => count !== false)
  const leave = plural(owned + wishes, { one: 'sale', other: 'salen' })
  return `${listText(counts)} ${leave} de todos los cajones. ${cratesStay(owned + wishes, days)}`
}
const cratesStay = (albums: number, days: number) =>
  plural(albums, {
    one: `Los cajones se quedan, vacíos. Puedes recuperar el álbum de la papelera durante ${numberText(days)} días.`,
    other: `Los cajones se quedan, vacíos. Puedes recuperar los álbumes de la papelera durante ${numberText(days)} días.`,
  })
export const deleteCollectionYes = 'Sí, eliminar todo'
export const collectionDeleted = 'Colección eliminada'
export const collectionDeletedText = (count: number) => albumCount(count)
export const deleteCollectionFailed = 'No se pudo eliminar tu colección'

export const account = 'Mi cuenta'
export const accountText = 'Eliminarla para siempre, con todo lo que contiene.'
export const deleteAccount = 'Eliminar cuenta'
export const deleteAccountQuestion = '¿Eliminar tu cuenta?'
export const deleteAccountText =
  'Tus álbumes, cajones, notas, importaciones y la papelera se eliminan al momento. Esto no se puede deshacer.'
export const exportFirst = <Node>(link: (text: string) => Node) => [
  'Exporta antes tu colección: ',
  link('Exportar JSON'),
]
export const deleteAccountYes = 'Eliminar mi cuenta'
export const deleteAccountFailed = 'No se pudo eliminar tu cuenta. Inténtalo otra vez.'

export const accessTokens = 'Tokens de acceso'
export const text = <Node>(link: (words: string) => Node) => [
  'Deja que tus scripts y otras apps lean o cambien tus álbumes y cajones, pero nunca tu cuenta. ',
  link('Lo que pueden hacer'),
]
export const loading = 'Cargando tus tokens de acceso'
export const create = 'Crear un token'
export const name = 'Nombre'
export const nameHelp = 'Para distinguirlo de otros'
export const scope = 'Acceso'
export const scopes = { read: 'Solo leer', write: 'Leer y escribir' }
const plays = 'Con tu conexión con Bandcamp, también puede reproducir y guardar las pistas que compraste.'
const does = {
  read: 'Quien lo tenga puede leer tus álbumes, cajones y diario.',
  write:
    'Quien lo tenga puede leer y cambiar tus álbumes, cajones y diario, pero no vaciar la papelera ni eliminar tu colección.',
}
export const scopeText = (scope: keyof typeof scopes, hasBandcamp: boolean) =>
  hasBandcamp ? `${does[scope]} ${plays}` : does[scope]
export const validFor = 'Vale durante'
export const dayCount = (days: number) => counted(days, { one: 'día', other: 'días' })
export const save = 'Crear token'
export const createFailed = 'No se pudo crear el token'
export const created = 'Token de acceso creado'

export const token = (name: string) => `Token “${isolated(name)}”`
export const tokenHelp = 'Solo se muestra ahora'
export const copy = 'Copiar'
export const copied = 'Token copiado'
export const copyFailed = 'No se pudo copiar el token. Selecciónalo y cópialo tú.'

export const until = (day: string) => `hasta el ${day}`
export const expired = (day: string) => `caducó el ${day}`
export const neverUsed = 'sin usar'
export const tokenLastUsed = <Node>(ago: Node) => ['último uso: ', ago]
export const about = <Node>(scope: string, end: string, use: Node) => [`${scope} · ${end} · `, use]
export const revoke = 'Revocar'
export const revokeOne = (name: string) => `Revocar el token “${isolated(name)}”`
export const revokeQuestion = '¿Revocar este token?'
export const revokeText = (name: string) =>
  `Lo que usa “${isolated(name)}” deja de funcionar al momento. Esto no se puede deshacer.`
export const revoked = 'Token de acceso revocado'
export const revokeFailed = 'No se pudo revocar el token'

export const revokeToo = (count: number | null) =>
  count === null || count === 1
    ? plural(count ?? 2, {
        one: 'Revocar también mi token de acceso',
        other: 'Revocar también mis tokens de acceso',
      })
    : `Revocar también mis ${numberText(count)} tokens de acceso`
export const otherwiseStay = (count: number | null) =>
  plural(count ?? 2, {
    one: 'Si no, los scripts y las apps que lo usan siguen funcionando.',
    other: 'Si no, los scripts y las apps que los usan siguen funcionando.',
  })
export const stillWork = (count: number) =>
  counted(count, { one: 'token de acceso sigue funcionando.', other: 'tokens de acceso siguen funcionando.' })
export const areRevoked = 'Tus tokens de acceso están revocados.'

export const theme = 'Tema'
export const themes = { light: 'Claro', dark: 'Oscuro', system: 'Sistema' }

export const languageLabel = 'Idioma'
export const asBrowser = 'El del navegador'
export const languageText = 'También para los correos y para los dispositivos en los que no has elegido ninguno.'
export const languageFailed = 'No se pudo cambiar el idioma'

export { loading as tokensLoading }
