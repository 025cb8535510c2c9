import { firstText, isolated, listText, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

const asksToSlowDown = 'Bandcamp bittet uns, langsamer zu machen'
const turnsAway = 'Bandcamp weist den Server von Gatefold ab'

export const slowDown = `${asksToSlowDown}. Versuch es in ein paar Minuten noch einmal.`
export const blocked = 'Bandcamp weist den Server von Gatefold gerade ab. Versuch es später noch einmal.'
export const refused =
  'Bandcamp hat deine Subsonic-Zugangsdaten abgelehnt, oder der Dienst ist gestört. Versuch es später noch einmal, oder verbinde neu in den Einstellungen.'
export const notFound = 'Bandcamp hat unter dieser Adresse nichts.'
export const timedOut = 'Bandcamp hat nicht rechtzeitig geantwortet. Versuch es noch einmal.'
export const unreachable = 'Konnte Bandcamp nicht erreichen. Versuch es noch einmal.'
export const tooLarge = 'Die Antwort von Bandcamp ist zu groß zum Lesen.'
export const unreadable = 'Die Antwort von Bandcamp ist nicht lesbar.'
export const notBandcamp =
  'Das ist keine Bandcamp-Adresse. Bei eigenen Domains importiere das Album erst aus deiner Bandcamp-Liste, oder füll die Felder selbst aus.'
export const redirects = 'Bandcamp hat zu oft weitergeleitet.'
export const notAnAlbum = 'Das ist keine Seite eines Albums oder Tracks.'

export const noSuchFan = (username: string) =>
  `Kein Bandcamp-Fan heißt ${isolated(username)}. Prüf die Schreibweise in der Adresse deines Profils.`
export const listTooLong = (count: number, most: number) =>
  `Diese Liste hat ${numberText(count)} Einträge. Ab mehr als ${numberText(most)} braucht es einen Import.`

export const reasons = {
  slowDown: asksToSlowDown,
  blocked: turnsAway,
  silent: 'Bandcamp hat nicht rechtzeitig geantwortet',
  unreachable: 'Konnte Bandcamp nicht erreichen',
  unreadable: 'Die Antwort von Bandcamp ist nicht lesbar',
}
export const gaveUp = (fault: string, isKept: boolean) =>
  isKept
    ? `${fault}. Was schon importiert ist, bleibt; gleiche später noch einmal ab.`
    : `${fault}. Es wurde nichts importiert; versuch es später noch einmal.`
export const lookGaveUp = (fault: string, isKept: boolean) =>
  isKept
    ? `${fault}. Was schon importiert ist, bleibt; in einem Tag wird wieder nach der Liste gesehen.`
    : `${fault}. In einem Tag wird wieder nach der Liste gesehen.`
export const listUnknown = 'Bandcamp zeigt diese Liste nicht.'
export const listHidden = (canConnect: boolean) =>
  canConnect
    ? 'Diese Liste ist versteckt: Verbinde Bandcamp, oder nimm das Lesezeichen.'
    : 'Diese Liste ist versteckt: Nimm das Lesezeichen.'
export const leftOut = (text: string) => `${text}.`
export const fewerShown = (count: number, shown: number) => `${numberText(shown)} von ${numberText(count)} sind hier.`
export const onYourAlbums = (count: number, first: readonly { track: string; album: string }[]) => {
  const named = first.map(({ track, album }) => `„${isolated(track)}“ (auf „${isolated(album)}“)`)
  const all = count > first.length ? [...named, `noch ${numberText(count - first.length)}`] : named
  return `Tracks von Alben, die du hast: ${listText(all)}.`
}
export const noAnswerFrom = (hosts: readonly string[]) =>
  `Keine Antwort von ${firstText(hosts, (more) => `${numberText(more)} weiteren`)}`
export const tagsUnread = (albums: number, hosts: readonly string[]) =>
  `Konnte die Tags von ${albumCount(albums)} nicht lesen. ${hosts.length > 0 ? `${noAnswerFrom(hosts)}. ` : ''}Versuch es später noch einmal.`

export const wrongLogin =
  'Bandcamp hat Benutzernamen und Passwort abgelehnt. Kopiere beide aus dem Abschnitt Subsonic der Fan-Einstellungen bei Bandcamp; es sind nicht die, mit denen du dich bei Bandcamp einloggst.'
export const tooManyLogins = (wait: string) =>
  `Bandcamp hat zu viele deiner Versuche abgelehnt. Prüf dort Benutzernamen und Passwort, und versuch es in ${wait} noch einmal.`
export const notConnected = 'Bandcamp ist nicht verbunden. Verbinde es unter Einstellungen → Bandcamp.'
export const passwordLost =
  'Gatefold kann dein Subsonic-Passwort nicht mehr lesen. Deine Alben bleiben. Bitte verbinde neu.'
export const noTrack = 'Dieser Track ist auf keinem Album in deiner Sammlung'

export const loginRefused =
  'Bandcamp hat die Zugangsdaten abgelehnt, oder der Dienst ist gestört. Deine Alben und die Verbindung bleiben. Versuch es später noch einmal, oder verbinde neu.'
export const outOfOrder = 'Der Dienst von Bandcamp ist gestört. Versuch es später noch einmal.'
export const linkSlowDown = slowDown
export const linkBlocked = blocked
export const silent = 'Bandcamp hat nicht geantwortet. Versuch es noch einmal.'
export const linkUnreadable = 'Die Antwort von Bandcamp ist nicht lesbar. Versuch es später noch einmal.'
export const notThere = 'Bandcamp hat das nicht mehr.'

export const repeats =
  'Bandcamp hat dieselben Alben noch einmal genannt, darum ist die Liste vielleicht nicht vollständig'
export const strangers = 'Bandcamp hat nichts Lesbares genannt'
export const endless = 'Die Liste von Bandcamp hört nicht auf'
export const fewer = (before: number, now: number) =>
  `Bandcamp hat ${numberText(now)} Alben genannt, beim letzten Mal waren es ${numberText(before)}. Entfernt wurde nichts.`
export const doubled = (entries: number) =>
  `${numberText(entries)} Einträge von Bandcamp wiederholten Alben und zählen nicht.`
export const skipped = (entries: number) => `Konnte ${numberText(entries)} Einträge von Bandcamp nicht lesen.`

export const importGone = 'Diesen Import gibt es nicht mehr'
export const importRunning = 'Dieser Import läuft schon'
export const importNotStarted = 'Konnte den Import nicht starten.'
export const importStopped = (id: string, isKept: boolean) =>
  isKept
    ? `Der Import ist unerwartet abgebrochen. Was schon importiert ist, bleibt; gleiche später noch einmal ab. Kennung: ${id}`
    : `Der Import ist unerwartet abgebrochen. Versuch es später noch einmal. Kennung: ${id}`

export const wrongCsv = 'Wähle eine gültige CSV-Datei'
export const noFile = 'Schick collectionData (JSON als Text) oder csvData (CSV als Text)'
export const tooManyFiles = (count: number) =>
  `${numberText(count)} Dateien werden noch importiert. Bring erst eine davon zu Ende oder brich sie ab`
export const tooManyChunks = (most: number) => `Eine Datei kann höchstens ${numberText(most)} Teile haben`
export const cratesOutOfOrder = (place: number) => `Als Nächstes muss die Kiste an Stelle ${numberText(place)} kommen`
export const cratesMissing = 'Kisten müssen vor den Zeilen kommen, die in ihnen sind'
export const importOver = 'Dieser Import ist zu Ende. Starte ihn neu, um weiterzumachen'
export const rowChunkMissing = (chunk: number) =>
  `Zeilen dieser Datei fehlen: Teil ${numberText(chunk)} ist noch nicht angekommen`
export const crateChunkMissing = (chunk: number) =>
  `Kisten dieser Datei fehlen: Teil ${numberText(chunk)} ist noch nicht angekommen`
export const partMissing = 'Ein Teil dieser Datei ist noch nicht angekommen'
export const leftUnfinished = (isKept: boolean) =>
  isKept
    ? 'Dieser Import blieb unfertig. Was bis dahin importiert war, bleibt.'
    : 'Dieser Import blieb unfertig. Es wurde nichts importiert.'
export const fileOfCall = (format: 'csv' | 'json') => `${format.toUpperCase()} von einem Programm`
export const undoTooLate = (days: number) =>
  `Ein Datei-Import lässt sich ${numberText(days)} Tage lang rückgängig machen`
