import { counted, dayText, isolated, numberText, shortDayText } from '#locales/intl.ts'

export { listNames as lists } from '#locales/album-form.ts'
export { nextPage as next, page as pageName, pages, previousPage as previous } from '#locales/collection.ts'
export { skipLink } from '#locales/pages.ts'
export { cancel, close, optional } from '#locales/phrases.ts'
export { albumCount as albums, starCount as rated, trackCount as tracks } from '#locales/ui.ts'

export const share = 'Teilen …'
export const shareThese = 'Diese Alben teilen'
export const title = (name: string) => (name ? `Teilen: ${isolated(name)}` : 'Diese Alben teilen')
export const editTitle = 'Ändern, was geteilt ist'
export const lead = (isYear: boolean) =>
  isYear
    ? 'Wer den Link hat, sieht, was du in diesem Jahr gehört und hinzugefügt hast, ohne Notizen und Tage. Änderungen sind gleich zu sehen.'
    : 'Wer den Link hat, sieht diese Alben. Änderungen sind gleich zu sehen.'
export const before = (isYear: boolean) =>
  isYear
    ? 'Noch sieht niemand sonst dieses Jahr. Wer den Link bekommt, sieht, was du darin gehört und hinzugefügt hast, ohne Notizen und Tage.'
    : 'Noch sieht niemand sonst diese Alben. Wer den Link bekommt, sieht sie.'
export const stopped = 'Nicht mehr geteilt. Der Link geht nicht mehr.'
export const selectionCrate = 'Geteilte Alben'
export const selectionLead =
  'Diese Alben kommen in eine neue Kiste mit diesem Titel. Wer den Link hat, sieht, was in ihr ist. Änderungen sind gleich zu sehen.'
export const name = 'Titel'
export const sharer = 'Dein Name'
export const sharerHelp = 'Kann leer bleiben, steht auf der Seite'
export const layout = 'Anordnung'
export const views = { wall: 'Wand aus Covern', list: 'Liste, mit Platz für Notizen' }
export const shown = 'Auch zu sehen'
export const shows = {
  notes: 'Notizen',
  ratings: 'Bewertungen',
  tags: 'Tags',
  prices: 'Preise',
  tracks: 'Tracks',
  hidden: 'Alben, die bei Bandcamp versteckt sind',
}
export const showsOfYear = { ...shows, ratings: 'Am besten bewertet', prices: 'Was du bezahlt hast' }
export const gift = 'Wunschzettel'
export const giftHelp = 'Gäste markieren, was sie schenken. Du siehst nichts davon, bis zu dem Tag, den du wählst.'
export const giftLater =
  'Gäste markieren, was sie schenken. Ihre Markierungen bleiben am Wunschzettel, auch mit einem neuen Link. Den Tag kannst du nur nach hinten verschieben.'
export const giftUntil = 'Geheim halten bis'
export const makeGift = 'Wunschzettel daraus machen'
export const moveDay = 'Tag verschieben'
export const expires = 'Der Link läuft ab'
export const expiresOn = 'Link läuft ab am'
export const listed = 'Suchmaschinen dürfen die Seite finden'
export const preview = 'Vorschau'
export const previewLoading = 'Vorschau wird geladen'
export const previewFailed = 'Konnte die Vorschau nicht laden. Der Link geht trotzdem.'
export const noLink = 'Entsteht beim Kopieren'
export const create = 'Link anlegen'
export const statuses = { saving: 'Wird gespeichert …', saved: 'Gespeichert' }
export const createFailed = 'Konnte den Link nicht anlegen'
export const saveFailed = 'Konnte die Änderung nicht speichern'
export const done = 'Fertig'
export const link = 'Link'
export const copy = 'Kopieren'
export const copyIt = 'Link kopieren'
export const copied = 'Link kopiert'
export const copyFailed = 'Konnte den Link nicht kopieren. Markiere ihn und kopiere ihn selbst.'
export const send = 'Senden …'
export const see = 'Seite ansehen'
export const gone = 'Diese geteilte Seite gibt es nicht mehr.'
export const loading = 'Lädt, was du teilst'

export const listText = 'Was andere über einen Link sehen. Besuche werden gezählt, ohne Cookies und Adressen.'
export const none = 'Teilen kannst du eine Kiste, deine Wunschliste, eine Suche oder ein Jahr.'
export const someAlbums = 'Eine Suche'
export const crateGone = 'Eine gelöschte Kiste'
export const visits = (count: number) => counted(count, { one: 'Besuch', other: 'Besuche' })
export const isGift = 'Wunschzettel'
export const isOver = 'abgelaufen'
export const isRemoved = 'von einem Admin abgeschaltet'
export const changeOf = (name: string) => `Ändern: ${isolated(name)}`
export const seeOf = (name: string) => `${see}: ${isolated(name)}`
export const copyOf = (name: string) => `Kopieren: Link zu „${isolated(name)}“`
export const revoke = 'Nicht mehr teilen'
export const revokeOf = (name: string) => `Nicht mehr teilen: ${isolated(name)}`
export const revoked = 'Nicht mehr geteilt'
export const shareAgainFailed = 'Konnte es nicht wieder teilen'
export const revokeFailed = 'Konnte das Teilen nicht beenden'
export const newLink = 'Neuer Link'
export const newLinkText = 'Der alte Link geht dann nicht mehr.'
export const newLinkFailed = 'Konnte keinen neuen Link anlegen'
export const newLinkMade = 'Neuer Link angelegt'
export const visited = (count: number) => `Bisher ${visits(count)}`
export const overText = 'Der Link ist abgelaufen. Wähle einen anderen Tag, um die Seite wieder zu zeigen.'
export const removedText = 'Ein Admin hat diese Seite abgeschaltet.'
export const linkUnknown = 'Der Link lässt sich nicht noch einmal zeigen, aber ein neuer anlegen.'
export const clearGifts = 'Markierungen entfernen'
export const clearGiftsQuestion = 'Alle Markierungen der Gäste entfernen?'
export const clearGiftsText =
  'Alles auf diesem Wunschzettel ist dann wieder frei. Du erfährst nicht, ob etwas markiert war, und die Gäste erfahren auch nichts.'
export const giftsCleared = 'Kein Album ist mehr markiert'
export const clearGiftsFailed = 'Konnte die Markierungen nicht entfernen'
export const gifts = 'Wer was schenkt'
export const noGifts = 'Niemand hat etwas markiert.'
export const giftLine = (album: string, artist: string, guest: string) =>
  `„${isolated(album)}“ von ${isolated(artist)}: ${isolated(guest) || 'jemand'}`
export const onCard = 'Geteilt mit Gatefold'

export const yearTitle = (year: number) => `${year} in Alben`
export const selection = 'Eine Auswahl von Alben'
export const description = (totals: string) => `${totals}, geteilt mit Gatefold.`
export const sharedBy = (name: string) => `Geteilt von ${isolated(name)}`
export const titleBy = (title: string, artist: string) => `„${isolated(title)}“ von ${isolated(artist)}`
export const buy = 'Bei Bandcamp kaufen'
export const listen = 'Bei Bandcamp'
export const ofAlbum = <Node>(text: string, title: string, srOnly: (text: string) => Node) => [
  text,
  srOnly(`: ${isolated(title)}`),
]
export const play = 'Abspielen'
export const playerTitle = (title: string) => `Player von Bandcamp: ${isolated(title)}`
export const empty = 'Hier gibt es gerade keine Alben zu zeigen.'
export const leftOut = (count: number) =>
  `${counted(count, { one: 'Album fehlt', other: 'Alben fehlen' })} hier: Nur deine Bandcamp-Verbindung hat hergebracht, was da ist, und sie nennt auch, was du bei Bandcamp versteckst. Importiere deine öffentliche Liste, oder zeig auch Alben, die vielleicht versteckt sind.`
export const pageOf = (page: number, all: number) => `Seite ${numberText(page)} von ${numberText(all)}`
export const print = 'Drucken'
export const feed = 'Atom-Feed'
export const jsonFeed = 'JSON Feed'
export const madeWith = 'Geteilt mit Gatefold: Jede Platte, die du gekauft hast, wieder in der Kiste.'
export const report = 'Seite melden'
export const reportSubject = 'Meldung einer geteilten Seite'
export const open = 'Ganze Seite öffnen'

export const linkGoneTitle = 'Dieser Link ist nicht mehr geteilt'
export const linkGoneText =
  'Wer ihn geteilt hat, hat damit aufgehört, oder der Link ist nicht ganz kopiert. Frag die Person, die ihn dir geschickt hat.'

export const giftLead = (until: number) =>
  `Ein Wunschzettel bis zum ${dayText(until)}. Markiere, was du schenkst, damit es sonst niemand schenkt. Markierungen gehören zum Wunschzettel, egal über welchen Link du gekommen bist. Wer sich das wünscht, sieht bis dahin nichts davon.`
export const giftOwner = 'Dein Wunschzettel. Was vergeben ist, bleibt geheim.'
export const give = 'Schenke ich'
export const taken = 'Vergeben'
export const yours = 'Das schenkst du'
export const release = 'Rückgängig: Schenke ich doch nicht'
export const goneTitle = 'Nicht mehr auf dem Wunschzettel'
export const goneText = 'Das schenkt ein Gast, aber es steht inzwischen nicht mehr darauf.'
export const yourName = 'Dein Name'
export const nameHelp = 'Kann leer bleiben. Wer sich das wünscht, sieht ihn nach diesem Tag.'
export const failed = 'Konnte das nicht speichern. Versuch es noch einmal.'
export const noScript = 'Zum Markieren braucht es JavaScript.'

export const kept = (time: number) =>
  `Du bist offline. Das war am ${shortDayText(time)} geteilt. Ändern kannst du es, sobald du wieder online bist.`
export const count = (count: number) => counted(count, { one: 'Link', other: 'Links' })
export const noneTitle = 'Noch nichts geteilt'
export const since = (day: string) => `seit dem ${day}`
export const until = (day: string) => `bis zum ${day}`
export const toShares = 'Ansehen, was du teilst'
