import { numberText } from '#locales/intl.ts'

export const title = 'API de Gatefold'
export const pageTitle = 'API · Gatefold'
export const description =
  'Lee y cambia tus álbumes, cajones y etiquetas desde scripts y otras apps, con un token de acceso.'

export const summaries = {
  'GET /albums': 'Todos los álbumes, primero los más nuevos',
  'POST /albums': 'Añade un álbum',
  'POST /albums/bulk': 'Añade muchos álbumes',
  'POST /albums/edit': 'Hace un mismo cambio en muchos álbumes',
  'GET /albums/edits': 'Los cambios de muchos álbumes que se pueden deshacer, primero el último',
  'POST /albums/undo': 'Deshace un cambio de muchos álbumes; lo que cambió después se queda',
  'POST /albums/delete': 'Pasa álbumes a la papelera',
  'POST /albums/restore': 'Saca álbumes de la papelera',
  'GET /albums/duplicates': 'Lo que se unió, y lo que se sabe que no es el mismo',
  'POST /albums/distinct': 'Apunta que álbumes parecidos no son el mismo',
  'POST /albums/merge': 'Une álbumes en uno',
  'POST /albums/unmerge': 'Deshace una unión',
  'GET /albums/page': 'Una página de los álbumes que coinciden con una búsqueda, con totales',
  'GET /albums/events': 'Lo que encontraron importaciones y sincronizaciones desde un momento, lo último (100)',
  'GET /albums/{id}': 'Un álbum con sus pistas y todo lo que se sabe de él',
  'PATCH /albums/{id}': 'Cambia un álbum; los campos que faltan se quedan como están',
  'DELETE /albums/{id}': 'Pasa un álbum a la papelera',
  'GET /albums/{id}/preview': 'La dirección de una muestra, durante unas horas',
  'GET /albums/{id}/tracks': 'Las pistas de un álbum, leídas si hace falta de una cuenta de Bandcamp conectada',
  'GET /albums/{id}/events': 'Lo que pasó con un álbum, primero lo último',
  'GET /albums/{id}/crates': 'Los cajones en que está un álbum',
  'PUT /albums/{id}/crates': 'Pone un álbum en estos cajones y en ningún otro',
  'POST /albums/{id}/crates/{crateId}': 'Pone un álbum en un cajón',
  'DELETE /albums/{id}/crates/{crateId}': 'Quita un álbum de un cajón',
  'POST /albums/{id}/listens':
    'Apunta que se escuchó un álbum, según el reloj del lugar; sin hora, hace `ago` segundos según un reloj que va `utcOffset` minutos por delante de UTC',
  'GET /listens': 'Una página del diario, primero lo último',
  'GET /listens/years': 'Los años del diario con su número de entradas, primero el último',
  'PATCH /listens/{id}': 'Cambia una entrada del diario; los campos que faltan se quedan como están',
  'DELETE /listens/{id}': 'Elimina para siempre una entrada del diario',
  'GET /crates': 'Todos los cajones, en su orden',
  'POST /crates': 'Crea un cajón o, con una búsqueda, un cajón inteligente',
  'POST /crates/restore': 'Saca cajones de la papelera',
  'GET /crates/members': 'Los álbumes de todos los cajones, por sus ids',
  'PUT /crates/order': 'Fija el orden de los cajones; los que no se nombran van al final',
  'POST /crates/albums': 'Pone álbumes en varios cajones',
  'PATCH /crates/{id}': 'Cambia un cajón; los campos que faltan se quedan como están',
  'DELETE /crates/{id}': 'Pasa un cajón a la papelera; sus álbumes se quedan',
  'PATCH /crates/{id}/favorite': 'Hace favorito un cajón, o deja de hacerlo',
  'GET /crates/{id}/albums': 'Los álbumes de un cajón, en su orden',
  'POST /crates/{id}/albums': 'Pone álbumes en un cajón',
  'DELETE /crates/{id}/albums': 'Quita álbumes de un cajón',
  'PUT /crates/{id}/order': 'Fija el orden de los álbumes de un cajón; los que no se nombran van al final',
  'GET /trash': 'Una página de la papelera, primero lo último que se eliminó',
  'POST /trash/restore': 'Recupera la papelera, hasta 2000 álbumes por llamada',
  'GET /tags/rules': 'Las reglas que cambian el nombre de las etiquetas importadas',
  'DELETE /tags/rules': 'Quita reglas; los álbumes se quedan como están',
  'PUT /tags/color': 'Elige el color de una etiqueta o, con null, el automático',
  'POST /tags/edit': 'Cambia el nombre de etiquetas o las elimina en todos los álbumes, y lo guarda como regla',
  'POST /tags/undo': 'Deshace un cambio de etiquetas',
  'GET /sync': 'Lo que cambió desde una llamada anterior, o todo',
  'GET /bandcamp/metadata': 'Lo que Bandcamp dice de un álbum',
  'GET /bandcamp/import': 'Una lista pública y corta de Bandcamp, sin añadirla',
  'GET /play/{track}': 'Redirige al audio de una pista que la persona compró, de una cuenta de Bandcamp conectada',
  'GET /imports': 'Las importaciones, primero las más nuevas',
  'POST /imports/fan': 'Empieza a importar una lista pública de Bandcamp',
  'POST /imports/link': 'Empieza a importar de una cuenta de Bandcamp conectada',
  'GET /imports/weekly': 'El fan cuyas listas se revisan cada semana',
  'PUT /imports/weekly': 'Hace que se revisen cada semana las listas de un fan, en lugar de las anteriores',
  'DELETE /imports/weekly': 'Hace que no se revise ninguna lista cada semana',
  'POST /imports/file': 'Empieza la importación de un archivo por partes',
  'PUT /imports/{id}/rows/{chunk}': 'Envía una parte de los álbumes de un archivo; las partes se cuentan desde 0',
  'PUT /imports/{id}/crates/{chunk}': 'Envía una parte de los cajones de un archivo, antes que los álbumes que llevan',
  'POST /imports/{id}/finish': 'Termina la importación de un archivo',
  'GET /imports/{id}': 'Una importación y su progreso',
  'GET /imports/{id}/albums': 'Los ids de los álbumes que añadió una importación',
  'GET /imports/{id}/undo': 'Lo que pasaría con los álbumes de una importación al deshacerla',
  'POST /imports/{id}/undo':
    'Deshace una importación; los álbumes que cambiaron después, o que también vienen de otras fuentes, se quedan',
  'POST /imports/{id}/restore': 'Recupera los álbumes que una importación encontró en la papelera',
  'DELETE /imports/{id}': 'Cancela una importación; lo que añadió se queda',
  'GET /pictures': 'Una portada de un sitio que no es Bandcamp',
  'GET /export/albums': 'Todos los álbumes en CSV, o los que coinciden con una búsqueda',
  'POST /export/albums': 'Los álbumes nombrados, en CSV',
  'GET /export/crates/{id}': 'Los álbumes de un cajón en CSV',
  'GET /export/collection': 'Todo en JSON: álbumes, cajones y su orden, pistas, reglas de etiquetas',
  'GET /export/diary.csv': 'Todo el diario en CSV',
  'GET /export/diary.json': 'Todo el diario',
  'POST /import/albums': 'Importa un archivo CSV en una llamada',
  'POST /import/crates/{id}': 'Importa un archivo CSV a un cajón en una llamada',
  'POST /import/collection': 'Importa un archivo exportado, JSON o CSV, en una llamada',
}

export const groups: Record<string, string> = {
  albums: 'Álbumes',
  crates: 'Cajones',
  listens: 'Diario',
  trash: 'Papelera',
  tags: 'Etiquetas',
  sync: 'Cambios',
  bandcamp: 'Bandcamp',
  play: 'Reproducción',
  imports: 'Importaciones',
  pictures: 'Imágenes',
  export: 'Exportación',
  import: 'Importación de un archivo entero',
}

export const tokens =
  'Crea un token de acceso en Ajustes → Datos y envíalo con cada llamada: `Authorization: Bearer gf_…`. Un token que lee puede hacer llamadas GET; uno que escribe, todas. Ningún token llega a tu cuenta, a su seguridad, a otros tokens ni a la administración, y ninguno vacía la papelera ni elimina la colección entera: esas llamadas responden 403 `no-tokens`. Un token que no vale, o que ya no vale, recibe 401 y, después de 20 llamadas así en 15 minutos, 429.'
export const tokensPlay =
  'Un token que lee también puede reproducir y guardar las pistas que compraste, con `GET /play/{track}`, mientras tu cuenta de Bandcamp esté conectada.'
export const errors =
  'Un error tiene un estado de 400 o más y es JSON: `code` es para programas, `message` para personas, y `fields` tiene un mensaje para cada campo no válido, 20 como máximo. Los campos desconocidos no son válidos. Lo que es de otra persona responde 404, como si no existiera.'
export const limits = (kilobytes: number, albums: number) =>
  `Un cuerpo tiene como máximo ${numberText(kilobytes)} kB; el de la importación de un archivo entero, 8000 kB. Una persona tiene como máximo ${numberText(albums)} álbumes. Las llamadas se cuentan por cuenta, no por token: 429 dice en \`Retry-After\` cuántos segundos hay que esperar. Las llamadas largas de una cuenta se hacen una tras otra.`
export const paging =
  'Las listas están completas y se envían a medida que se leen, así que léelas como stream si son largas. Cuatro llamadas tienen páginas: `GET /albums/page` toma `page`; `GET /trash` y `GET /listens`, el `after` que la página anterior llamó `next`; `GET /sync`, `epoch` y `revision` de la respuesta anterior. `GET /albums` tiene un `ETag`: con `If-None-Match` responde 304 si no cambió nada.'
export const idempotency =
  'Una llamada que cambia algo se puede enviar otra vez, salvo las que tienen `Idempotency-Key` entre sus parámetros. Con una clave que eliges tú, una llamada así se hace una sola vez: si se envía de nuevo en 14 días, recibe la misma respuesta, o 204 si era larga. Otra llamada con la misma clave responde 409 `key-used`. `version` en un cambio es aquella en que se basa: si el álbum o el cajón cambió después, la respuesta es 409 con su estado actual.'

export const headings = {
  tokens: 'Tokens de acceso',
  errors: 'Errores',
  limits: 'Límites',
  paging: 'Páginas',
  idempotency: 'Enviar una llamada otra vez',
}
export const contents = 'Contenido'
export const document = <Node>(link: (text: string) => Node) => [
  'Lo mismo para programas, como OpenAPI 3.1: ',
  link('/api/openapi.json'),
]
export const parameters = 'Parámetros'
export const body = 'Cuerpo'
export const example = 'Ejemplo'
export const answer = 'Respuesta'
export const required = 'obligatorio'
export const keyMeaning = 'Una clave que eliges tú: la llamada se hace una vez, aunque se envíe muchas.'
export const pathMeaning = 'De una respuesta anterior.'
export const searchMeanings: Record<string, string> = {
  list: 'Qué lista, o ambas; sin ella, la colección. Un cajón tiene sus álbumes de las dos.',
  crate: 'Los álbumes de un cajón o, con `none`, los que no están en ninguno.',
  q: 'La búsqueda tal como la toma el campo de búsqueda, como `tag:dub rating>=4`.',
  tag: 'Álbumes con esta etiqueta; se repite para álbumes con varias.',
  added: 'Cuándo se añadieron los álbumes.',
  min: 'La valoración más baja; 0 incluye lo que está sin valorar.',
  max: 'La valoración más alta.',
  untagged: 'Álbumes sin etiquetas.',
  unrated: 'Álbumes sin valorar.',
  year: 'El año de lanzamiento, o dos con `..` en medio.',
  decade: 'El primer año de la década de lanzamiento.',
  month: 'El mes en que se añadieron los álbumes, según UTC.',
  artist: 'El nombre entero del artista, en mayúsculas o minúsculas.',
  verdict: 'Lo que se decidió en la mesa.',
  format: 'Un formato que se compró.',
  downloaded: 'Si los álbumes están marcados como descargados.',
  import: 'Los álbumes que añadió una importación, o dos separadas por una coma.',
  label: 'El nombre entero del sello.',
  sort: 'El orden. `crate` es para cajones, `best` para búsquedas por palabras; si no, lo más nuevo va primero.',
  seed: 'Qué orden al azar.',
  page: 'La página, desde 1.',
}
export const redirected = 'Adonde lleva la redirección: la pista, de Bandcamp.'
export const statuses: Record<string, string> = {
  400: 'Un campo no es válido, o el cuerpo no es JSON',
  401: 'No hay un token válido',
  403: 'El token solo lee',
  404: 'No hay nada tuyo con este id, o nada en esta dirección',
  409: 'Choca con lo que hay, o pasaría de un límite',
  413: 'El cuerpo es demasiado grande',
  429: 'Demasiadas llamadas; `Retry-After` dice cuánto hay que esperar',
  502: 'Bandcamp no respondió, o no como se esperaba',
}
export const answerHeaders = {
  etag: 'La revisión de la colección, para `If-None-Match`.',
  'failed-rows': 'Cuántas filas quedaron fuera, o cuáles: se cuentan desde 1.',
  'matched-rows':
    'A cuáles de tus álbumes se refieren las filas, como `2=same:17,5=probably:9`: la fila, `same`, `on` (una pista suya), `trash` o `probably`, y el id. El que ya está recibe lo que le falta; el que solo está probablemente se añade.',
  'parts-left-out': 'Cuántas celdas de las demás filas no se pueden leer y quedaron fuera.',
  'import-id': 'La importación, que se puede deshacer.',
  'albums-without-tags': 'Qué álbumes, contados desde 1, siguen sin etiquetas.',
}
export const answers = 'Respuestas'
const bound = (word: string, value: number) =>
  Math.abs(value) < Number.MAX_SAFE_INTEGER ? `${word} ${numberText(value)}` : ''
export const atLeast = (value: number) => bound('al menos', value)
export const atMost = (value: number) => bound('como máximo', value)
