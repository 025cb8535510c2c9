import { counted, isolated } from '#locales/intl.ts'

export const yourPassword = 'Tu contraseña'

export const passkeys = 'Llaves de acceso'
export const passkeysText = 'Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña.'
export const passkeysUnsupported =
  'Este navegador no puede usar llaves de acceso aquí. Hace falta un navegador reciente y una dirección con https o localhost.'
export const passkeysLoading = 'Cargando tus llaves de acceso'
export const addPasskey = 'Añadir llave de acceso'
export const passkeyName = 'Nombre'
export const passkeyNameHelp = 'Para distinguirla de otras'
export const savePasskey = 'Continuar'
export const passkeyAdded = 'Llave de acceso añadida'
export const passkeyFailed = 'No se pudo añadir la llave de acceso'
export const passkeyNotMade = 'La llave de acceso no se creó. Inténtalo otra vez o usa otro dispositivo.'
export const passkeyKnown = 'Este dispositivo ya tiene una llave de acceso para tu cuenta.'
export const addedAgo = <Node>(ago: Node) => ['Añadida ', ago]
export const remove = 'Quitar'
export const removePasskey = (name: string) => `Quitar la llave de acceso “${isolated(name)}”`
export const passkeyRemoved = 'Llave de acceso quitada'
export const removeFailed = 'No se pudo quitar la llave de acceso'

export const secondFactor = 'Verificación en dos pasos'
export const secondFactorText = 'Un código de una app de autenticación, que se pide después de la contraseña.'
export const secondFactorOn = 'Activada. Después de la contraseña pedimos un código de tu app de autenticación.'
export const secondFactorNeeded = 'Quien administra la necesita.'
export const turnOn = 'Activar'
export const turnOff = 'Desactivar'
export const secondFactorFailed = 'No se pudo cambiar la verificación en dos pasos'
export const next = 'Continuar'
export const setUpApp = <Node>(link: (text: string) => Node) => [
  'Escanea este código con una app de autenticación, escribe allí la clave, o ',
  link('ábrela en una app de este dispositivo'),
  '. Después escribe el código que muestra la app.',
]
export const qrCode = 'Código QR para tu app de autenticación'
export const key = 'Clave'
export const code = 'Código'
export const codeHelp = '6 dígitos'
export const turnedOn = 'Verificación en dos pasos activada'
export const turnedOff = 'Verificación en dos pasos desactivada'
export const newRecoveryCodes = 'Nuevos códigos de recuperación'
export const recoveryCodes = 'Códigos de recuperación'
export const recoveryCodesText = (count: number) =>
  `${counted(count, { one: 'código', other: 'códigos' })}, cada uno para iniciar sesión una vez sin la app. Guárdalos donde los encuentres si pierdes el teléfono: no podemos mostrarlos otra vez.`
export const recoveryCodesFile = 'gatefold-codigos-de-recuperacion.txt'
export const saveRecoveryCodes = 'Guardar como archivo'
export const done = 'Listo'

export const withPasskey = 'Entrar con una llave de acceso'
export const passkeySigningIn = 'Esperando tu llave de acceso…'
export const passkeySignInFailed = 'No se pudo entrar con una llave de acceso'
export const passkeySignInFailedText = 'La llave de acceso no se usó. Inténtalo otra vez o entra de otra manera.'
export const codeTitle = 'Escribe tu código'
export const codeText = 'Abre tu app de autenticación y escribe el código para Gatefold.'
export const recoveryCodeText = 'Escribe uno de los códigos de recuperación que guardaste. Cada uno funciona una vez.'
export const recoveryCode = 'Código de recuperación'
export const useRecoveryCode = 'Usar un código de recuperación'
export const useApp = 'Usar la app'
export const signIn = 'Iniciar sesión'
export const signingIn = 'Iniciando sesión…'
export const signInFailed = 'No se pudo iniciar sesión'

export const codeMissing = 'Escribe los 6 dígitos que muestra tu app'
export const recoveryCodeMissing = 'Escribe uno de tus códigos de recuperación'
export const passkeyNameMissing = 'Dale un nombre a la llave de acceso'
export const tokenNameMissing = 'Dale un nombre al token'
export const tokenNameTooLong = 'El nombre puede tener como máximo 60 caracteres'
export const wrongScope = 'Elige qué puede hacer el token: leer o escribir'
export const wrongDays = (most: number) => `Un token vale de 1 a ${most} días`
export const passkeyNameTooLong = 'El nombre puede tener como máximo 60 caracteres'
