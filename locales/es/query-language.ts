import { counted, isolated, numberText } from '#locales/intl.ts'

export const suggestions = 'Sugerencias de búsqueda'
export const suggestionCount = (count: number) => counted(count, { one: 'sugerencia', other: 'sugerencias' })
export const asFilters = 'como filtros'
export const asCommand = 'comando'
export const searchHelp = 'Ayuda de la búsqueda'

export const fieldNames = {
  tag: 'lleva la etiqueta',
  artist: 'parte del nombre del artista',
  rating: 'estrellas',
  is: 'sin valorar, sin etiquetas, deseo…',
  has: 'una nota, una muestra o una portada',
  label: 'parte del nombre del sello',
  title: 'parte del título',
  note: 'parte de tu nota',
  track: 'parte del título o artista de una pista',
  crate: 'parte del nombre de un cajón',
  year: 'año de lanzamiento',
  added: 'cuándo lo añadiste',
  bought: 'cuándo lo compraste',
  changed: 'cuándo cambió por última vez',
  price: 'lo que cuesta',
  paid: 'lo que pagaste',
  tracks: 'número de pistas',
  verdict: 'lo que decidiste sobre un deseo',
  format: 'en qué formato lo tienes',
  list: 'colección, deseos o ambas',
  sort: 'cómo ordenar',
} as const

export const fieldWords: Readonly<Record<string, readonly string[]>> = {
  tag: ['etiqueta', 'género'],
  artist: ['grupo', 'banda', 'intérprete'],
  rating: ['valoración', 'estrellas'],
  is: ['estado'],
  has: ['tiene', 'con'],
  label: ['sello', 'discográfica'],
  title: ['álbum', 'título'],
  note: ['nota'],
  track: ['pista', 'canción', 'tema'],
  crate: ['cajón'],
  year: ['año', 'publicado'],
  added: ['añadido', 'agregado'],
  bought: ['comprado'],
  changed: ['cambiado', 'modificado'],
  price: ['precio', 'cuesta'],
  paid: ['pagado'],
  tracks: ['pistas', 'número'],
  verdict: ['decisión', 'decidido'],
  format: ['formato', 'vinilo', 'casete'],
  list: ['lista', 'colección', 'deseos'],
  sort: ['ordenar', 'orden'],
}

export const termWords: Readonly<Record<string, readonly string[]>> = {
  'is:unrated': ['sin valorar', 'sin estrellas'],
  'is:rated': ['valorado'],
  'is:untagged': ['sin etiquetas'],
  'is:uncrated': ['sin cajón'],
  'is:wishlist': ['deseos', 'lista de deseos'],
  'is:owned': ['colección'],
  'is:preorder': ['preventa'],
  'is:downloaded': ['descargado'],
  'is:undownloaded': ['sin descargar'],
  'has:note': ['con nota'],
  'format:vinyl': ['vinilo'],
  'format:cassette': ['casete'],
}

export const examples = {
  rating: [
    ['rating>=4', '4 estrellas o más'],
    ['rating:5', '5 estrellas'],
    ['rating:2..3', 'de 2 a 3 estrellas'],
    ['rating:3.5', '3,5 estrellas'],
    ['rating<3', 'menos de 3 estrellas, o ninguna'],
  ],
  is: [
    ['is:unrated', 'aún sin estrellas'],
    ['is:rated', 'con estrellas'],
    ['is:untagged', 'aún sin etiquetas'],
    ['is:uncrated', 'en ningún cajón'],
    ['is:wishlist', 'en tu lista de deseos'],
    ['is:owned', 'en tu colección'],
    ['is:preorder', 'aún no lanzado'],
    ['is:missing', 'aún sin descargar'],
    ['is:partial', 'solo algunas pistas descargadas, o con más desde entonces'],
    ['is:downloaded', 'descargado'],
    ['is:gone', 'ya no está en Bandcamp'],
    ['is:later', 'un deseo para decidir después'],
  ],
  has: [
    ['has:note', 'escribiste una nota'],
    ['has:preview', 'se puede escuchar una muestra'],
    ['has:cover', 'tiene portada'],
  ],
  year: [
    ['year:1990..1999', 'de 1990 a 1999'],
    ['year:2019', 'en 2019'],
    ['year:1990s', 'en la década de 1990'],
    ['year>=2020', '2020 o después'],
  ],
  added: [
    ['added<30d', 'en los últimos 30 días'],
    ['added>1y', 'hace más de un año'],
    ['added:this-year', 'este año'],
    ['added:2024-01..2024-06', 'de enero a junio de 2024'],
  ],
  bought: [
    ['bought<30d', 'en los últimos 30 días'],
    ['bought>1y', 'hace más de un año'],
    ['bought:2024', 'en 2024'],
  ],
  changed: [
    ['changed:7d', 'en los últimos 7 días'],
    ['changed>1y', 'hace más de un año'],
  ],
  price: [
    ['price<10eur', 'menos de 10 euros, con las demás monedas convertidas'],
    ['price:5..10', 'de 5 a 10 en su propia moneda'],
    ['price:0', 'gratis'],
  ],
  paid: [
    ['paid>10eur', 'más de 10 euros, con las demás monedas convertidas'],
    ['paid:0', 'nada'],
  ],
  tracks: [
    ['tracks>=10', '10 pistas o más'],
    ['tracks:1..4', 'de 1 a 4 pistas'],
  ],
  verdict: [
    ['verdict:friday', 'para comprar el viernes'],
    ['verdict:keep', 'para mantener en la lista de deseos'],
    ['verdict:later', 'para decidir después'],
    ['verdict:let-go', 'en la papelera'],
  ],
  format: [
    ['format:digital', 'como archivos'],
    ['format:vinyl', 'en vinilo'],
    ['format:cassette', 'en casete'],
    ['format:cd', 'en CD'],
    ['format:other', 'en cualquier otra cosa'],
  ],
  list: [
    ['list:collection', 'tu colección'],
    ['list:wishlist', 'tu lista de deseos'],
    ['list:both', 'las dos'],
  ],
} as const

const valueKinds = {
  tag: 'una etiqueta',
  artist: 'un nombre',
  rating: 'un número',
  is: 'una de sus palabras',
  has: 'una de sus palabras',
  label: 'un nombre',
  title: 'un texto',
  note: 'un texto',
  track: 'un texto',
  crate: 'un nombre',
  year: 'un número',
  added: 'una fecha',
  bought: 'una fecha',
  changed: 'una fecha',
  price: 'un número',
  paid: 'un número',
  tracks: 'un número',
  verdict: 'una de sus palabras',
  format: 'una de sus palabras',
  list: 'una de sus palabras',
  sort: 'una de sus palabras',
} as const

export const faults = {
  field: (name: string, fields: string) =>
    `No hay ningún campo “${isolated(name)}”, así que se busca como texto. Campos: ${fields}.`,
  value: (name: keyof typeof valueKinds, example: string) => `${name} necesita ${valueKinds[name]}: ${example}`,
  quote: 'Falta la comilla de cierre.',
  length: (most: number) => `Solo se buscan los primeros ${numberText(most)} términos.`,
}
export const anyText = (name: string) => `${name}:texto`

export const helpTitle = 'Búsqueda'
export const keysTab = 'Teclas'
export const searchTab = 'Búsqueda'
export const helpIntro =
  'Las palabras buscan en títulos, artistas, sellos, notas, etiquetas y las pistas que se conocen. Los campos buscan una sola cosa; la lista bajo el campo de búsqueda los completa.'
export const help: readonly [example: string, what: string][] = [
  ['puerto lento', 'las dos palabras, en cualquier orden'],
  ['"ahora o nunca"', 'exactamente este texto'],
  ['tag:dub -tag:live', 'con la etiqueta dub, pero sin live'],
  ['tag:dub*', 'una etiqueta que empieza por dub'],
  ['dub or techno', 'cualquiera de las dos'],
  ['rating>=4 (dub or techno)', 'se combina con paréntesis'],
  ['artist:burial', 'parte del nombre; con =, el nombre entero'],
  ['label:"low tide"', 'entre comillas lo que lleva espacios'],
  ['crate:domingo', 'en un cajón con ese nombre'],
  ['year:1990..1999', 'de un año a otro; también 1990.. y ..1999, o 1990-1999'],
  ['track:sonata', 'parte del título o artista de una pista'],
  ['added<30d', 'en los últimos 30 días; también w, m, y'],
  ['added:2024-05', 'un año, un mes o un día'],
  ['price<10eur', 'en cualquier moneda, convertido'],
  ['format:vinyl', 'o digital, cassette, cd, other'],
  ['is:unrated', 'o untagged, uncrated, wishlist, owned, preorder, later, downloaded, partial, missing'],
  ['has:note', 'o preview, cover'],
  ['sort:released', 'elige el orden'],
]
