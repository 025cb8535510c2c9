import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { alreadyIn, asksForMore } from '#locales/crate-dialogs.ts'
export { buy } from '#locales/desk.ts'
export { cancel, no, tryAgain, yes } from '#locales/phrases.ts'

export const bar = 'Ausgewählte Alben'
export const selectedCount = (count: number) => `${numberText(count)} ausgewählt`
export const notShown = (count: number) => `${numberText(count)} nicht zu sehen`

export const selectMenu = 'Auswählen …'
export const select = 'Auswählen'
export const selectPage = <Node>(aside: (text: string) => Node) => ['Alle auswählen ', aside('(diese Seite)')]
export const selectMatching = 'Alle passenden auswählen'
export const selectNone = 'Auswahl aufheben'

export const addToCrate = 'In Kiste legen'
export const tags = 'Tags …'
export const rateSelected = 'Bewerten …'
export const rating = 'Bewertung der ausgewählten Alben'
export const more = 'Mehr'
export const toWishlist = 'Auf die Wunschliste setzen'
export const toCollection = 'In die Sammlung verschieben'
export const exportCsv = 'CSV exportieren'
export const openInBandcamp = 'Bei Bandcamp öffnen'
export const moveToPosition = 'An Position verschieben …'
export const removeFromCrate = 'Aus der Kiste nehmen'
export const deleteSelected = 'Ausgewählte löschen'

export const noneSelected = 'Kein Album ist ausgewählt.'

export const crateTitle = 'In eine Kiste legen'
export const albumsSelected = (count: number) => `${albumCount(count)} ausgewählt`

export const removeFrom = (crate: string) => `Aus „${isolated(crate)}“ nehmen`
export const moveToNone = 'In die Kiste umräumen'
export const moveToOne = (crate: string) => `In „${isolated(crate)}“ umräumen`
export const moveToSeveral = (count: number) => `In ${numberText(count)} Kisten umräumen`

export const tagsTitle = 'Tags'
export const tagsToAdd = 'Tags hinzufügen'
export const tagsToRemove = 'Tags entfernen'
export const changeTags = (count: number) => `${albumCount(count)} ändern`

export const rateTitle = 'Alben bewerten'
export const noRating = 'Keine Bewertung'
export const rateAlbums = (count: number) => `${albumCount(count)} bewerten`
export const removeRatings = 'Bewertungen entfernen'

export const openTitle = 'Bei Bandcamp öffnen'
export const opensTabs = (count: number, all: number) =>
  count < all
    ? `Das öffnet ${numberText(count)} Tabs, einen nach dem anderen, für die ersten von ${albumCount(all)}. Danach kannst du die nächsten öffnen.`
    : `Das öffnet ${numberText(count)} Tabs, einen nach dem anderen.`
export const openedSome = (count: number, all: number) => `${numberText(count)} von ${albumCount(all)} geöffnet`
export const openNext = (count: number) =>
  plural(count, { one: 'Nächstes öffnen', other: `Nächste ${numberText(count)} öffnen` })
export const noAddress = (count: number) =>
  `${counted(count, { one: 'Album hat', other: 'Alben haben' })} keine Bandcamp-Adresse`
export const withoutAddress = (count: number) => `${noAddress(count)}.`
export const blocked = 'Popup blockiert'
export const blockedText = 'Vielleicht blockiert dein Browser Popups. Erlaube sie für diese Seite'

// Buying at Bandcamp. A cart holds 50 albums, so there may be several.
export const buyTitle = 'Bei Bandcamp kaufen'
export const forSale = (count: number, sum: string) =>
  sum ? `${albumCount(count)} zu kaufen, zusammen ${sum}` : `${albumCount(count)} zu kaufen`
export const ownPrice = 'Dazu kommt, was du selbst zahlen willst.'
export const toCart = 'In den Warenkorb'
export const cartOf = (cart: number, all: number) => `Warenkorb ${numberText(cart)} von ${numberText(all)}`
export const cartHelp =
  'Den Warenkorb füllt die Browser-Erweiterung Bandcamp Enhancement Suite. Ohne sie öffnet sich die Startseite von Bandcamp.'
export const freeOnes = 'Kostenlos, Download auf der Seite des Albums'
export const unpriced = 'Kein Preis bekannt: vielleicht ausverkauft oder nur im Abo'
export const unnumbered = 'Nicht im Warenkorb, weil die Nummer bei Bandcamp fehlt'
export const copyList = 'Liste kopieren'
export const listCopied = (count: number) => `Liste mit ${albumCount(count)} kopiert`
export const listNotCopied = 'Die Liste wurde nicht kopiert'

export const deleteTitle = (count: number) =>
  plural(count, { one: '1 Album löschen?', other: `${numberText(count)} Alben löschen?` })
export const deleteQuestion = (count: number, days: number) =>
  plural(count, {
    one: `1 Album verlässt deine Sammlung und alle Kisten. Du kannst es ${numberText(days)} Tage lang aus dem Papierkorb zurückholen.`,
    other: `${numberText(count)} Alben verlassen deine Sammlung und alle Kisten. Du kannst sie ${numberText(days)} Tage lang aus dem Papierkorb zurückholen.`,
  })

export const add = (crate: string) => `In „${isolated(crate)}“ legen`
export const tag = (tag: string) => `Tag „${isolated(tag)}“ geben`
export const dropToRate = (stars: number) => `${starCount(stars)} geben`
export const moveTo = (place: number, all: number) => `An Position ${numberText(place)} von ${numberText(all)}`
export const newCrateWith = (title: string) => `Neue Kiste mit „${isolated(title)}“`

export const oneMore = '+1'
export const added = 'drin'

export const crates = 'Kisten'
export const newCrate = 'Neue Kiste …'
