import { counted, isolated, numberText } from '#locales/intl.ts'

export { addRecords } from '#locales/crates.ts'
export { commands as title } from '#locales/header.ts'

import { starCount } from '#locales/ui.ts'

export const placeholder = 'Álbum, artista, cajón, comando…'
export const groups = {
  recent: 'Recientes',
  album: 'Álbumes',
  artist: 'Artistas',
  label: 'Sellos',
  tag: 'Etiquetas',
  crate: 'Cajones',
  command: 'Comandos',
} as const
export const resultCount = (count: number) => counted(count, { one: 'resultado', other: 'resultados' })
export const loading = 'Cargando tus álbumes…'
export const nothing = (search: string) => `Nada coincide con “${isolated(search)}”`

export const synonyms: Readonly<Record<string, readonly string[]>> = {
  desk: ['Escuchar', 'Decidir', 'Escritorio', 'Modo de valoración', 'Esta noche'],
  artists: ['Grupos', 'Bandas', 'Músicos'],
  labels: ['Discográficas', 'Disqueras', 'Labels'],
  tags: ['Géneros', 'Tags', 'Renombrar etiqueta', 'Unir etiquetas'],
  tidy: ['Duplicados', 'Dobles', 'Mismo álbum', 'Unir álbumes', 'Fusionar'],
  diary: ['Escuchado', 'Escuchas', 'Bitácora', 'Historial', 'Scrobbles'],
  shares: ['Enlaces', 'Visitas', 'Dejar de compartir', 'Listas de regalos'],
  trash: ['Eliminado', 'Borrado', 'Basura', 'Recuperar', 'Restaurar'],
  add: ['Álbum nuevo', 'Agregar', 'Canción', 'Enlace', 'Link'],
  import: ['Sincronizar', 'Fan', 'Traer', 'Traer mi colección', 'Artistas que sigo'],
  files: [
    'Exportar',
    'Importar',
    'Copia de seguridad',
    'Respaldo',
    'CSV',
    'JSON',
    'Hoja de cálculo',
    'Fichero',
    'Restaurar',
    'Discogs',
    'Last.fm',
  ],
  'compare-folder': [
    'Falta',
    'Descargado',
    'Sin descargar',
    'Música en este dispositivo',
    'Archivos que tengo',
    'ignores.txt',
  ],
  something: ['Sorpréndeme', 'Cualquier cosa', 'Esta noche', 'Elige tú'],
  shuffle: ['Aleatorio', 'Mezclar', 'Shuffle'],
  unrated: ['Sin estrellas', 'No valorado', 'Sin valoración', 'Sin calificar'],
  untagged: ['Sin etiquetar', 'Ninguna etiqueta', 'Sin tags'],
  share: ['Enlace', 'Link', 'Lista de regalos', 'Publicar', 'Mostrar a alguien', 'Público'],
  select: ['Varios', 'Editar varios', 'Marcar'],
  playlist: ['Playlists', 'Listas de reproducción', 'Importar una lista', 'Subsonic'],
  'new-crate': ['Carpeta', 'Caja', 'Playlist', 'Lista de reproducción'],
  'new-smart-crate': ['Búsqueda guardada', 'Lista inteligente'],
  'clear-filters': ['Restablecer', 'Borrar filtros', 'Ver todo'],
  settings: [
    'Configuración',
    'Eliminar cuenta',
    'Borrar cuenta',
    'Perfil',
    'Foto',
    'Correo',
    'Email',
    'Nombre',
    'Avatar',
  ],
  'settings-security': [
    'Contraseña',
    'Clave',
    'Llave de acceso',
    'Passkey',
    'Dos pasos',
    '2FA',
    'Dispositivos',
    'Sesiones',
  ],
  'settings-appearance': ['Tema', 'Medias estrellas', 'Eliminar colección', 'Borrar todo'],
  'settings-bandcamp': ['Conectar', 'Conexión', 'API de fans'],
  'settings-data': [
    'Sin conexión',
    'Offline',
    'API',
    'Tokens de acceso',
    'Páginas compartidas',
    'Copia en este dispositivo',
    'ListenBrainz',
    'Webhook',
  ],
  'settings-admin': ['Invitar', 'Invitaciones', 'Usuarios', 'Registro de actividad'],
  since: ['Qué hay de nuevo', 'Novedades', 'Cambios', 'Cambios de precio'],
  year: ['Resumen del año', 'Wrapped', 'Lo más escuchado', 'Balance'],
  calendar: ['iCal', 'ics', 'Agenda', 'Avisos', 'Suscribirse'],
  undo: ['Revertir', 'Volver atrás', 'Undo'],
  friday: ['Bandcamp Friday', 'Por comprar', 'Lista de la compra'],
  charts: ['Estadísticas', 'Números', 'Gráficas'],
  'now-playing': ['Cola', 'A continuación', 'Reproductor'],
  'theme-dark': ['Modo oscuro', 'Noche', 'Negro'],
  'theme-light': ['Modo claro', 'Día', 'Blanco'],
  keys: ['Ayuda', 'Teclas', 'Teclado', 'Atajos'],
  leave: ['Salir', 'Desconectarse', 'Logout'],
}

export const undo = (step: string) => `Deshacer: ${step}`
export const showAlbums = (filters: string) => `Ver álbumes: ${isolated(filters)}`
export const searchAlbums = (search: string) => `Buscar “${isolated(search)}” en todos los álbumes`
export const nearestSearch = (search: string, count: number) =>
  `Lo más cercano: ${isolated(search)} (${numberText(count)})`
export const goTo = (place: string) => `Ir a: ${isolated(place)}`
export const bothLists = 'Colección y lista de deseos'
export const select = 'Seleccionar álbumes'
export const filterBy = (filter: string) => `Filtrar: ${filter}`
export const viewAs = (view: string) => `Vista: ${view}`
export const shuffle = 'Ordenar por: Al azar'
export const sortBy = (sort: string) => `Ordenar por: ${sort}`
export const theme = (choice: string) => `Tema: ${choice}`
export const charts = { on: 'Mostrar los gráficos', off: 'Ocultar los gráficos' }
export const halfStars = { on: 'Activar medias estrellas', off: 'Desactivar medias estrellas' }
export const settings = (section: string) => `Ajustes: ${section}`
export const of = (name: string, action: string) => `${isolated(name)}: ${action}`
export const parts = { crates: 'Cajones', tags: 'Etiquetas', note: 'Nota' } as const
export const rate = (title: string, stars: number) =>
  stars === 0 ? `Quitar la valoración de “${isolated(title)}”` : `Valorar “${isolated(title)}”: ${starCount(stars)}`
