import { type KeyboardEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { distinctTags } from '#domain/tags.ts'
import { fetchMetadata, type Metadata } from '../../api.ts'
import { Field } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { failureText } from '../failure-text.ts'
import type { AlbumValues } from './album-values.ts'

const isBandcamp = (url: string) => url.toLowerCase().includes('bandcamp.com')

/** What the page says for the fields that are still empty; its tags join those already there. */
function missingValues(values: AlbumValues, page: Metadata): Partial<AlbumValues> {
  const found = {
    title: page.title,
    artist: page.artist,
    coverUrl: page.coverUrl,
    releaseDate: page.releaseDate,
    trackCount: page.trackCount,
    previewTitle: page.previewTitle,
  }
  const isEmpty = (value: unknown) => value === '' || value === null
  const filled = Object.entries(found).filter(
    ([name, value]) => !isEmpty(value) && isEmpty(values[name as keyof AlbumValues]),
  )
  return {
    ...Object.fromEntries(filled),
    tags: distinctTags([...values.tags, ...page.tags]),
    bandcampTags: distinctTags([...values.bandcampTags, ...page.tags]),
  }
}

/** The album's address, with the button that asks Bandcamp for the rest. */
export function UrlField({ isFirst }: { isFirst: boolean }) {
  const { register, getValues, setValue, setError, clearErrors, formState } = useFormContext<AlbumValues>()
  const [isFetching, setFetching] = useState(false)
  const error = formState.errors.bandcampUrl?.message

  const ask = async () => {
    const url = getValues('bandcampUrl')
    if (isFetching || !isBandcamp(url)) return
    setFetching(true)
    clearErrors('bandcampUrl')
    try {
      const missing = missingValues(getValues(), await fetchMetadata(url.trim()))
      for (const [name, value] of Object.entries(missing)) {
        setValue(name as keyof AlbumValues, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
    } catch (failure) {
      setError('bandcampUrl', { message: failureText(failure) })
    } finally {
      setFetching(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || getValues('title') !== '' || !isBandcamp(getValues('bandcampUrl'))) return
    event.preventDefault()
    void ask()
  }
  return (
    <Field label="Bandcamp URL" error={error}>
      {(control) => (
        <>
          <div className="row">
            <input
              className="in"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://artist.bandcamp.com/album/…"
              data-autofocus={isFirst || undefined}
              {...register('bandcampUrl')}
              {...control}
              onKeyDown={onKeyDown}
            />
            <button
              type="button"
              className="btn line tall"
              aria-label="Fetch from Bandcamp"
              aria-disabled={isFetching || undefined}
              onClick={ask}
            >
              {isFetching ? 'Fetching…' : 'Fetch'}
            </button>
          </div>
          {isFetching && <Progress label="Asking Bandcamp" />}
        </>
      )}
    </Field>
  )
}
