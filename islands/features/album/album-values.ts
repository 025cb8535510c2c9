import type { Resolver } from 'react-hook-form'
import { AlbumInput, AlbumPatch, type AlbumView } from '#domain/albums/album.ts'
import { currencyDigits, fromMinorUnits } from '#domain/albums/bandcamp-facts.ts'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { typedText } from '#locales/intl.ts'

type Kept = 'title' | 'artist' | 'bandcampUrl' | 'trackCount' | 'rating' | 'list' | 'tags' | 'bandcampTags' | 'formats'

/** The values of the form; texts are never null. `paid` is typed in whole units of its currency. */
export type AlbumValues = Required<Pick<AlbumInput, Kept>> & {
  coverUrl: string
  notes: string
  releaseDate: string
  previewTitle: string
  paid: string
  paidCurrency: string
}

export const NEW_ALBUM: AlbumValues = {
  title: '',
  artist: '',
  bandcampUrl: '',
  coverUrl: '',
  rating: null,
  notes: '',
  releaseDate: '',
  trackCount: null,
  tags: [],
  bandcampTags: [],
  list: 'collection',
  previewTitle: '',
  paid: '',
  paidCurrency: '',
  formats: [],
}

export const valuesOf = (album: AlbumView): AlbumValues => ({
  title: album.title,
  artist: album.artist,
  bandcampUrl: album.bandcampUrl,
  coverUrl: album.coverUrl ?? '',
  rating: album.rating,
  notes: album.notes,
  releaseDate: album.releaseDate ?? '',
  trackCount: album.trackCount,
  tags: album.tags,
  bandcampTags: album.bandcampTags,
  list: album.list,
  previewTitle: album.previewTitle ?? '',
  paid: typedPaid(album),
  paidCurrency: album.paidCurrency ?? album.currency ?? '',
  formats: album.formats,
})

const typedPaid = ({ paid, paidCurrency }: AlbumView) =>
  paid === null || paidCurrency === null
    ? ''
    : typedText(fromMinorUnits(paid, paidCurrency), currencyDigits(paidCurrency))

/** The typed values as a change or a new album: prices in minor units, without a currency if nothing was paid. */
export function typedValues<Values extends Partial<AlbumValues>>({ paid, paidCurrency, ...values }: Values) {
  if (paid === undefined || paidCurrency === undefined) return values
  const text = paid.trim().replace(',', '.')
  const units = Number(text) * 10 ** currencyDigits(paidCurrency)
  // Text that is not a number stays text, which the schema rejects.
  return text === ''
    ? { ...values, paid: null, paidCurrency: null }
    : { ...values, paid: Number.isNaN(units) ? text : Math.round(units), paidCurrency }
}

/** The number in a field; null if it is empty. */
export const numberOrNull = (text: unknown) => (text === '' || text === null ? null : Number(text))

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The changed fields of an album. Sending only these cannot overwrite changes made elsewhere. */
export function changedValues(values: AlbumValues, start: AlbumValues): Record<string, unknown> {
  const { paid, paidCurrency } = values
  const isPaidChanged = paid !== start.paid || (paid !== '' && paidCurrency !== start.paidCurrency)
  const changed = Object.entries(values).filter(
    ([name, value]) => !name.startsWith('paid') && !isSame(value, start[name as keyof AlbumValues]),
  )
  return typedValues({ ...Object.fromEntries(changed), ...(isPaidChanged && { paid, paidCurrency }) })
}

/** Validates all fields of a new album, but only the changes since `start` of an existing one. */
export const resolverFor = (start: AlbumValues | null): Resolver<AlbumValues, unknown, AlbumPatch> =>
  resolverOf<AlbumValues, AlbumPatch>((values) =>
    start ? AlbumPatch.safeParse(changedValues(values, start)) : AlbumInput.safeParse(typedValues(values)),
  )
