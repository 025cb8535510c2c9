import { counted, numberText, plural } from '#locales/intl.ts'

const areKept = 'Änderungen bleiben hier und werden später gesendet.'
const onlyHere =
  'Dieses Gerät kann Änderungen nicht aufheben: Sie sind nur auf dieser Seite und werden später gesendet. Lass sie offen.'
export const offline = (isKept: boolean) => `Offline. ${isKept ? areKept : onlyHere}`
export const intercepted = (isKept: boolean) =>
  `Etwas vor Gatefold will, dass du dich einloggst. ${isKept ? areKept : onlyHere}`
export const logInThere = 'Dort einloggen'
export const unsent = (count: number) =>
  counted(count, { one: 'nicht gesendete Änderung', other: 'nicht gesendete Änderungen' })
export const unsentSince = (count: number, day: string) => `${unsent(count)} seit ${day}`

export const title = 'Nicht gesendete Änderungen'
export const allSent = 'Alle Änderungen sind gesendet.'
export const albums = (count: number) => counted(count, { one: 'Album', other: 'Alben' })
export const crates = (count: number) => counted(count, { one: 'Kiste', other: 'Kisten' })
export const calls = {
  'add-album': 'Album hinzugefügt',
  'edit-album': 'Album geändert',
  'edit-albums': 'Alben geändert',
  'undo-edit': 'Änderung an Alben rückgängig gemacht',
  'delete-albums': 'In den Papierkorb gelegt',
  'restore-albums': 'Zurückgeholt',
  'set-crates': 'Kisten geändert',
  'add-crate': 'Kiste angelegt',
  'edit-crate': 'Kiste geändert',
  'delete-crate': 'Kiste gelöscht',
  'restore-crates': 'Kisten zurückgeholt',
  'order-crates': 'Kisten umgeräumt',
  'add-to-crates': 'In Kisten gelegt',
  'remove-from-crate': 'Alben aus der Kiste genommen',
  'order-crate': 'Kiste umgeräumt',
  'add-listen': 'Ins Tagebuch geschrieben',
  'edit-listen': 'Eintrag im Tagebuch geändert',
  'delete-listen': 'Eintrag im Tagebuch gelöscht',
  'report-scrobbles': 'Gehörte Tracks, für ListenBrainz',
}
export const setAside =
  'Diese Änderung ist nicht durchgekommen, obwohl Gatefold zu erreichen ist. Vielleicht blockiert sie eine Erweiterung oder eine Firewall. ' +
  'Es wird weiter versucht, und andere Änderungen warten nicht darauf.'
export const unknownChange = 'Unbekannte Änderung'
export const cannotRead =
  'Dieses Gatefold kann die Änderung nicht lesen, vielleicht weil sie von einem neueren stammt. ' +
  'Sie bleibt hier, bis das neuere wieder da ist. Du kannst sie auch verwerfen.'
export const fields = {
  title: 'Titel',
  artist: 'Artist',
  bandcampUrl: 'Bandcamp-Adresse',
  coverUrl: 'Cover-Adresse',
  releaseDate: 'Erscheinungsdatum',
  trackCount: 'Tracks',
  rating: 'Bewertung',
  notes: 'Notizen',
  list: 'Liste',
  tags: 'Tags',
  name: 'Name',
  description: 'Beschreibung',
  isFavorite: 'Favorit',
}
export const none = 'Nichts'
export const mine = 'Deine'
export const theirs = 'Andere'
export const changedElsewhere = 'Das wurde auf einem anderen Gerät geändert. Welche Fassung willst du behalten?'

export const dropped = 'Eine Änderung ist verworfen'
export const refused = 'Konnte eine Änderung nicht speichern'
export const sentWhenThereIsRoom = (problem: string) =>
  `${problem} Die Änderung bleibt auf diesem Gerät und wird gesendet, sobald Platz ist.`
export const review = 'Ansehen'

export const logOutTitle = 'Ausloggen?'
export const logOutQuestion = (count: number) =>
  plural(count, {
    one: 'Du hast 1 nicht gesendete Änderung. Ausloggen verwirft sie. Das lässt sich nicht rückgängig machen.',
    other: `Du hast ${numberText(count)} nicht gesendete Änderungen. Ausloggen verwirft sie. Das lässt sich nicht rückgängig machen.`,
  })
export const signInToSend = (count: number, email: string) =>
  plural(count, {
    one: `Du hast 1 nicht gesendete Änderung. Logg dich als ${email} ein, um sie zu senden.`,
    other: `Du hast ${numberText(count)} nicht gesendete Änderungen. Logg dich als ${email} ein, um sie zu senden.`,
  })

export const freshAlbums = (count: number) => counted(count, { one: 'neues Album', other: 'neue Alben' })
export const arriving = (count: number, all: number | null) =>
  all === null || all < count
    ? `Alben werden geladen: ${numberText(count)}`
    : `Alben werden geladen: ${numberText(count)} von ${numberText(all)}`

export const keep = 'Auf diesem Gerät auch offline'
export const keepText =
  'Eine Kopie deiner Alben und Kisten öffnet sich sofort und braucht weniger Netz. Ausloggen entfernt sie. Schalte das auf einem Gerät aus, das auch andere verwenden.'
export const keptFromNow = 'Deine Alben liegen hier, sobald du Gatefold das nächste Mal öffnest.'
export const kept = (size: string, isPersisted: boolean) =>
  isPersisted
    ? `Hier liegen ${size}. Der Browser hebt sie auf, bis du sie entfernst.`
    : `Hier liegen ${size}. Der Browser löscht sie vielleicht, wenn ihm der Platz ausgeht.`
export const noRoom = 'Nicht offline verfügbar'
export const noRoomText =
  'Dieses Gerät hat keinen Platz für eine Kopie deiner Alben. Schaff welchen und öffne Gatefold dann noch einmal.'
export const remove = 'Von diesem Gerät entfernen'
export const removed = 'Von diesem Gerät entfernt'
export const removedText = 'Deine Alben und Kisten liegen nicht mehr hier. Dein Konto hat sie weiter.'

export const loggedInTitle = 'Eingeloggt'
export const loggedIn = 'Schön, dass du wieder da bist'

export const signedOut = 'Du wurdest ausgeloggt'
export const textKept =
  'Was du getippt hast, ist noch da. Nimm im Tab, der sich öffnet, dasselbe Konto, dann komm zurück und speichere.'

export const accountChangedTitle = 'Anderes Konto'
export const accountChanged = (email: string) => `Dieser Browser ist jetzt als ${email} eingeloggt.`

export const ready = 'Es gibt ein neueres Gatefold.'
export const reload = 'Neu laden'
