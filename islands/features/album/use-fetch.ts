import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { withScheme } from '#domain/albums/addresses-in-text.ts'
import type { AlbumView } from '#domain/albums/album.ts'
import { areOtherItems, itemKeyOf } from '#domain/albums/item-key.ts'
import { fetchMetadata, type Metadata } from '#islands/data/api/bandcamp-api.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import * as messages from '#locales/album-form.ts'
import { byArtist } from '#locales/albums.ts'
import type { AlbumValues } from './album-values.ts'
import { type KeptValues, takePage } from './page-values.ts'

export const isBandcamp = (url: string) => url.toLowerCase().includes('bandcamp.com')

/**
 * Fetches the address in the form from Bandcamp, and fills the fields that the user has not filled. If the address now belongs to another
 * release, its data says nothing about the album `of` being edited.
 */
export function useFetch(of: AlbumView | null, onFetched: (url: string, page: Metadata) => void) {
  const { getValues, setValue, setError, clearErrors, formState } = useFormContext<AlbumValues>()
  const [isFetching, setFetching] = useState(false)
  const [page, setPage] = useState<Metadata | null>(null)
  const [kept, setKept] = useState<KeptValues>({})
  const [isTold, setTold] = useState(false)

  const fill = (values: Partial<AlbumValues>) => {
    for (const [name, value] of Object.entries(values)) {
      setValue(name as keyof AlbumValues, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    }
  }
  const ask = async () => {
    const url = getValues('bandcampUrl')
    if (isFetching || url.trim() === '') return
    setFetching(true)
    setTold(false)
    clearErrors('bandcampUrl')
    try {
      const found = await fetchMetadata(withScheme(url))
      const isOther =
        of?.bandcampUrl === url && areOtherItems({ itemKey: itemKeyOf(of) }, { itemKey: itemKeyOf(found.facts) })
      if (isOther) {
        const message = messages.otherRelease(byArtist(found.title, found.artist))
        return setError('bandcampUrl', { message }, { shouldFocus: true })
      }
      if (getValues('bandcampUrl') === url) setValue('bandcampUrl', withScheme(url), { shouldDirty: true })
      const next = takePage(getValues(), found, page)
      fill(next.taken)
      onFetched(withScheme(url), found)
      setPage(found)
      setKept(next.kept)
      setTold(true)
    } catch (failure) {
      setError('bandcampUrl', { message: errorText(failure) }, { shouldFocus: true })
    } finally {
      setFetching(false)
    }
  }
  const takeTheirs = () => {
    fill(kept)
    setKept({})
  }
  return { ask, isFetching, page: isTold ? page : null, kept, takeTheirs }
}
