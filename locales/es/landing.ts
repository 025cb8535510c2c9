import { numberText } from '#locales/intl.ts'

export { signIn as signInFromDemo } from '#locales/auth.ts'
export { crates } from '#locales/header.ts'

export const demoPicture = 'Probar la demo: una colección con los cajones a la izquierda, y portadas con estrellas'

export const title = 'Gatefold · Una casa para tus discos de Bandcamp'
export const description =
  'Tu colección y tu lista de deseos de Bandcamp: con estrellas, etiquetas y notas, y en cajones. Basta un nombre de usuario para traerlas.'

export const accountLabel = 'Cuenta'
export const signIn = 'Entrar'
export const getStarted = 'Empezar'
export const tryDemo = 'Probar la demo'

export const heading = 'Todos los discos que compraste, de vuelta en su cajón.'
export const lede =
  'Gatefold guarda tu colección y tu lista de deseos de Bandcamp: con estrellas, etiquetas y una nota que dice por qué. Basta un nombre de usuario para traerlas.'
export const whoMayJoin = (provider: string | null) =>
  provider ? `Se entra con una cuenta de ${provider} o con invitación.` : 'Se entra con invitación.'
export const askForInvitation = 'Pedir una invitación'
export const needsScript = 'Para iniciar sesión hace falta JavaScript.'

export const slowCrate = 'Domingo lento'
export const loudCrate = 'Cocina ruidosa'
export const lateCrate = 'Último bus a casa'
export const slowCrateCount = '31 álbumes'

export const insideLabel = 'Un vistazo por dentro'
export const ratingLabel = 'Valoración'

export const tagsTitle = 'Etiquetas que encuentran'
export const tagsText =
  'Las de Bandcamp vienen incluidas y las tuyas se ponen al lado. Elige dos y solo quedan los discos que llevan ambas.'
export const note = '“El disco del año, y apenas es mayo.”'
export const starsTitle = 'Cinco estrellas y un porqué'
export const starsText =
  'Valora con un clic, cambia de idea con otro. La nota guarda lo que las estrellas no saben decir.'
export const cratesTitle = 'Cajones, a mano'
export const cratesText =
  'Arrastra una funda a un cajón y ya está dentro. Un disco cabe en tantos cajones como quieras.'

export const deskTitle = 'Una mesa para los quizás'
export const deskText =
  'Tu lista de deseos, funda a funda, y cada una suena en cuanto llega. Mantener, viernes, después o papelera: una tecla para cada cosa, y otra para deshacer.'
export const shareTitle = 'Una página para compartir'
export const shareText =
  'Un cajón, una lista o tu año tienen su enlace. Quien lo recibe ve las portadas y, si quieres, tus estrellas y notas.'
export const diaryTitle = 'Un diario en portadas'
export const diaryText = 'Lo que escuchas queda en su día, con estrellas y una nota. En diciembre, eso es tu año.'
export const giftTitle = 'Regalos con sorpresa'
export const giftText =
  'Comparte tu lista de deseos como lista de regalos: cada quien marca lo que regala, y tú no ves nada hasta ese día.'
export const wholeTitle = 'Álbumes enteros'
export const wholeText =
  'Conecta Bandcamp, y lo que compraste suena de la primera pista a la última, un álbum tras otro.'
export const tracks = [
  ['Tiene la palabra', '6:04'],
  ['Cuestión de orden', '5:21'],
  ['Votos a favor', '7:40'],
  ['Se levanta la sesión', '3:12'],
] as const
export const offlineTitle = 'También en el túnel'
export const offlineText = 'Álbumes, cajones y diario se abren sin conexión. Lo que cambies se envía después.'

export const promisesTitle = 'Tu música es cosa tuya'
export const aloneTitle = 'Solo para ti'
export const aloneText = 'Nadie más ve tus álbumes, salvo que compartas un enlace. No se vende nada.'
export const takeAwayTitle = 'Tuyo para llevar'
export const takeAwayText = 'Todo en CSV o JSON, con los cajones y su orden.'
export const goneTitle = 'Se va cuando tú digas'
export const goneText = (days: number) =>
  `Lo que eliminas espera ${numberText(days)} días en la papelera por si cambias de idea; después se elimina para siempre.`
export const trackersTitle = 'Sin rastreadores'
export const trackersText =
  'Ni publicidad ni rastreo. Las cookies solo mantienen tu sesión abierta y recuerdan tu vista. Portadas y muestras vienen directas de Bandcamp.'

export const closing = <Node>(lineBreak: Node) => ['El cajón espera.', lineBreak, 'Primero, la cara A.']
export const createAccount = 'Crear una cuenta'

export const notAffiliated = 'Sin relación con Bandcamp.'

export const demoTitle = 'Demo'
export const demoDescription =
  'Prueba Gatefold con 120 álbumes, sin cuenta: busca, valora, etiqueta y ordena en cajones.'
export const line = 'Es una demo: tus cambios no salen de esta pestaña.'
export const demoNeedsScript = 'La demo necesita JavaScript.'
export const createYours = 'Crear cuenta'

export const dialogTitle = 'Esto viene con una cuenta'
export const dialogText =
  'Tus propios álbumes, los enlaces, importar y exportar, la papelera y los ajustes necesitan una cuenta. Todo lo demás funciona aquí, con los álbumes de la demo.'
export const seeShared = 'Ver una página compartida'
export const stay = 'Volver a la demo'
export const needsAccount = 'Para esto hace falta una cuenta.'
