import { besideText, numberText } from '#locales/intl.ts'

/** What fields are called in sentences; others are called as in the file. */
const NAMES: Readonly<Record<string, string | undefined>> = {
  bandcampUrl: 'Bandcamp address',
  coverUrl: 'cover',
  notes: 'note',
  releaseDate: 'release date',
  trackCount: 'number of tracks',
  bandcampTags: 'tags from Bandcamp',
  userTags: 'own tags',
  addedAt: 'date added',
  previewTitle: 'title of the preview',
  verdict: 'decision',
  verdictAt: 'date of the decision',
  paid: 'what was paid',
  paidCurrency: 'currency of what was paid',
  downloadedAt: 'date of the download',
  labelUrl: 'address of the label',
  isNamePrice: 'name your price',
  isPreorder: 'preorder',
  isPurchasable: 'for sale',
  purchasedAt: 'date bought',
  goneAt: 'date it was gone',
  itemType: 'type at Bandcamp',
  itemId: 'number at Bandcamp',
  artId: 'number of the cover',
  about: 'text about it',
  aliases: 'other names',
  isFavorite: 'favorite',
  albumIds: 'albums',
  query: 'search',
  from: 'tag',
  to: 'new name',
}

/** What the parts of a file are called, one of each by its number. */
const PARTS: Readonly<Record<string, string | undefined>> = {
  albums: 'album',
  crates: 'crate',
  tagRules: 'tag rule',
  tagColors: 'tag color',
  distinct: 'pair',
  aliases: 'other name',
  tracks: 'track',
}

/** A field by its path: `albums.3.title` is "album 4, title". */
export function fieldLabel(path: string): string {
  const steps = path.split('.')
  const labels = steps.map((step, at) => {
    const number = Number(steps[at + 1])
    const part = PARTS[step]
    if (part && Number.isInteger(number)) return `${part} ${numberText(number + 1)}`
    return Number.isInteger(Number(step)) ? '' : (NAMES[step] ?? step)
  })
  return besideText(labels.filter(Boolean))
}
