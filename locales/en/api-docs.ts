import { numberText } from '#locales/intl.ts'

export const title = 'Gatefold API'
export const pageTitle = 'API · Gatefold'
export const description =
  'Read and change your albums, crates and tags from scripts and other apps, with an access token.'

/** Each route in a sentence. */
export const summaries = {
  'GET /albums': 'All albums, newest first',
  'POST /albums': 'Adds an album',
  'POST /albums/bulk': 'Adds many albums',
  'POST /albums/edit': 'Makes one change to many albums',
  'GET /albums/edits': 'The edits of many albums that can be undone, the last one first',
  'POST /albums/undo': 'Undoes an edit of many albums; what was changed since stays',
  'POST /albums/delete': 'Moves albums to the trash',
  'POST /albums/restore': 'Takes albums out of the trash',
  'GET /albums/duplicates': 'What was merged, and what is known not to be the same',
  'POST /albums/distinct': 'Notes that albums that look alike are not the same',
  'POST /albums/merge': 'Merges albums into one',
  'POST /albums/unmerge': 'Undoes a merge',
  'GET /albums/page': 'One page of albums that match a search, with totals',
  'GET /albums/events': 'What imports and syncs found since a time, the newest 100',
  'GET /albums/{id}': 'An album with its tracks and all that is known of it',
  'PATCH /albums/{id}': 'Changes an album; fields that are left out stay',
  'DELETE /albums/{id}': 'Moves an album to the trash',
  'GET /albums/{id}/preview': 'The address of a preview, for some hours',
  'GET /albums/{id}/tracks': 'The tracks of an album, read from a connected Bandcamp account if need be',
  'GET /albums/{id}/events': 'What happened to an album, the newest first',
  'GET /albums/{id}/crates': 'The crates that an album is in',
  'PUT /albums/{id}/crates': 'Puts an album into exactly these crates',
  'POST /albums/{id}/crates/{crateId}': 'Puts an album into a crate',
  'DELETE /albums/{id}/crates/{crateId}': 'Takes an album out of a crate',
  'POST /albums/{id}/listens':
    'Notes that an album was heard, by the clock of the place; without a time, `ago` seconds ago by a clock `utcOffset` minutes ahead of UTC',
  'GET /listens': 'One page of the diary, the last first',
  'GET /listens/years': 'The years in the diary with the number of their entries, the last year first',
  'PATCH /listens/{id}': 'Changes an entry of the diary; fields that are left out stay',
  'DELETE /listens/{id}': 'Deletes an entry of the diary for good',
  'GET /crates': 'All crates, in their order',
  'POST /crates': 'Creates a crate, or with a query a smart crate',
  'POST /crates/restore': 'Takes crates out of the trash',
  'GET /crates/members': 'The albums of all crates, by their ids',
  'PUT /crates/order': 'Sets the order of crates; those that are not named come last',
  'POST /crates/albums': 'Puts albums into several crates',
  'PATCH /crates/{id}': 'Changes a crate; fields that are left out stay',
  'DELETE /crates/{id}': 'Moves a crate to the trash; its albums stay',
  'PATCH /crates/{id}/favorite': 'Makes a crate a favorite, or no longer',
  'GET /crates/{id}/albums': 'The albums of a crate, in its order',
  'POST /crates/{id}/albums': 'Puts albums into a crate',
  'DELETE /crates/{id}/albums': 'Takes albums out of a crate',
  'PUT /crates/{id}/order': 'Sets the order of albums in a crate; those that are not named come last',
  'GET /trash': 'One page of the trash, last deleted first',
  'POST /trash/restore': 'Restores the trash, up to 2,000 albums a call',
  'GET /tags/rules': 'The rules by which imported tags are renamed',
  'DELETE /tags/rules': 'Removes rules; albums stay as they are',
  'PUT /tags/color': 'Chooses the color of a tag, or with null the automatic one',
  'POST /tags/edit': 'Renames or deletes tags in all albums, and keeps that as a rule',
  'POST /tags/undo': 'Undoes an edit of tags',
  'GET /sync': 'What has changed since an earlier call, or everything',
  'GET /bandcamp/metadata': 'What Bandcamp says of an album',
  'GET /bandcamp/import': 'A short public list at Bandcamp, without adding it',
  'GET /play/{track}': 'Redirects to the audio of a track that the person bought, of a connected Bandcamp account',
  'GET /imports': 'Imports, newest first',
  'POST /imports/fan': 'Starts to import a public list at Bandcamp',
  'POST /imports/link': 'Starts to import from a connected Bandcamp account',
  'GET /imports/weekly': 'The fan whose lists are looked at every week',
  'PUT /imports/weekly': 'Has the lists of a fan be looked at every week, in place of those before',
  'DELETE /imports/weekly': 'Has no lists be looked at every week',
  'POST /imports/file': 'Begins the import of a file in parts',
  'PUT /imports/{id}/rows/{chunk}': 'Sends a part of the albums of a file; parts count from 0',
  'PUT /imports/{id}/crates/{chunk}': 'Sends a part of the crates of a file, before the albums in them',
  'POST /imports/{id}/finish': 'Finishes the import of a file',
  'GET /imports/{id}': 'An import and its progress',
  'GET /imports/{id}/albums': 'The ids of the albums that an import added',
  'GET /imports/{id}/undo': 'What undoing an import would do to the albums that it added',
  'POST /imports/{id}/undo': 'Undoes an import; albums that were changed since, or that other sources have too, stay',
  'POST /imports/{id}/restore': 'Restores the albums that an import has met in the trash',
  'DELETE /imports/{id}': 'Stops an import; what it has added stays',
  'GET /pictures': 'A cover from a site other than Bandcamp',
  'GET /export/albums': 'All albums as CSV, or those that match a search',
  'POST /export/albums': 'The named albums as CSV',
  'GET /export/crates/{id}': 'The albums of a crate as CSV',
  'GET /export/collection': 'Everything as JSON: albums, crates and their order, tracks, tag rules',
  'GET /export/diary.csv': 'The whole diary as CSV',
  'GET /export/diary.json': 'The whole diary',
  'POST /import/albums': 'Imports a CSV file in one call',
  'POST /import/crates/{id}': 'Imports a CSV file into a crate in one call',
  'POST /import/collection': 'Imports an exported file, JSON or CSV, in one call',
}

export const groups: Record<string, string> = {
  albums: 'Albums',
  crates: 'Crates',
  listens: 'Diary',
  trash: 'Trash',
  tags: 'Tags',
  sync: 'Changes',
  bandcamp: 'Bandcamp',
  play: 'Playing',
  imports: 'Imports',
  pictures: 'Pictures',
  export: 'Export',
  import: 'Import of a whole file',
}

export const tokens =
  'Create an access token in Settings → Data and send it with each call: `Authorization: Bearer gf_…`. A token that reads may make GET calls, one that writes all calls. No token reaches your account, its security, other tokens or the administration, and none empties the trash or deletes the whole collection: such calls answer 403 `no-tokens`. A token that is not valid, or no longer, answers 401, and after 20 such calls in 15 minutes 429.'
export const tokensPlay =
  'A token that reads can also play and save the tracks you bought, with `GET /play/{track}`, while your Bandcamp account is connected.'
export const errors =
  'An error has a status of 400 or more and is JSON: `code` is for programs, `message` for people, and `fields` has a message for each invalid field, at most 20. Unknown fields are invalid. What belongs to somebody else answers 404, as if it did not exist.'
export const limits = (kilobytes: number, albums: number) =>
  `A body has at most ${numberText(kilobytes)} kB, that of an import of a whole file 8,000 kB. A person has at most ${numberText(albums)} albums. Calls are counted for the account, not for the token: 429 says in \`Retry-After\` how many seconds to wait. Long calls of an account are made one after the other.`
export const paging =
  'Lists are complete and sent as they are read, so read them as a stream if they are long. Four calls have pages: `GET /albums/page` takes `page`, `GET /trash` and `GET /listens` the `after` that the page before named as `next`, `GET /sync` the `epoch` and `revision` of the answer before. `GET /albums` has an `ETag`: with `If-None-Match` it answers 304 if nothing has changed.'
export const idempotency =
  'A call that changes something can be sent again, except those that list `Idempotency-Key` among their parameters. With a key of your own choice, such a call is made once: sent again within 14 days, it gets the same answer, or 204 if that was long. Another call with the same key answers 409 `key-used`. `version` in a change is the one that it is based on: if the album or crate has changed since, the answer is 409 with its current state.'

export const headings = {
  tokens: 'Access tokens',
  errors: 'Errors',
  limits: 'Limits',
  paging: 'Pages',
  idempotency: 'Sending a call again',
}
export const contents = 'Contents'
export const document = <Node>(link: (text: string) => Node) => [
  'The same for programs, as OpenAPI 3.1: ',
  link('/api/openapi.json'),
]
export const parameters = 'Parameters'
export const body = 'Body'
export const example = 'Example'
export const answer = 'Answer'
export const required = 'required'
export const keyMeaning = 'A key of your own choice: the call is made once, however often it is sent.'
export const pathMeaning = 'From an earlier answer.'
/** Of each parameter of a search. */
export const searchMeanings: Record<string, string> = {
  list: 'Which list, or both; the collection without it. A crate has its albums of both.',
  crate: 'The albums of a crate, or with `none` those in no crate.',
  q: 'The search as the search field takes it, such as `tag:dub rating>=4`.',
  tag: 'Albums with this tag; repeat it for albums with several.',
  added: 'When albums were added.',
  min: 'The lowest rating; 0 has the unrated too.',
  max: 'The highest rating.',
  untagged: 'Albums without tags.',
  unrated: 'Albums without a rating.',
  year: 'The year of release, or two with `..` between.',
  decade: 'The first year of the decade of release.',
  month: 'The month in which albums were added, by UTC.',
  artist: 'The whole name of the artist, in any case.',
  verdict: 'What was decided at the desk.',
  format: 'A format that was bought.',
  downloaded: 'Whether albums are marked as downloaded.',
  import: 'Albums that an import added, or two with a comma between.',
  label: 'The whole name of the label.',
  sort: 'The order. `crate` is for crates, `best` for searches by words; elsewhere the newest come first.',
  seed: 'Which random order.',
  page: 'The page, from 1.',
}
export const redirected = 'Where the redirect leads: the track, from Bandcamp.'
export const statuses: Record<string, string> = {
  400: 'A field is invalid, or the body is not JSON',
  401: 'There is no valid token',
  403: 'The token only reads',
  404: 'There is nothing of yours with this id, or nothing at this address',
  409: 'It conflicts with what is there, or would exceed a limit',
  413: 'The body is too large',
  429: 'Too many calls; `Retry-After` says how long to wait',
  502: 'Bandcamp did not answer, or not as expected',
}
export const answerHeaders = {
  etag: 'The revision of the collection, for `If-None-Match`.',
  'failed-rows': 'How many rows were left out, or which: counted from 1.',
  'matched-rows':
    'Which of your albums rows mean, such as `2=same:17,5=probably:9`: the row, `same`, `on` (a track of it), `trash` or `probably`, and the id. One that is there gets what it lacks; what is only probably there is added.',
  'parts-left-out': 'How many cells of the other rows can’t be read and were left out.',
  'import-id': 'The import, which can be undone.',
  'albums-without-tags': 'Which albums, counted from 1, are still without tags.',
}
export const answers = 'Answers'
// Of characters, or of the number itself; without a bound, or with one that any number keeps, there is nothing to say.
const bound = (word: string, value: number) =>
  Math.abs(value) < Number.MAX_SAFE_INTEGER ? `${word} ${numberText(value)}` : ''
export const atLeast = (value: number) => bound('at least', value)
export const atMost = (value: number) => bound('at most', value)
