import { isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, trackCount } from '#locales/ui.ts'

export const title = 'Bandcamp verbinden'
export const beta = 'Beta'
export const text =
  'Holt alle Alben her, die dir gehören, auch die, die deine öffentliche Seite versteckt. Und spielt sie ganz, vom ersten bis zum letzten Track.'
export const steps = <Node>(settings: (text: string) => Node): (string | Node)[][] => [
  ['Öffne deine ', settings('Fan-Einstellungen bei Bandcamp'), '.'],
  ['Leg unter Subsonic einen Benutzernamen und ein Passwort an.'],
  ['Kopiere beide hierher. Es sind nicht die, mit denen du dich bei Bandcamp einloggst.'],
]
export const username = 'Subsonic-Benutzername'
export const password = 'Subsonic-Passwort'
export const connect = 'Verbinden'
export const connecting = 'Wird verbunden …'
export const connectFailed = 'Konnte nicht verbinden'
export const connected = 'Bandcamp verbunden'
export const connectedText = 'Was dir gehört, läuft jetzt ganz durch. Die Alben sind unterwegs.'

export const connectedAs = <Node>(name: Node) => ['Verbunden als ', name]
export const neverSynced = 'Noch nicht abgeglichen'
export const synced = <Node>(albums: number, when: Node) => [`${albumCount(albums)} bei Bandcamp, abgeglichen `, when]
export const sync = 'Jetzt abgleichen'
export const syncing = 'Wird abgeglichen …'
export const showProgress = 'Fortschritt zeigen'
export const syncFailed = 'Konnte Bandcamp nicht abgleichen'
export const disconnect = 'Trennen'
export const disconnectFailed = 'Konnte Bandcamp nicht trennen'
export const disconnected = 'Bandcamp getrennt'
export const disconnectedText = 'Deine Alben bleiben.'
export const plays =
  'Alben in deiner Sammlung laufen ganz durch, vom ersten bis zum letzten Track. Von allen anderen läuft die Hörprobe.'
export const keeps =
  'Der Abgleich fügt Alben hinzu, ergänzt, was fehlt, und holt gekaufte Alben von der Wunschliste. Er entfernt nichts.'

export const autoDiary = 'Was ich höre, ins Tagebuch schreiben'
export const autoDiaryText =
  'Ein Album kommt einmal am Tag ins Tagebuch, sobald du auf diesem Gerät die Hälfte seiner Tracks gehört hast, über deine Bandcamp-Verbindung. Hörproben und übersprungene Tracks zählen nicht.'

export const listenbrainz = 'ListenBrainz'
export const listenbrainzText =
  'Gatefold kann die Tracks weitergeben, die du über deine Bandcamp-Verbindung hörst: Artist, Titel, Album, Länge und wann du angefangen hast. Hörproben und übersprungene Tracks gibt es nicht weiter.'
export const sendsAs = <Node>(name: Node) => ['Dein Konto dort heißt ', name, '.']
export const enter = 'Token eingeben'
export const where = <Node>(settings: (text: string) => Node): (string | Node)[] => [
  'Kopiere dein User Token aus ',
  settings('deinen Einstellungen bei ListenBrainz'),
  '. Gatefold bewahrt es verschlüsselt auf.',
]
export const token = 'User Token'
export const save = 'Token speichern'
export const tokenFailed = 'Konnte das Token nicht speichern'
export const tokenSaved = 'Token gespeichert'
export const tokenSavedText = 'Was du ab jetzt hörst, geht an ListenBrainz.'
export const refused =
  'ListenBrainz nimmt dein Token nicht mehr an. Was du hörst, wird aufgehoben; gib ein neues ein, um es zu senden.'
export const remove = 'Token entfernen'
export const removeFailed = 'Konnte das Token nicht entfernen'
export const removed = 'Token entfernt'
export const removedText = 'Was schon gesendet ist, bleibt bei ListenBrainz.'

// A crate as a playlist at Bandcamp.
export const playlistsNeedLink = 'Playlists gehen über die Bandcamp-Verbindung hin und her.'
export const makeTitle = 'Bandcamp-Playlist machen'
export const makeText = (crate: string, most: number) =>
  `Was dir in „${isolated(crate)}“ gehört, wird eine Playlist bei Bandcamp, in der Reihenfolge der Kiste, bis zu ${numberText(most)} Tracks. Ein Track dauert ein, zwei Sekunden.`
export const make = 'Playlist machen'
export const makingOf = (crate: string) =>
  `Eine Playlist aus „${isolated(crate)}“ entsteht. Das hier kannst du schließen, die Seite muss offen bleiben.`
export const albumsDone = (done: number, all: number) => `${numberText(done)} von ${albumCount(all)}`
export const stopping = 'Wird abgebrochen …'
export const stopped = 'Die Playlist ist noch nicht ganz.'
export const goOn = 'Weitermachen'
export const nothingOwned = 'Kein Album in dieser Kiste ist in deiner Sammlung. Bandcamp spielt nur, was dir gehört.'
export const makeFailed = 'Konnte die Playlist nicht fertig machen'
export const made = 'Playlist gemacht'
export const madeText = (name: string, tracks: number) => `„${isolated(name)}“ hat ${trackCount(tracks)}.`
export const leftOut = (most: number) =>
  `Nicht dabei: gehört dir nicht, läuft nicht bei Bandcamp oder geht über ${numberText(most)} Tracks hinaus`
export const refusedTracks = 'Tracks, die Bandcamp nicht nimmt'
export const deletePlaylist = 'Playlist löschen'
export const deleteFailed = 'Konnte die Playlist nicht löschen'
export const playlistDeleted = 'Playlist gelöscht'
export const notDeleted = 'Bandcamp hat die Playlist noch'
export const notDeletedText = (name: string) => `Lösch „${isolated(name)}“ bei Bandcamp, unter deinen Playlists.`

// Playlists at Bandcamp as crates.
export const playlistsLoading = 'Deine Playlists werden geladen'
export const noPlaylists = 'Du hast keine Playlists bei Bandcamp.'
export const bringText = 'Aus einer Playlist wird eine Kiste mit den Alben, von denen ihre Tracks sind.'
export const bring = 'Herholen'
export const bringCalled = (name: string) => `Herholen: ${isolated(name)}`
export const bringFailed = 'Konnte die Playlist nicht herholen'
export const broughtIn = (name: string, albums: number) =>
  albums === 0
    ? `Kein Album aus „${isolated(name)}“ ist hier.`
    : `${albumCount(albums)} ${plural(albums, { one: 'ist', other: 'sind' })} in der Kiste „${isolated(name)}“.`
export const notHere = 'Nicht unter deinen Alben'
export const otherPlaylists = 'Andere Playlists'
export const showCrate = 'Kiste zeigen'
