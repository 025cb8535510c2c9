import { numberText } from '#locales/intl.ts'

export { signIn as signInFromDemo } from '#locales/auth.ts'
export { crates } from '#locales/header.ts'

export const demoPicture = 'Demo ausprobieren: eine Sammlung mit Kisten links, und Cover mit Sternen'

export const title = 'Gatefold · Ein Zuhause für deine Bandcamp-Platten'
export const description =
  'Deine Sammlung und Wunschliste von Bandcamp: bewertet, mit Tags und Notizen, in Kisten sortiert. Ein Benutzername holt sie her.'

export const accountLabel = 'Konto'
export const signIn = 'Einloggen'
export const getStarted = 'Loslegen'
export const tryDemo = 'Demo ausprobieren'

export const heading = 'Jede Platte, die du gekauft hast, wieder in der Kiste.'
export const lede =
  'Gatefold bewahrt deine Sammlung und Wunschliste von Bandcamp auf: bewertet, mit Tags, mit einer Notiz zum Warum. Ein Benutzername holt sie her.'
export const whoMayJoin = (provider: string | null) =>
  provider ? `Registrieren geht mit ${provider}, sonst nur auf Einladung.` : 'Registrieren geht nur auf Einladung.'
export const askForInvitation = 'Um eine Einladung bitten'
export const needsScript = 'Zum Einloggen braucht es JavaScript.'

export const slowCrate = 'Sonntag, leise'
export const loudCrate = 'Küche, laut'
export const lateCrate = 'Letzte Bahn heim'
export const slowCrateCount = '31 Alben'

export const insideLabel = 'Ein Blick hinein'
export const ratingLabel = 'Bewertung'

export const tagsTitle = 'Tags, die was finden'
export const tagsText =
  'Die Tags von Bandcamp kommen mit, deine stehen daneben. Wähle zwei, und es bleiben nur die Platten mit beiden.'
export const note = '„Platte des Jahres, und es ist erst Mai.“'
export const starsTitle = 'Fünf Sterne und ein Grund'
export const starsText =
  'Ein Klick bewertet, noch einer überlegt es sich anders. Eine Notiz hält fest, was Sterne nicht sagen.'
export const cratesTitle = 'Kisten, von Hand'
export const cratesText =
  'Zieh eine Hülle auf eine Kiste, und sie ist drin. Eine Platte kann in so vielen Kisten stehen, wie du willst.'

export const deskTitle = 'Ein Hörplatz für die Vielleichts'
export const deskText =
  'Deine Wunschliste, eine Hülle nach der anderen, und jede läuft, sobald sie daliegt. Behalten, Freitag, später oder weg damit: je eine Taste, und eine fürs Zurück.'
export const shareTitle = 'Eine Seite zum Herumreichen'
export const shareText =
  'Eine Kiste, eine Liste oder dein Jahr bekommt einen Link. Wer ihn hat, sieht die Cover, und wenn du magst deine Sterne und Notizen.'
export const diaryTitle = 'Ein Tagebuch aus Covern'
export const diaryText =
  'Was du gehört hast, steht an seinem Tag, mit Sternen und einer Notiz. Im Dezember ist das dein Jahr.'
export const giftTitle = 'Geschenke ohne Spoiler'
export const giftText =
  'Teile deine Wunschliste als Wunschzettel: Gäste markieren, was sie schenken, und du siehst bis zum Tag nichts davon.'
export const wholeTitle = 'Ganze Alben'
export const wholeText =
  'Verbinde Bandcamp, und was dir gehört, läuft ganz durch, vom ersten bis zum letzten Track, Album für Album.'
export const tracks = [
  ['Zwischenruf', '6:04'],
  ['Zur Geschäftsordnung', '5:21'],
  ['Die Ja-Stimmen', '7:40'],
  ['Vertagt', '3:12'],
] as const
export const offlineTitle = 'Auch im Tunnel'
export const offlineText = 'Alben, Kisten und Tagebuch gehen ohne Netz auf. Was du dort änderst, wird später gesendet.'

export const promisesTitle = 'Deine Musik geht nur dich an'
export const aloneTitle = 'Nur für dich'
export const aloneText = 'Niemand sonst sieht deine Alben, außer du teilst einen Link. Verkauft wird nichts.'
export const takeAwayTitle = 'Zum Mitnehmen'
export const takeAwayText = 'Alles als CSV oder JSON, samt Kisten und ihrer Reihenfolge.'
export const goneTitle = 'Weg, wenn du es sagst'
export const goneText = (days: number) =>
  `Was du löschst, bleibt ${numberText(days)} Tage im Papierkorb, falls du es dir anders überlegst. Dann ist es endgültig weg.`
export const trackersTitle = 'Keine Tracker'
export const trackersText =
  'Keine Werbung, kein Tracking. Cookies lassen dich nur eingeloggt und merken sich deine Ansicht. Cover und Hörproben kommen direkt von Bandcamp.'

export const closing = <Node>(lineBreak: Node) => ['Die Kiste wartet.', lineBreak, 'Erst mal Seite A.']
export const createAccount = 'Konto anlegen'

export const notAffiliated = 'Gehört nicht zu Bandcamp.'

export const demoTitle = 'Demo'
export const demoDescription =
  'Probiere Gatefold mit 120 Alben aus, ohne Konto: suchen, bewerten, mit Tags versehen und in Kisten sortieren.'
export const line = 'Eine Demo: Was du änderst, bleibt in diesem Tab.'
export const demoNeedsScript = 'Die Demo braucht JavaScript.'
export const createYours = 'Konto anlegen'

export const dialogTitle = 'Das gibt es mit einem Konto'
export const dialogText =
  'Eigene Alben, Links, Importe, Exporte, Papierkorb und Einstellungen brauchen ein Konto. Alles andere geht hier, mit den Alben der Demo.'
export const seeShared = 'Eine geteilte Seite ansehen'
export const stay = 'Zurück zur Demo'
export const needsAccount = 'Das braucht ein Konto.'
