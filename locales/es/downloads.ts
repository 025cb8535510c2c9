import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export const markDownloaded = 'Ya descargado'
export const downloaded = 'Descargado'
export const markAlbum = (title: string) => `Ya descargado: marcar “${isolated(title)}” como descargado`
export const unmarkAlbum = (title: string) => `Descargado: marcar “${isolated(title)}” como no descargado`
export const markSelected = 'Marcar como descargados'
export const unmarkSelected = 'Marcar como no descargados'
export const marked = 'Marcado como descargado'
export const unmarked = 'Marcado como no descargado'
export const markFailed = (count: number) =>
  plural(count, { one: 'No se pudo cambiar el álbum', other: 'No se pudieron cambiar los álbumes' })
export const downloadedOn = (day: string) => `Descargado el ${day}`
export const grownSince = (day: string) => `Descargado el ${day}, con más pistas desde entonces`
export const partOnDisk = (tracks: number, of: number | null) =>
  of === null
    ? counted(tracks, { one: 'pista descargada', other: 'pistas descargadas' })
    : `${numberText(tracks)} de ${counted(of, { one: 'pista descargada', other: 'pistas descargadas' })}`

export const compareTitle = 'Comparar con una carpeta'
export const downloadsText = 'Averigua qué álbumes tienes como archivos y márcalos como descargados.'
export const compareText =
  'Elige la carpeta de tu música, o una con descargas de Bandcamp. Sus carpetas, archivos comprimidos y archivos se comparan con tus álbumes por artista y título. Los números que guardan los programas de descarga (bandcamp_item_id.txt, ignores.txt) van primero.'
export const chooseFolder = <Node>(choose: (text: string) => Node) => [
  choose('Elige una carpeta'),
  ' o arrástrala aquí',
]
export const stays = 'Solo se leen los nombres y esos números, y se quedan en este dispositivo.'
export const notSupported = 'Este navegador no puede abrir una carpeta. Pega una lista de nombres.'
export const paste = 'O pega una lista de nombres, uno por línea'
export const pasteExample = 'Artista - Álbum'
export const compareList = 'Comparar'
export const comparing = 'Comparando los nombres con tus álbumes…'
export const noNames = 'En esta carpeta no hay música. Elige una con archivos de audio o comprimidos.'
export const notRead = 'No se pudo leer esta carpeta. Inténtalo otra vez o elige otra.'
export const noAlbums = 'No tienes álbumes con los que comparar. Añade primero algunos.'

const names = (count: number) => counted(count, { one: 'nombre', other: 'nombres' })
export const outcome = (count: number, found: number, marked: number) => {
  if (found === 0) return `Ningún álbum coincide con ${names(count)}.`
  const matching = `${counted(found, { one: 'álbum coincide', other: 'álbumes coinciden' })} con ${names(count)}.`
  return marked > 0 ? `${matching} Ya marcados como descargados: ${numberText(marked)}.` : matching
}
export const tooManyFiles = (most: number) =>
  `Solo se compararon los primeros ${numberText(most)} archivos. Compara el resto carpeta por carpeta.`
export const onDisk = (whole: number, part: number, missing: number) =>
  `En tu colección: ${numberText(whole)} completos, ${numberText(part)} en parte, ${numberText(missing)} sin descargar.`
export const megabytes = (count: number) => `${numberText(count)} MB`
export const missingTracks = 'Pistas que faltan'
export const noneMissing = 'Están todos los nombres de las pistas. Quizá falten otros archivos.'
export const tracksUnknown = 'Aquí no se conocen los nombres de las pistas de este álbum.'
export const foundAlbums = 'Álbumes encontrados'
export const otherAlbum = 'Otro álbum'
export const chooseAlbum = 'Elegir álbum'
export const of = (action: string, name: string) => `${action}: ${isolated(name)}`
export const findAlbum = 'Buscar álbum'
export const noSuchAlbum = 'Ningún álbum coincide'
export const namesWithoutAlbum = 'Nombres sin álbum'
export const withoutAlbum = (count: number) => `${names(count)} sin álbum`
export const otherFolder = 'Otra carpeta'
export const markCount = (count: number) =>
  count === 0
    ? 'Marcar como descargado'
    : plural(count, {
        one: 'Marcar 1 como descargado',
        other: `Marcar ${numberText(count)} como descargados`,
      })

export const takeOut = 'Exportar'
export const takeOutText =
  'La lista de lo que ya está, para que un programa de descarga lo omita, y una tabla de lo que falta, con las direcciones de Bandcamp.'
export const takeOutThere = (count: number) => `ignores.txt: ${albumCount(count)}`
export const takeOutMissing = (count: number) => `Faltan: ${albumCount(count)}`
export const missingFile = 'albumes-que-faltan.csv'
export const withoutNumber = (count: number) =>
  `Fuera de ignores.txt, por no tener número en Bandcamp: ${albumCount(count)}.`
