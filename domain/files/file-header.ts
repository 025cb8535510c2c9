import * as messages from '#locales/file-rows.ts'
import { CSV_COLUMNS, type CsvColumn, type FileHeader } from './csv.ts'

/** How many columns a CSV can have. */
export const MAX_COLUMNS = 1_000

/** The name of a column as it is compared: letters and digits in lower case. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

// What other programs and people call a column, also in German, French, Spanish and Japanese, besides Gatefold's own names.
const OTHER_NAMES: Partial<Record<CsvColumn, string>> = {
  title: `album, album title, album name, release, release title, record, item title, Albumtitel, Titel, Albumname, titre,
    titre de l’album, nom de l’album, título, título del álbum, álbum, nombre del álbum, タイトル, アルバム, アルバム名, アルバムタイトル, 作品名`,
  artist: `artists, artist name, album artist, band, band name, performer, Künstler, Interpret, Albuminterpret, artiste, groupe,
    interprète, artista, grupo, intérprete, アーティスト, アーティスト名, 演奏者`,
  bandcampUrl: `bandcamp, bandcamp link, url, album url, link, address, item url, Adresse, lien, enlace, リンク`,
  coverUrl: 'cover, cover image, cover art, artwork, artwork url, image, image url, art url',
  rating: `stars, my rating, your rating, personal rating, score, Bewertung, Wertung, Sterne, évaluation, étoiles, calificación,
    puntuación, valoración, estrellas, 評価, レーティング`,
  notes: `note, comment, comments, review, remarks, Notizen, Notiz, Anmerkungen, Bemerkungen, Kommentar, commentaire, commentaires,
    remarques, notas, comentario, comentarios, メモ, 備考, コメント`,
  releaseDate: `released, date of release, released on, year, release year, original release date, Erscheinungsdatum,
    Veröffentlichungsdatum, Erscheinungsjahr, Jahr, date de sortie, année, fecha de lanzamiento, año, 発売日, リリース日, 年`,
  trackCount: `tracks, number of tracks, track total, total tracks, Anzahl Titel, Titelanzahl, pistes, nombre de pistes, pistas,
    número de pistas, トラック数, 曲数`,
  tags: 'tag, genre, genres, keywords, styles, Schlagworte, Genres, género, géneros, etiquetas, étiquettes, ジャンル, タグ',
  addedAt: `added, date added, added on, purchased, date purchased, purchase date, date, hinzugefügt, hinzugefügt am, Kaufdatum,
    gekauft am, ajouté le, date d’ajout, date d’achat, acheté le, fecha de adición, añadido, fecha de compra, 追加日, 購入日`,
  formats: 'format, media type, media, medium, formato, supporto, フォーマット',
  label: 'record label, label name, Plattenlabel, maison de disques, sello, discográfica, レーベル',
}
const otherNames = new Map(
  Object.entries(OTHER_NAMES).map(([column, names]) => [column, names.split(',').map(plainName)] as const),
)

/** What a column is called in plain letters, Gatefold's own name first. */
export const namesOfColumn = (column: CsvColumn): readonly string[] => [
  column.toLowerCase(),
  ...(otherNames.get(column) ?? []),
]

/** The columns of a CSV by its first row, in any order and case, with spaces or dashes, under Gatefold's names or common others. */
export function guessColumns(cells: readonly string[]): FileHeader['places'] {
  const names = cells.map(plainName)
  const places: FileHeader['places'] = {}
  const taken = new Set<number>()
  const put = (column: CsvColumn, known: readonly string[]) => {
    const at = names.findIndex((name, index) => known.includes(name) && !taken.has(index))
    if (at === -1 || places[column] !== undefined) return
    places[column] = at
    taken.add(at)
  }
  for (const column of CSV_COLUMNS) put(column, [column.toLowerCase()])
  for (const column of CSV_COLUMNS) put(column, otherNames.get(column) ?? [])
  return places
}

/** The columns that `guessColumns` finds. Only title and artist are required. Returns a message if the header is unusable. */
export function readHeader(cells: readonly string[]): FileHeader | { message: string } {
  if (cells.length > MAX_COLUMNS) {
    return { message: messages.tooManyColumns(cells.length, MAX_COLUMNS) }
  }
  const places = guessColumns(cells)
  const missing = (['title', 'artist'] as const).filter((column) => places[column] === undefined)
  if (missing.length > 0) {
    return { message: messages.columnsMissing(missing) }
  }
  return { places, width: cells.length }
}

/** Whether a first row is likely an album and no names: none of its cells names a column, and one is a number or an address. */
export const isNameless = (cells: readonly string[]): boolean =>
  Object.keys(guessColumns(cells)).length === 0 && cells.some((cell) => /^\s*(?:https?:|\d+\s*$)/.test(cell))

/** Whether Gatefold wrote the header: it has all of its columns. */
export const isGatefoldHeader = ({ places }: FileHeader): boolean =>
  CSV_COLUMNS.every((column) => places[column] !== undefined)
