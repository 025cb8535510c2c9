export { tryAgain } from '#locales/phrases.ts'

export const email = 'Correo'
export const password = 'Contraseña'
export const showPassword = 'Mostrar la contraseña'
export const hidePassword = 'Ocultar la contraseña'
export const capsLockOn = 'Las mayúsculas están bloqueadas'

export const loginTitle = 'Hola de nuevo'
export const forgotPassword = '¿Olvidaste la contraseña?'
export const signIn = 'Iniciar sesión'
export const signingIn = 'Iniciando sesión…'
export const noAccount = '¿Aún sin cuenta?'
export const toRegister = 'Crear una cuenta'
export const toAdd = 'Inicia sesión para añadir el álbum.'
export const loginFailed = 'No se pudo iniciar sesión'
export const wrongLogin = 'El correo o la contraseña no son correctos. Inténtalo otra vez.'

export const gateTitle = 'Aquí se entra con invitación'
export const gateText = (provider?: string) =>
  provider
    ? `Continúa con ${provider}, o pide la contraseña de invitación a quien te invitó.`
    : 'A Gatefold se entra con invitación. Pide la contraseña de invitación a quien te invitó.'
export const signupPassword = 'Contraseña de invitación'
export const gateHelp = '¿No funciona? Habla con quien administra este Gatefold.'
export const continueLabel = 'Continuar'
export const wrongSignupPassword = 'Contraseña incorrecta'
export const wrongSignupPasswordText = 'Inténtalo otra vez o habla con quien administra este Gatefold'
export const gateFailed = 'No se pudo comprobar la contraseña'

export const registerTitle = 'Crear una cuenta'
export const name = 'Nombre'
export const confirmPassword = 'Repite la contraseña'
export const register = 'Crear cuenta'
export const registering = 'Creando tu cuenta…'
export const haveAccount = '¿Ya tienes cuenta?'
export const toLogin = 'Iniciar sesión'
export const registerFailed = 'No se pudo crear la cuenta'
export const registerFailedText = 'No se pudo crear la cuenta. Inténtalo otra vez.'
export const emailTaken = 'Ya hay una cuenta con este correo. Inicia sesión con ella.'
export const errorCode = (code: string) => `Error: ${code}`

export const otherWays = 'O continúa con'
export const google = 'Google'
export const continueWith = (provider: string) => `Continuar con ${provider}`
export const withoutPassword = 'Sin contraseña'
export const leaving = (provider: string) => `Abriendo ${provider}…`
export const providerLoginFailed = (provider: string) => `No se pudo iniciar sesión con ${provider}`
export const providerLoginFailedText = (provider: string) =>
  `Hubo un error al iniciar sesión con ${provider}. Inténtalo otra vez.`
export const providerRegisterFailed = (provider: string) => `No se pudo crear la cuenta con ${provider}`
export const providerRegisterFailedText = (provider: string) =>
  `Hubo un error al conectar tu cuenta de ${provider}. Inténtalo otra vez.`
export const providerCancelled = (provider: string) => `El inicio de sesión con ${provider} se canceló.`
export const providerUnknown = (provider: string) =>
  `Esta cuenta de ${provider} aún no está vinculada a ninguna cuenta de Gatefold. Crea primero una cuenta.`
export const providerNotLinked = (provider: string) =>
  `Si este correo tiene una cuenta con contraseña, inicia sesión con ella. Cuando el correo esté confirmado, también podrás entrar con ${provider}.`
export const providerNoEmail = (provider: string) =>
  `${provider} no dio ninguna dirección de correo válida, y Gatefold necesita una. Ponla allí e inténtalo otra vez.`
export const providerNotProven = (provider: string) =>
  `No se pudo comprobar lo que ${provider} dijo de ti. Avisa a quien administra este Gatefold.`
export const providerRefused = (provider: string) =>
  `${provider} no aceptó este inicio de sesión de Gatefold. Inténtalo otra vez o avisa a quien administra este Gatefold.`
export const providerUnreachable = (provider: string) =>
  `No se puede conectar con ${provider}. Inténtalo más tarde o avisa a quien administra este Gatefold.`

export const forgotTitle = '¿Olvidaste la contraseña?'
export const forgotText = 'Te enviamos por correo un enlace para cambiarla.'
export const sendLink = 'Enviar enlace'
export const sendingLink = 'Enviando…'
export const sendFailed = 'No se pudo enviar el enlace'
export const sendFailedText = 'Hubo un problema al enviar el enlace para cambiar la contraseña. Inténtalo otra vez.'
export const sentTitle = 'Revisa tu correo'
export const sentText = <Node>(address: Node) => [
  'Si ',
  address,
  ' tiene una cuenta, ya va en camino un enlace para cambiar la contraseña. Funciona una vez y caduca en una hora. Si no lo ves, mira en el correo no deseado.',
]
export const backToLogin = 'Volver a iniciar sesión'

export const loggedOut = 'Sesión cerrada'
export const loggedOutText = 'Hasta la próxima.'
export const banned = 'Esta cuenta está bloqueada.'
export const accountDeleted = 'Cuenta eliminada'
export const accountDeletedText = 'Tu cuenta y todo lo que había en ella ya no existen.'
