import { contents } from '#locales/files.ts'
import type { ImportPreview } from './file-job.ts'

/** Kinds of files whose parts are albums; of the others they are rows. */
const HAVE_ALBUMS = new Set<ImportPreview['source']>([
  'collection',
  'fanLists',
  'diary',
  'lastFm',
  'listenBrainz',
  'spotify',
  'koito',
  'maloja',
  'scrobblerLog',
  'spotifyLibrary',
  'addresses',
  'downloaded',
])

/** What a file is and how much is in it, in a sentence. */
export const contentsOf = ({ source, encoding, rows, crates, rated, ...others }: ImportPreview) =>
  contents(
    source,
    HAVE_ALBUMS.has(source),
    encoding,
    rows + (rated.become === 'left' ? rated.others : 0),
    crates,
    others,
  )
