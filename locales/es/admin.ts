import { besideText, counted, isolated, numberText } from '#locales/intl.ts'

export {
  cancel,
  optional,
  saveChanges,
  showMore,
  somethingWrong as createFailed,
  somethingWrong as deleteFailed,
  somethingWrong as updateFailed,
  tryAgain,
  unsavedChanges as unsaved,
} from '#locales/phrases.ts'

export const people = (count: number) => counted(count, { one: 'cuenta', other: 'cuentas' })

export const roleNames = { user: 'normal', test: 'prueba', admin: 'admin' }
export const notAdmin = 'Esta cuenta no puede ser admin.'
export const toSecurity = 'Abrir Ajustes → Seguridad'
export const clearSearch = 'Vaciar la búsqueda'
export const loadingMore = 'Cargando…'

export const usersTitle = 'Cuentas'
export const auditLog = 'Registro de actividad'
export const invitations = 'Invitaciones'
export const createUser = 'Crear cuenta'
export const searchUsers = 'Buscar cuentas'
export const searchUsersPlaceholder = 'Buscar usuario, correo, nombre…'
export const sortUsers = 'Ordenar las cuentas'
export const orderNames = {
  'created-desc': 'Más recientes primero',
  'created-asc': 'Más antiguas primero',
  'username-desc': 'Nombre de usuario, Z–A',
  'username-asc': 'Nombre de usuario, A–Z',
  'email-desc': 'Correo, Z–A',
  'email-asc': 'Correo, A–Z',
  'role-desc': 'Rol, Z–A',
  'role-asc': 'Rol, A–Z',
}
export const usersLoadFailed = 'No se pudieron cargar las cuentas'
export const loadingUsers = 'Cargando las cuentas'
export const noUsers = 'Ninguna cuenta coincide'
export const usersShown = (shown: number, count: number) => `${numberText(shown)} de ${people(count)}`

export const username = 'Nombre de usuario'
export const email = 'Correo'
export const displayName = 'Nombre visible'
export const role = 'Rol'
export const columns = { id: 'ID', username, email, displayName, role, created: 'Creada', actions: 'Acciones' }
export const copyId = (id: string) => `Copiar el ID ${id}`
export const idCopied = 'ID copiado'
export const copyIdFailed = 'No se pudo copiar el ID'
export const notAvailable = 'N/D'
export const you = 'tú'
export const banned = <Node>(reason: Node) => ['bloqueada', reason]
export const bannedBecause = (reason: string) => `: ${isolated(reason)}`

export const edit = (username: string) => `Editar ${isolated(username)}`
export const deleteOne = (username: string) => `Eliminar ${isolated(username)}`
export const deleteOwn = 'Tu propia cuenta se elimina en la pestaña Cuenta'
export const more = (username: string) => `Más sobre ${isolated(username)}`
export const endSessionsOf = 'Cerrar sesiones…'
export const ban = 'Bloquear…'
export const unban = 'Desbloquear'
export const unbanned = 'Cuenta desbloqueada'
export const updateFailedTitle = 'No se pudo cambiar la cuenta'

export const createTitle = 'Crear una cuenta'
export const editTitle = 'Editar cuenta'
export const password = 'Contraseña'
export const passwordHelp = (least: number) => `Al menos ${numberText(least)} caracteres.`
export const newPassword = 'Nueva contraseña'
export const newPasswordHelp =
  'Déjala vacía para conservar la actual. Una nueva cierra todas sus sesiones y revoca sus tokens de acceso.'
export const ownPassword = 'Tu propia contraseña'
export const create = 'Crear cuenta'
export const created = 'Cuenta creada'
export const updated = 'Cuenta actualizada'
export const createFailedTitle = 'No se pudo crear la cuenta'

export const banTitle = (username: string) => `¿Bloquear la cuenta de ${isolated(username)}?`
export const banText =
  'Se cierran todas sus sesiones, se revocan sus tokens de acceso y nadie puede entrar en ella hasta que la desbloquees. Sus datos se conservan.'
export const banReason = 'Motivo'
export const banReasonHelp = 'Opcional. La persona lo ve.'
export const banUser = 'Bloquear cuenta'
export const userBanned = 'Cuenta bloqueada'

export const endSessionsTitle = (username: string) => `¿Cerrar todas las sesiones de ${isolated(username)}?`
export const endOwnSessionsText = 'Tu sesión se cerrará en todos tus otros dispositivos.'
export const endSessionsText = 'Su sesión se cerrará en todos sus dispositivos. Sus datos se conservan.'
export const revokeTokens = (isOwn: boolean) =>
  isOwn ? 'Revocar también mis tokens de acceso' : 'Revocar también sus tokens de acceso'
export const tokensStay = 'Si no, los scripts y las apps que los usan siguen funcionando.'
export const endSessions = 'Cerrar sesiones'
export const sessionsEnded = 'Sesiones cerradas'

export const deleteTitle = 'Eliminar cuenta'
export const deleteText = 'Sus álbumes, cajones e importaciones se eliminan con la cuenta. Esto no se puede deshacer.'
export const deleteUser = 'Eliminar cuenta'
export const deleted = 'Cuenta eliminada'
export const deleteFailedTitle = 'No se pudo eliminar la cuenta'

export const invitationsTitle = 'Invitaciones'
export const back = 'Volver a las cuentas'
export const text = (days: number) =>
  `Con un enlace, una persona puede crear su cuenta sin la contraseña de invitación. Funciona una vez, durante ${counted(days, { one: 'día', other: 'días' })}.`
export const createInvitation = 'Crear invitación'
export const createInvitationFailed = 'No se pudo crear la invitación'
export const link = 'Enlace'
export const linkHelp = 'Para una persona; solo se ve ahora'
export const copy = 'Copiar enlace'
export const copied = 'Enlace copiado'
export const copyFailed = 'No se pudo copiar el enlace. Selecciónalo y cópialo tú.'
export const invitationsLoading = 'Cargando las invitaciones'
export const invitationsFailed = 'No se pudieron cargar las invitaciones'
export const noInvitations = 'Aún no hay invitaciones. Crea una y envía su enlace.'
export const somebody = 'alguien'
export const createdBy = <Node>(ago: Node, username: string) => ['Creada ', ago, ` por ${isolated(username)}`]
export const openUntil = (day: string) => `Vale hasta el ${day}`
export const expired = 'Caducada'
export const used = <Node>(ago: Node) => ['Usada ', ago]
export const revoke = 'Revocar'
export const revokeOne = (day: string) => `Revocar la invitación que caduca el ${day}`
export const revoked = 'Invitación revocada'
export const revokeFailed = 'No se pudo revocar la invitación'

export const search = 'Buscar en el registro de actividad'
export const searchPlaceholder = 'Buscar personas y detalles…'
export const kind = 'Tipo de acción'
export const everyKind = 'Todas las acciones'
export const kinds = {
  'user-created': 'Cuentas creadas',
  'user-updated': 'Cuentas cambiadas',
  'user-deleted': 'Cuentas eliminadas',
  'user-banned': 'Cuentas bloqueadas',
  'user-unbanned': 'Cuentas desbloqueadas',
  'sessions-ended': 'Sesiones cerradas',
  'admin-granted': 'Admins configurados',
  'signed-in': 'Inicios de sesión',
  'sign-in-failed': 'Inicios de sesión fallidos',
  'password-reset': 'Contraseñas olvidadas',
  'password-changed': 'Cambios de contraseña',
  'email-changed': 'Cambios de correo',
  'second-factor-on': 'Verificaciones activadas',
  'second-factor-off': 'Verificaciones desactivadas',
  'passkey-added': 'Llaves de acceso añadidas',
  'passkey-removed': 'Llaves de acceso quitadas',
  'token-created': 'Tokens de acceso creados',
  'token-revoked': 'Tokens de acceso revocados',
  'tokens-revoked': 'Todos los tokens revocados',
  'invitation-created': 'Invitaciones creadas',
  'invitation-revoked': 'Invitaciones revocadas',
  'share-removed': 'Páginas retiradas',
  'invitation-used': 'Invitaciones usadas',
  'account-deleted': 'Cuentas propias eliminadas',
}
export const auditLogLoading = 'Cargando el registro de actividad'
export const auditLogFailed = 'No se pudo cargar el registro de actividad'
export const count = (entries: number, hasMore: boolean) =>
  hasMore ? `${numberText(entries)} entradas o más` : counted(entries, { one: 'entrada', other: 'entradas' })
export const noMatches = 'Ninguna entrada coincide'
export const auditLogEmpty = 'Aún no pasó nada. Aquí aparece quién inicia sesión y qué hacen los admins.'

type Detail = { role: string | null | undefined; changes: string[]; reason: string | undefined; revokesTokens: boolean }
type Deed = <Node>(who: Node, whom: Node | null, detail: Detail) => (Node | string)[]
const deed =
  (verb: string, what = 'la cuenta', end = (_: Detail) => ''): Deed =>
  (who, whom, detail) =>
    whom === null ? [who, ` ${verb} ${what} propia`, end(detail)] : [who, ` ${verb} ${what} de `, whom, end(detail)]
const own =
  (verb: string): Deed =>
  (who) => [who, ` ${verb}`]
const sessionsEndedOf: Deed = (who, whom, { revokesTokens }) => [
  who,
  ' cerró todas las sesiones de ',
  whom ?? 'su cuenta',
  revokesTokens ? ' y revocó todos los tokens de acceso' : '',
]

export const fieldNames: Record<string, string | undefined> = {
  username: 'nombre de usuario',
  email: 'correo',
  displayName: 'nombre visible',
  password: 'contraseña',
}
export const roleChanged = (before: string | null, after: string) => `rol de ${before ?? 'ninguno'} a ${after}`

export const methodNames = {
  password: 'una contraseña',
  google: 'Google',
  oidc: 'OpenID',
  passkey: 'una llave de acceso',
  code: 'una contraseña y un código',
}

export const deeds = {
  'user-created': deed('creó', 'la cuenta', ({ role }) => (role ? ` con el rol ${role}` : '')),
  'user-updated': deed('cambió', 'la cuenta', ({ changes }) => `: ${besideText(changes)}`),
  'user-deleted': deed('eliminó'),
  'user-banned': deed('bloqueó', 'la cuenta', ({ reason }) => (reason ? `: “${isolated(reason)}”` : '')),
  'user-unbanned': deed('desbloqueó'),
  'sessions-ended': sessionsEndedOf,
  'admin-granted': own('configuró su cuenta como admin'),
  'password-reset': own('cambió su contraseña olvidada'),
  'password-changed': own('cambió su contraseña'),
  'email-changed': own('cambió su correo'),
  'second-factor-on': own('activó la verificación en dos pasos'),
  'second-factor-off': own('desactivó la verificación en dos pasos'),
  'passkey-added': own('añadió una llave de acceso'),
  'passkey-removed': own('quitó una llave de acceso'),
  'token-created': own('creó un token de acceso'),
  'token-revoked': own('revocó un token de acceso'),
  'tokens-revoked': own('revocó todos los tokens de acceso'),
  'invitation-created': own('creó una invitación'),
  'invitation-revoked': own('revocó una invitación'),
  'invitation-used': deed('creó su cuenta con', 'una invitación'),
  'share-removed': deed('retiró', 'una página compartida'),
}
export const signedIn = <Node>(who: Node, method: string) => [who, ` inició sesión con ${method}`]
export const signInFailed = <Node>(whom: Node | null) => [
  'Falló un inicio de sesión: ',
  whom ?? 'una dirección desconocida',
]
export const accountDeleted = 'Alguien eliminó su propia cuenta'

export const takeDown = 'Retirar una página compartida'
export const shareAddress = 'Dirección de la página'
export const noShareAddress = 'Pega la dirección completa, como https://gatefold.example.com/s/…'
export const takeDownNow = 'Retirar'
export const takeDownHelp = 'Desde ese momento nadie ve la página, y no se puede volver a compartir con esta dirección.'
export const takenDown = 'Página retirada'
