import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import * as messages from '#locales/album/form.ts'
import { Field } from '../ui/field.tsx'
import { Progress } from '../ui/progress.tsx'
import type { AlbumValues } from './album-values.ts'
import type { Metadata } from './bandcamp-api.ts'
import { FetchedNote } from './fetched-note.tsx'
import { addressIn, takeHandedOver } from './handed-over.ts'
import { pastedAddresses } from './pasted-addresses.ts'
import { isBandcamp, useFetch } from './use-fetch.ts'

type UrlFieldProps = {
  /** Called when several addresses are pasted; for new albums only. */
  onMany?: (urls: string[]) => void
  onFetched: (url: string, page: Metadata) => void
}

/** The address of the album, with the button that fetches the rest from Bandcamp. */
export function UrlField({ onMany, onFetched }: UrlFieldProps) {
  const { register, getValues, setValue, setError, formState } = useFormContext<AlbumValues>()
  const { ask, isFetching, page, kept, takeTheirs } = useFetch(onFetched)

  const startWith = useEffectEvent((text: string) => {
    const { url, isBandcamp } = addressIn(text)
    setValue('bandcampUrl', url, { shouldDirty: true })
    if (isBandcamp) void ask()
    else setError('bandcampUrl', { message: messages.notBandcamp })
  })
  const isNew = onMany !== undefined
  useEffect(() => {
    const text = isNew ? takeHandedOver() : null
    if (text !== null) startWith(text)
  }, [isNew])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || getValues('title') !== '' || !isBandcamp(getValues('bandcampUrl'))) return
    event.preventDefault()
    void ask()
  }
  const onPaste = (event: ClipboardEvent) => {
    const urls = onMany ? pastedAddresses(event.clipboardData.getData('text')) : []
    if (urls.length < 2) return
    event.preventDefault()
    onMany?.(urls)
  }
  return (
    <Field label={messages.url} help={onMany && messages.urlHelp} error={formState.errors.bandcampUrl?.message}>
      {(control) => (
        <>
          <div className="flex items-center gap-2">
            <input
              className="input min-w-0 flex-1"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder={messages.urlPlaceholder}
              data-autofocus={isNew || undefined}
              {...register('bandcampUrl')}
              {...control}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            <button
              type="button"
              className="btn btn-outline btn-tall"
              aria-label={messages.fetchLabel}
              aria-disabled={isFetching || undefined}
              onClick={ask}
            >
              {isFetching ? messages.fetching : messages.fetchPage}
            </button>
          </div>
          {isFetching && <Progress label={messages.fetchingLabel} className="mt-1.5" />}
          <FetchedNote page={page} kept={kept} onTheirs={takeTheirs} />
        </>
      )}
    </Field>
  )
}
