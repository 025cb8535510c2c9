import { numberText } from '#locales/intl.ts'

export const title = 'Gatefold-API'
export const pageTitle = 'API · Gatefold'
export const description =
  'Lies und ändere deine Alben, Kisten und Tags aus Skripten und anderen Apps, mit einem Zugriffstoken.'

export const summaries = {
  'GET /albums': 'Alle Alben, die neuesten zuerst',
  'POST /albums': 'Fügt ein Album hinzu',
  'POST /albums/bulk': 'Fügt viele Alben hinzu',
  'POST /albums/edit': 'Macht dieselbe Änderung an vielen Alben',
  'GET /albums/edits': 'Die Änderungen an vielen Alben, die sich rückgängig machen lassen, die letzte zuerst',
  'POST /albums/undo': 'Macht eine Änderung an vielen Alben rückgängig; was seitdem geändert wurde, bleibt',
  'POST /albums/delete': 'Legt Alben in den Papierkorb',
  'POST /albums/restore': 'Holt Alben aus dem Papierkorb zurück',
  'GET /albums/duplicates': 'Was zusammengelegt wurde, und was bekanntlich nicht dasselbe ist',
  'POST /albums/distinct': 'Merkt sich, dass ähnliche Alben nicht dasselbe sind',
  'POST /albums/merge': 'Legt Alben zu einem zusammen',
  'POST /albums/unmerge': 'Macht das Zusammenlegen rückgängig',
  'GET /albums/page': 'Eine Seite der Alben, die zu einer Suche passen, mit Summen',
  'GET /albums/events': 'Was Importe und Abgleiche seit einem Zeitpunkt gefunden haben, die neuesten 100',
  'GET /albums/{id}': 'Ein Album mit seinen Tracks und allem, was darüber bekannt ist',
  'PATCH /albums/{id}': 'Ändert ein Album; weggelassene Felder bleiben',
  'DELETE /albums/{id}': 'Legt ein Album in den Papierkorb',
  'GET /albums/{id}/preview': 'Die Adresse einer Hörprobe, für einige Stunden',
  'GET /albums/{id}/tracks': 'Die Tracks eines Albums, wenn nötig aus einem verbundenen Bandcamp-Konto gelesen',
  'GET /albums/{id}/events': 'Was mit einem Album geschehen ist, das Neueste zuerst',
  'GET /albums/{id}/crates': 'Die Kisten, in denen ein Album ist',
  'PUT /albums/{id}/crates': 'Legt ein Album in genau diese Kisten',
  'POST /albums/{id}/crates/{crateId}': 'Legt ein Album in eine Kiste',
  'DELETE /albums/{id}/crates/{crateId}': 'Nimmt ein Album aus einer Kiste',
  'POST /albums/{id}/listens':
    'Vermerkt, dass ein Album gehört wurde, nach der Uhr des Ortes; ohne Zeit vor `ago` Sekunden nach einer Uhr, die UTC `utcOffset` Minuten voraus ist',
  'GET /listens': 'Eine Seite des Tagebuchs, das Letzte zuerst',
  'GET /listens/years': 'Die Jahre im Tagebuch mit der Zahl ihrer Einträge, das letzte zuerst',
  'PATCH /listens/{id}': 'Ändert einen Eintrag im Tagebuch; weggelassene Felder bleiben',
  'DELETE /listens/{id}': 'Löscht einen Eintrag im Tagebuch endgültig',
  'GET /crates': 'Alle Kisten, in ihrer Reihenfolge',
  'POST /crates': 'Legt eine Kiste an, mit einer Suche eine smarte',
  'POST /crates/restore': 'Holt Kisten aus dem Papierkorb zurück',
  'GET /crates/members': 'Die Alben aller Kisten, nach ihren ids',
  'PUT /crates/order': 'Legt die Reihenfolge der Kisten fest; nicht genannte kommen zuletzt',
  'POST /crates/albums': 'Legt Alben in mehrere Kisten',
  'PATCH /crates/{id}': 'Ändert eine Kiste; weggelassene Felder bleiben',
  'DELETE /crates/{id}': 'Legt eine Kiste in den Papierkorb; ihre Alben bleiben',
  'PATCH /crates/{id}/favorite': 'Macht eine Kiste zum Favoriten oder nicht mehr',
  'GET /crates/{id}/albums': 'Die Alben einer Kiste, in ihrer Reihenfolge',
  'POST /crates/{id}/albums': 'Legt Alben in eine Kiste',
  'DELETE /crates/{id}/albums': 'Nimmt Alben aus einer Kiste',
  'PUT /crates/{id}/order': 'Legt die Reihenfolge der Alben in einer Kiste fest; nicht genannte kommen zuletzt',
  'GET /trash': 'Eine Seite des Papierkorbs, zuletzt Gelöschtes zuerst',
  'POST /trash/restore': 'Holt alles aus dem Papierkorb zurück, bis zu 2.000 Alben je Aufruf',
  'GET /tags/rules': 'Die Regeln, nach denen importierte Tags umbenannt werden',
  'DELETE /tags/rules': 'Entfernt Regeln; die Alben bleiben, wie sie sind',
  'PUT /tags/color': 'Wählt die Farbe eines Tags, mit null die automatische',
  'POST /tags/edit': 'Benennt Tags in allen Alben um oder löscht sie, und merkt sich das als Regel',
  'POST /tags/undo': 'Macht eine Änderung von Tags rückgängig',
  'GET /sync': 'Was sich seit einem früheren Aufruf geändert hat, oder alles',
  'GET /bandcamp/metadata': 'Was Bandcamp zu einem Album sagt',
  'GET /bandcamp/import': 'Eine kurze öffentliche Liste bei Bandcamp, ohne sie hinzuzufügen',
  'GET /play/{track}': 'Leitet zum Ton eines gekauften Tracks weiter, aus einem verbundenen Bandcamp-Konto',
  'GET /imports': 'Importe, die neuesten zuerst',
  'POST /imports/fan': 'Beginnt, eine öffentliche Liste bei Bandcamp zu importieren',
  'POST /imports/link': 'Beginnt, aus einem verbundenen Bandcamp-Konto zu importieren',
  'GET /imports/weekly': 'Der Fan, nach dessen Listen jede Woche gesehen wird',
  'PUT /imports/weekly': 'Lässt jede Woche nach den Listen eines Fans sehen, statt nach denen davor',
  'DELETE /imports/weekly': 'Lässt nach keinen Listen mehr sehen',
  'POST /imports/file': 'Beginnt den Import einer Datei in Teilen',
  'PUT /imports/{id}/rows/{chunk}': 'Schickt einen Teil der Alben einer Datei; Teile zählen ab 0',
  'PUT /imports/{id}/crates/{chunk}': 'Schickt einen Teil der Kisten einer Datei, vor den Alben darin',
  'POST /imports/{id}/finish': 'Schließt den Import einer Datei ab',
  'GET /imports/{id}': 'Ein Import und wie weit er ist',
  'GET /imports/{id}/albums': 'Die ids der Alben, die ein Import hinzugefügt hat',
  'GET /imports/{id}/undo': 'Was mit den hinzugefügten Alben geschähe, würde der Import rückgängig gemacht',
  'POST /imports/{id}/undo':
    'Macht einen Import rückgängig; Alben, die seitdem geändert wurden oder auch anderswoher kommen, bleiben',
  'POST /imports/{id}/restore': 'Holt die Alben zurück, die ein Import im Papierkorb angetroffen hat',
  'DELETE /imports/{id}': 'Bricht einen Import ab; was er hinzugefügt hat, bleibt',
  'GET /pictures': 'Ein Cover von einer anderen Seite als Bandcamp',
  'GET /export/albums': 'Alle Alben als CSV, oder die, die zu einer Suche passen',
  'POST /export/albums': 'Die genannten Alben als CSV',
  'GET /export/crates/{id}': 'Die Alben einer Kiste als CSV',
  'GET /export/collection': 'Alles als JSON: Alben, Kisten und ihre Reihenfolge, Tracks, Tag-Regeln',
  'GET /export/diary.csv': 'Das ganze Tagebuch als CSV',
  'GET /export/diary.json': 'Das ganze Tagebuch',
  'POST /import/albums': 'Importiert eine CSV-Datei in einem Aufruf',
  'POST /import/crates/{id}': 'Importiert eine CSV-Datei in einem Aufruf in eine Kiste',
  'POST /import/collection': 'Importiert eine exportierte Datei, JSON oder CSV, in einem Aufruf',
}

export const groups: Record<string, string> = {
  albums: 'Alben',
  crates: 'Kisten',
  listens: 'Tagebuch',
  trash: 'Papierkorb',
  tags: 'Tags',
  sync: 'Änderungen',
  bandcamp: 'Bandcamp',
  play: 'Abspielen',
  imports: 'Importe',
  pictures: 'Bilder',
  export: 'Export',
  import: 'Import einer ganzen Datei',
}

export const tokens =
  'Leg unter Einstellungen → Daten ein Zugriffstoken an und schick es mit jedem Aufruf: `Authorization: Bearer gf_…`. Ein Token zum Lesen darf Aufrufe mit GET, eins zum Schreiben alle. Keins erreicht dein Konto, dessen Sicherheit, andere Tokens oder die Verwaltung, und keins leert den Papierkorb oder löscht die ganze Sammlung: Solche Aufrufe antworten 403 `no-tokens`. Ein Token, das nicht oder nicht mehr gilt, antwortet 401, und nach 20 solchen Aufrufen in 15 Minuten 429.'
export const tokensPlay =
  'Ein Token zum Lesen kann mit `GET /play/{track}` auch die Tracks abspielen und speichern, die du gekauft hast, solange dein Bandcamp-Konto verbunden ist.'
export const errors =
  'Ein Fehler hat einen Status ab 400 und ist JSON: `code` ist für Programme, `message` für Menschen, und `fields` hat eine Meldung für jedes ungültige Feld, höchstens 20. Unbekannte Felder sind ungültig. Was jemand anderem gehört, antwortet 404, als gäbe es das nicht.'
export const limits = (kilobytes: number, albums: number) =>
  `Ein Body hat höchstens ${numberText(kilobytes)} kB, der beim Import einer ganzen Datei 8.000 kB. Eine Person hat höchstens ${numberText(albums)} Alben. Aufrufe zählen für das Konto, nicht für das Token: 429 sagt in \`Retry-After\`, wie viele Sekunden zu warten ist. Lange Aufrufe eines Kontos laufen nacheinander.`
export const paging =
  'Listen sind vollständig und werden beim Lesen gesendet; lies lange also als Stream. Vier Aufrufe haben Seiten: `GET /albums/page` nimmt `page`, `GET /trash` und `GET /listens` nehmen das `after`, das die Seite davor als `next` nennt, `GET /sync` nimmt `epoch` und `revision` der Antwort davor. `GET /albums` hat einen `ETag`: Mit `If-None-Match` antwortet es 304, wenn sich nichts geändert hat.'
export const idempotency =
  'Ein Aufruf, der etwas ändert, lässt sich noch einmal schicken, außer denen, die `Idempotency-Key` unter ihren Parametern haben. Mit einem selbst gewählten Schlüssel geschieht so ein Aufruf einmal: Noch einmal geschickt bekommt er innerhalb von 14 Tagen dieselbe Antwort, oder 204, wenn die lang war. Ein anderer Aufruf mit demselben Schlüssel antwortet 409 `key-used`. `version` in einer Änderung ist die, auf der sie beruht: Hat sich das Album oder die Kiste seitdem geändert, ist die Antwort 409 mit dem jetzigen Stand.'

export const headings = {
  tokens: 'Zugriffstokens',
  errors: 'Fehler',
  limits: 'Grenzen',
  paging: 'Seiten',
  idempotency: 'Einen Aufruf noch einmal schicken',
}
export const contents = 'Inhalt'
export const document = <Node>(link: (text: string) => Node) => [
  'Dasselbe für Programme, als OpenAPI 3.1: ',
  link('/api/openapi.json'),
]
export const parameters = 'Parameter'
export const body = 'Body'
export const example = 'Beispiel'
export const answer = 'Antwort'
export const required = 'nötig'
export const keyMeaning = 'Ein selbst gewählter Schlüssel: Der Aufruf geschieht einmal, so oft er auch geschickt wird.'
export const pathMeaning = 'Aus einer früheren Antwort.'
export const searchMeanings: Record<string, string> = {
  list: 'Welche Liste, oder beide; ohne das die Sammlung. Eine Kiste hat ihre Alben aus beiden.',
  crate: 'Die Alben einer Kiste, oder mit `none` die in keiner.',
  q: 'Die Suche, wie das Suchfeld sie nimmt, etwa `tag:dub rating>=4`.',
  tag: 'Alben mit diesem Tag; mehrfach für Alben mit mehreren.',
  added: 'Wann Alben hinzugefügt wurden.',
  min: 'Die niedrigste Bewertung; 0 hat auch die unbewerteten.',
  max: 'Die höchste Bewertung.',
  untagged: 'Alben ohne Tags.',
  unrated: 'Alben ohne Bewertung.',
  year: 'Das Erscheinungsjahr, oder zwei mit `..` dazwischen.',
  decade: 'Das erste Jahr des Jahrzehnts, in dem es erschienen ist.',
  month: 'Der Monat, in dem Alben hinzugefügt wurden, nach UTC.',
  artist: 'Der ganze Name, groß oder klein geschrieben.',
  verdict: 'Wie am Hörplatz entschieden wurde.',
  format: 'Ein gekauftes Format.',
  downloaded: 'Ob Alben als heruntergeladen markiert sind.',
  import: 'Alben, die ein Import hinzugefügt hat, oder zwei mit Komma dazwischen.',
  label: 'Der ganze Name des Labels.',
  sort: 'Die Reihenfolge. `crate` ist für Kisten, `best` für die Suche nach Wörtern; sonst kommen die neuesten zuerst.',
  seed: 'Welche zufällige Reihenfolge.',
  page: 'Die Seite, ab 1.',
}
export const redirected = 'Wohin die Weiterleitung führt: der Track, von Bandcamp.'
export const statuses: Record<string, string> = {
  400: 'Ein Feld ist ungültig, oder der Body ist kein JSON',
  401: 'Es gibt kein gültiges Token',
  403: 'Das Token kann nur lesen',
  404: 'Mit dieser id gibt es nichts von dir, oder nichts unter dieser Adresse',
  409: 'Das verträgt sich nicht mit dem, was da ist, oder geht über eine Grenze',
  413: 'Der Body ist zu groß',
  429: 'Zu viele Aufrufe; `Retry-After` sagt, wie lange zu warten ist',
  502: 'Bandcamp hat nicht geantwortet, oder nicht wie erwartet',
}
export const answerHeaders = {
  etag: 'Die Revision der Sammlung, für `If-None-Match`.',
  'failed-rows': 'Wie viele Zeilen ausgelassen wurden, oder welche: ab 1 gezählt.',
  'matched-rows':
    'Welche deiner Alben die Zeilen meinen, etwa `2=same:17,5=probably:9`: die Zeile, `same`, `on` (ein Track davon), `trash` oder `probably`, und die id. Was da ist, bekommt, was ihm fehlt; was nur wahrscheinlich da ist, wird hinzugefügt.',
  'parts-left-out': 'Wie viele Zellen der anderen Zeilen nicht lesbar sind und ausgelassen wurden.',
  'import-id': 'Der Import, der sich rückgängig machen lässt.',
  'albums-without-tags': 'Welche Alben, ab 1 gezählt, noch ohne Tags sind.',
}
export const answers = 'Antworten'
const bound = (word: string, value: number) =>
  Math.abs(value) < Number.MAX_SAFE_INTEGER ? `${word} ${numberText(value)}` : ''
export const atLeast = (value: number) => bound('mindestens', value)
export const atMost = (value: number) => bound('höchstens', value)
