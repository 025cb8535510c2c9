export { exportStarted as started, exportStartedText as startedText } from '#locales/phrases.ts'

export const confirmAddress = 'Confirmar esta dirección'
export const confirmAddressHelp = 'Abre el enlace donde tengas la sesión iniciada.'
export const choosePassword = 'Elegir una contraseña nueva'
export const toGatefold = 'Ir a Gatefold'

export const verificationSubject = 'Confirma tu dirección de correo'
export const verificationPreview = 'Un clic para confirmar tu correo.'
export const verificationText = (address: string) =>
  `Alguien, esperamos que tú, dio ${address} como dirección de una cuenta de Gatefold. Confirma que es tuya.`
export const verificationEnd = 'El enlace caduca en un día. Si no fuiste tú, ignora este correo.'

export const resetSubject = 'Elige una contraseña nueva'
export const resetPreview = 'El enlace funciona una vez y caduca en una hora.'
export const resetText = (address: string) =>
  `Alguien, esperamos que tú, pidió una contraseña nueva para la cuenta de Gatefold ${address}.`
export const resetEnd = 'El enlace funciona una vez y caduca en una hora. Si no fuiste tú, ignora este correo.'

export const passwordChangedSubject = 'Tu contraseña cambió'
export const passwordChangedPreview = 'Tu sesión está cerrada en todos los demás dispositivos.'
export const passwordChangedText = (address: string) =>
  `La contraseña de la cuenta de Gatefold ${address} cambió. Tu sesión está cerrada en todos los demás dispositivos.`
export const tokensAreRevoked = 'Todos los tokens de acceso de la cuenta están revocados.'
export const tokensStay = 'Los tokens de acceso de la cuenta, si hay alguno, siguen funcionando.'
export const passwordChangedHelp = 'Si fuiste tú, no hay nada que hacer. Si no, elige ahora mismo una contraseña nueva.'
export const passwordChangedEnd = 'Enviamos este correo cada vez que cambia la contraseña.'

export const newAddressSubject = 'Confirma tu nuevo correo'
export const newAddressPreview = 'Hasta entonces, tu cuenta de Gatefold conserva el correo actual.'
export const newAddressText = (address: string) =>
  `Alguien, esperamos que tú, quiere usar ${address} para su cuenta de Gatefold.`
export const newAddressEnd = 'El enlace funciona una vez y caduca en una hora. Si no fuiste tú, ignora este correo.'

export const addressInUseSubject = 'Ya tienes una cuenta de Gatefold'
export const addressInUsePreview = 'No cambia nada.'
export const addressInUseText = (address: string) =>
  `Alguien, esperamos que tú, quiso usar ${address} para otra cuenta de Gatefold. Esa dirección ya tiene una, así que no cambia nada.`
export const addressInUseEnd = 'Si no fuiste tú, ignora este correo.'

export const oldAddressSubject = 'Petición para cambiar tu correo'
export const oldAddressPreview = 'Cambia cuando se abra el enlace enviado a la nueva dirección.'
export const oldAddressText = (address: string, newAddress: string) =>
  `Alguien con la sesión iniciada en la cuenta de Gatefold ${address} pidió usar ${newAddress} en su lugar. El correo cambia cuando se abra el enlace enviado a la nueva dirección.`
export const oldAddressHelp =
  'Si fuiste tú, no hay nada que hacer. Si no, elige ahora mismo una contraseña nueva: eso cancela la petición y cierra la sesión en todos los dispositivos.'
export const oldAddressEnd = 'Enviamos este correo cada vez que alguien pide cambiar el correo de una cuenta.'

export const addressChangedSubject = 'Tu correo cambió'
export const addressChangedPreview = 'Desde ahora, Gatefold usa tu nuevo correo.'
export const addressChangedText = (address: string, newAddress: string) =>
  `La cuenta de Gatefold ${address} tiene ahora el correo ${newAddress}. Desde ahora, inicia sesión con él.`
export const addressChangedHelp =
  'Si fuiste tú, no hay nada que hacer. Si no, habla con quien administra este Gatefold.'
export const addressChangedEnd =
  'Enviamos este correo a la dirección anterior cada vez que cambia el correo de una cuenta.'

export const accountDeletedSubject = 'Tu cuenta se eliminó'
export const accountDeletedPreview = 'Todo lo que había en ella ya no existe.'
export const accountDeletedText = (address: string) =>
  `La cuenta de Gatefold ${address} se eliminó con todo lo que había en ella, como pidió alguien con la sesión iniciada en ella.`
export const accountDeletedEnd = 'Si no fuiste tú, habla con quien administra este Gatefold.'

export const changedByAdminSubject = 'Quien administra este Gatefold cambió tu cuenta'
export const changedByAdminPreview = 'Qué cambió, y qué hacer si no lo esperabas.'
export const addressByAdminText = (address: string, newAddress: string) =>
  `Quien administra este Gatefold cambió el correo de la cuenta ${address} a ${newAddress}.`
export const passwordByAdminText = (address: string) =>
  `Quien administra este Gatefold cambió la contraseña de la cuenta ${address}. Tu sesión está cerrada en todas partes, y todos los tokens de acceso están revocados.`
export const changedByAdminHelp = 'Si no lo esperabas, habla con quien administra este Gatefold.'
export const changedByAdminEnd =
  'Enviamos este correo cada vez que quien administra cambia el correo o la contraseña de una cuenta.'

export const securityChangedSubject = 'Cambió tu forma de iniciar sesión'
export const tokensChangedSubject = 'Tus tokens de acceso cambiaron'
export const securityChangedPreview = 'Qué cambió, y qué hacer si no fuiste tú.'
export const securityChanges = {
  'passkey-added': (address: string) => `La cuenta de Gatefold ${address} tiene una llave de acceso más.`,
  'passkey-removed': (address: string) => `La cuenta de Gatefold ${address} tiene una llave de acceso menos.`,
  'second-factor-on': (address: string) =>
    `La verificación en dos pasos de la cuenta de Gatefold ${address} está ahora activada.`,
  'second-factor-off': (address: string) =>
    `La verificación en dos pasos de la cuenta de Gatefold ${address} está ahora desactivada.`,
  'token-created': (address: string) => `La cuenta de Gatefold ${address} tiene un token de acceso nuevo.`,
  'token-revoked': (address: string) => `Un token de acceso de la cuenta de Gatefold ${address} está ahora revocado.`,
  'tokens-revoked': (address: string) =>
    `Todos los tokens de acceso de la cuenta de Gatefold ${address} están ahora revocados.`,
}
export const securityChangedHelp =
  'Si fuiste tú, no hay nada que hacer. Si no, elige ahora mismo una contraseña nueva y mira Ajustes → Seguridad y Ajustes → Datos.'
export const securityChangedEnd =
  'Enviamos este correo cada vez que cambian las llaves de acceso, la verificación en dos pasos o los tokens de acceso de una cuenta.'

export const title = 'Te damos la bienvenida a Gatefold'
export const tags = ['bienvenida', 'prueba']
export const notes = 'Este álbum es tuyo: edítalo, valóralo, ponlo en un cajón o elimínalo.'

export const unreachable = 'No se pudo conectar con Gatefold. Revisa tu conexión e inténtalo otra vez.'
export const exportFailed = 'No se pudieron exportar tus álbumes'

export const albumsFileName = 'Gatefold álbumes'
export const albumsFile = 'Gatefold álbumes.csv'
export const selectionFileName = 'Gatefold selección'
export const collectionFileName = 'Gatefold colección'
export const diaryFileName = 'Gatefold diario'
export const unnamedCrate = 'Cajón'
