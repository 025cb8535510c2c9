import { counted, isolated, numberText } from '#locales/intl.ts'
import { seconds } from '#locales/ui.ts'

export { albumGone } from '#locales/phrases.ts'

export const nothingHere = 'No hay nada en esta dirección'
export const wrongFields = 'Algunos campos no son válidos'
export const notJson = 'El cuerpo no es JSON'
export const noPicture = 'No hay ninguna imagen en esta dirección'
export const otherSite = 'Esta llamada vino de otro sitio'
export const tooLarge = 'Esto es demasiado grande para Gatefold.'
export const addressTooLong = 'Esta dirección es demasiado larga'
export const wrongKey = (most: number) => `Idempotency-Key tiene que tener de 1 a ${most} caracteres`
export const outdated = 'Este dispositivo ya guardó un cambio más reciente que este.'
export const wrongDeviceChange = 'Tiene que ser un dispositivo, un número y números separados por comas'
export const keyUsed = 'Esta clave ya se usó para otra llamada'
export const tooManyAtOnce = (wait: number) => `Demasiadas llamadas a la vez. Inténtalo otra vez en ${seconds(wait)}.`
export const unavailable = (wait: number, id: string) =>
  `Ahora mismo no se puede acceder a la base de datos. Inténtalo otra vez en ${seconds(wait)}. Referencia: ${id}`
export const moving =
  'Gatefold está pasando estos álbumes a otro lugar. En unos minutos se podrán guardar cambios otra vez.'
export const databaseFull = (id: string) =>
  `A Gatefold no le queda espacio, así que no se puede guardar nada. Avisa a quien administra este Gatefold. Referencia: ${id}`
export const failed = (id: string) => `Algo salió mal. Referencia: ${id}`

export const signedOut = 'Inicia sesión para continuar.'
export const otherPerson = 'Otra persona inició sesión. Vuelve a cargar la página.'
export const noAdmin = 'Esta cuenta no puede ser admin.'
export const banned = 'Esta cuenta está bloqueada.'
export const bannedFor = (reason: string) => `Esta cuenta está bloqueada: ${isolated(reason)}`
export const signupPasswordFirst = 'Escribe primero la contraseña de invitación.'
export const wrongSignupPassword = 'Contraseña incorrecta'
export const invitationOver = 'Esta invitación caducó o ya se usó. Pide una nueva.'
export const tooManyTries = (wait: string) => `Demasiados intentos. Inténtalo otra vez en ${wait}.`
export const addressConfirmed = 'Este correo ya está confirmado.'

export const accountGone = 'Esta cuenta ya no existe'
export const wrongCurrentPassword = 'Esta no es tu contraseña actual'
export const noPassword = 'Aquí no tienes contraseña. Pide un enlace para crear una.'
export const sameAddress = 'Esta ya es tu dirección de correo'
export const signInAgain =
  'Para confirmar que eres tú, cierra sesión, inicia otra vez con Google, una llave de acceso o la cuenta que usas, y vuelve a intentarlo.'
export const ownPasswordMissing = 'Escribe tu propia contraseña para confirmar que eres tú.'
export const wrongPassword = 'Esta no es tu contraseña'
export const tooManyMails = (wait: string) => `Demasiados correos. Inténtalo otra vez en ${wait}.`
export const sessionOver = 'Esta sesión ya está cerrada'
export const wrongConfirmation = 'Esta no es tu dirección de correo'
export const secondFactorNeeded =
  'Quien administra necesita la verificación en dos pasos. Actívala en Ajustes → Seguridad.'
export const secondFactorOn = 'La verificación en dos pasos ya está activada'
export const secondFactorOff = 'La verificación en dos pasos está desactivada'
export const wrongCode = 'Este código no es válido. Los códigos cambian cada 30 segundos.'
export const usedCode = 'Este código ya se usó. Espera el siguiente.'
export const wrongRecoveryCode = 'Este código de recuperación no es válido. Cada uno funciona una vez.'
export const codeTooLate = 'Este inicio de sesión caducó. Escribe tu contraseña otra vez.'
export const passkeyRefused = 'Esta llave de acceso no se aceptó. Inténtalo otra vez o entra de otra manera.'
export const passkeyGone = 'Esta llave de acceso ya no existe'
export const tooManyPasskeys = (most: number) => `Puedes tener como máximo ${most} llaves de acceso`
export const tokenOver = 'Este token de acceso no es válido. Puede que haya caducado o esté revocado.'
export const readToken = 'Este token de acceso solo puede leer. Crea uno que pueda escribir.'
export const noTokens = 'Aquí no sirven los tokens de acceso. Inicia sesión con un navegador.'
export const tokenGone = 'Este token de acceso ya no existe'
export const tooManyTokens = (most: number) => `Puedes tener como máximo ${most} tokens de acceso. Revoca primero uno.`
export const setupFailed = 'No se pudo configurar la cuenta como admin'

export const adminsOnly = 'Esto solo puede hacerlo quien administra este Gatefold'
export const personGone = 'Esta cuenta ya no existe'
export const addressTaken = 'Ya hay una cuenta con este correo'
export const lastAdmin = 'La última cuenta de admin no se puede eliminar, bloquear ni dejar sin ese rol'
export const ownBan = 'No puedes bloquear tu propia cuenta'
export const tooManyInvitations = (most: number) =>
  `Puede haber como máximo ${most} invitaciones abiertas. Revoca una que nadie necesite.`
export const invitationGone = 'Esta invitación ya no existe o ya se usó'

export const someAlbumGone = 'Uno de estos álbumes ya no existe'
export const collectionFull = (most: number) => `Puedes tener como máximo ${numberText(most)} álbumes`
export const albumThere = 'Ya tienes este álbum'
export const albumInTrash = 'Este álbum está en tu papelera'
export const idTaken = 'Este id ya está en uso. Inténtalo con otro.'
export const albumAddressTaken = 'Otro álbum tiene esta dirección'
export const albumStale = 'Este álbum cambió en otro lugar'
export const albumsStale = 'Algunos de estos álbumes cambiaron en otro lugar. Inténtalo otra vez.'
export const tooManyTags = (most: number, count: number) =>
  `Un álbum puede tener como máximo ${numberText(most)} etiquetas, y uno de estos tendría ${numberText(count)}`
export const ratingsDiffer = 'Estos álbumes tienen valoraciones distintas. Elige una.'
export const mergedNotesTooLong = (most: number, count: number) =>
  `Las notas pueden tener como máximo ${numberText(most)} caracteres, y estas juntas tienen ${numberText(count)}. Acórtalas primero.`
export const tooManyMerged = (most: number) => `Puedes unir como máximo ${numberText(most)} álbumes`
export const mergeGone =
  'Esta unión no se puede deshacer: uno de sus álbumes se recuperó, se unió otra vez o se eliminó para siempre'
export const tooManyDistinct = (most: number) =>
  `Puedes marcar como máximo ${numberText(most)} pares de álbumes que no son el mismo`
export const wrongAlbums = 'albums tiene que ser una lista de álbumes'
export const tooManyAlbumsInCall = (most: number) => `Como máximo ${numberText(most)} álbumes por llamada`
export const noPreview = 'Este álbum no tiene muestra'

export const crateGone = 'Este cajón ya no existe'
export const crateStale = 'Este cajón cambió en otro lugar'
export const cratesStale = 'Tus cajones cambiaron en otro lugar. Inténtalo otra vez.'
export const tooManyCrates = (most: number) => `Puedes tener como máximo ${numberText(most)} cajones`
export const crateIsSmart = 'Un cajón inteligente muestra lo que encuentra su búsqueda; no se le pueden poner álbumes'

export const tagsStale = 'Tus etiquetas cambiaron en otro lugar. Inténtalo otra vez.'
export const tooManyTagRules = (most: number) => `Puedes tener como máximo ${numberText(most)} reglas de etiquetas`
export const tooManyTagColors = (most: number) =>
  `Puedes elegir el color de ${numberText(most)} etiquetas como máximo. Deja primero otra en Automático.`
export const editGone = 'Este cambio ya no se puede deshacer'
export const editUnfinished = 'Este cambio todavía está en marcha. Inténtalo otra vez en un momento.'
export const tagEditGone = 'Este cambio de etiquetas ya no se puede deshacer'
export const tagEditFollowed = 'Tus etiquetas cambiaron otra vez después, así que esto no se puede deshacer'

export const cratesFull = (most: number) =>
  `En tus cajones caben ${numberText(most)} álbumes en total. Un álbum en dos cajones cuenta dos veces. Quita álbumes de los cajones o vacía la papelera.`
export const dataFull = (megabytes: number) =>
  `En tus álbumes caben como máximo ${numberText(megabytes)} MB de texto. Acorta notas, quita etiquetas, o elimina álbumes y vacía la papelera.`
export const tooManyFanImports = (most: number) =>
  `Como máximo puede haber ${counted(most, { one: 'importación', other: 'importaciones' })} de Bandcamp a la vez. Espera a que termine una, o cancélala.`
export const tooManyChanges = (wait: string) => `Hiciste demasiados cambios en una hora. Inténtalo otra vez en ${wait}.`
export const tooManyBandcampCalls = (most: number, wait: string) =>
  `Gatefold pregunta a Bandcamp por ti ${numberText(most)} veces por minuto como máximo. Inténtalo otra vez en ${wait}.`

export const listenGone = 'Esta entrada de tu diario ya no existe'
export const diaryFull = (most: number) => `Tu diario puede tener como máximo ${numberText(most)} entradas`

export const wrongToken = 'ListenBrainz no conoce este token. Cópialo de tus ajustes allí.'
export const silent = 'ListenBrainz no respondió. Inténtalo más tarde.'
export const tooManyTokenTries = (most: number, wait: string) =>
  `Gatefold comprueba por ti un token ${numberText(most)} veces por minuto como máximo. Inténtalo otra vez en ${wait}.`

export const sharedAgain = 'Esto ya está compartido con otro enlace.'
export const shareUndoOver = 'Ya es tarde para deshacerlo. Compártelo otra vez para tener un enlace nuevo.'
export const shareGone = 'Esta página compartida ya no existe'
export const tooManyShares = (most: number) =>
  `Puedes tener como máximo ${numberText(most)} páginas compartidas. Deja primero de compartir alguna.`
export const giftDay = 'Elige un día posterior: puedes aplazar el día, pero no adelantarlo'
export const noYearGift = 'Un año no puede ser una lista de regalos'
export const giftsLater = 'Quién regala qué es un secreto hasta el día de la lista de regalos'
export const noGiftList = 'Esto ya no es una lista de regalos'
export const giftTaken = 'Otra persona ya regala esto'
export const giftNotYours = 'Esto no se marcó en este navegador'
export const tooManyMarks = (most: number, wait: string) =>
  `Puedes marcar ${numberText(most)} álbumes por hora. Inténtalo otra vez en ${wait}.`
export const ownGiftList = 'Es tu lista. Lo que ya te regalan sigue en secreto'
export const notAJpeg = 'La imagen tiene que ser un JPEG'
export const brokenJpeg = 'Este archivo está dañado, o no es solo una imagen. Guárdalo otra vez como JPEG'
export const pictureTooWide = (width: number, height: number) =>
  `La imagen puede tener como máximo ${numberText(width)} píxeles de ancho y ${numberText(height)} de alto. Redúcela`
export const pictureTooLarge = (kilobytes: number) => `La imagen puede tener como máximo ${numberText(kilobytes)} kB`
export const slowDown = 'Demasiadas llamadas. Espera un minuto.'
