import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { addressIn, bandcampAddresses, pastedAddresses } from '#domain/albums/addresses-in-text.ts'
import type { AlbumView } from '#domain/albums/album.ts'
import type { Metadata } from '#islands/data/api/bandcamp-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { Field } from '#islands/ui/field.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/album-form.ts'
import { byArtist } from '#locales/albums.ts'
import { AlbumLink } from './album-link.tsx'
import type { AlbumValues } from './album-values.ts'
import type { KnownAlbum } from './known-album.ts'
import type { KeptValues } from './page-values.ts'
import { takePasted, takeShared } from './text-for-add.ts'
import { isBandcamp, useFetch } from './use-fetch.ts'

type UrlFieldProps = {
  /** Called when several addresses are pasted; for new albums only. */
  onMany?: (urls: string[]) => void
  /** The album that is edited. */
  of: AlbumView | null
  /** The existing album. */
  known: KnownAlbum | undefined
  /** Whether it is known yet if the album exists. */
  isLookedUp: boolean
  onFetched: (url: string, page: Metadata) => void
  /** Fills the empty fields of the existing album. */
  onFillIn: () => Promise<void>
}

/** The address of the album, with the button that fetches the rest from Bandcamp. */
export function UrlField({ onMany, of, known, isLookedUp, onFetched, onFillIn }: UrlFieldProps) {
  const { register, getValues, setValue, setError, clearErrors, formState } = useFormContext<AlbumValues>()
  const { ask, isFetching, page, kept, takeTheirs } = useFetch(of, onFetched)

  const filling = useAction()

  // A pasted address is fetched at once, unless its album exists.
  const [given, setGiven] = useState<{ url: string } | null>(null)
  const fetchGiven = useEffectEvent(() => {
    if (given && isLookedUp && !known) void ask()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address that is given, once
  useEffect(fetchGiven, [given, isLookedUp])
  const startWith = (text: string): boolean => {
    const { url, isBandcamp } = addressIn(text)
    if (!isBandcamp) return false
    setValue('bandcampUrl', url, { shouldDirty: true })
    clearErrors('bandcampUrl')
    setGiven({ url })
    return true
  }

  const takePastedText = useEffectEvent((text: string) => {
    const urls = bandcampAddresses(text)
    if (urls.length > 1) onMany?.(urls)
    else startWith(text)
  })
  const takeOver = useEffectEvent((text: string) => {
    if (startWith(text)) return
    const { url } = addressIn(text)
    setValue('bandcampUrl', url, { shouldDirty: true })
    // The server knows the artists' own domains.
    if (url) setGiven({ url })
    else setError('bandcampUrl', { message: messages.notBandcamp })
  })
  const isNew = onMany !== undefined
  useEffect(() => {
    if (!isNew) return
    const text = takeShared()
    if (text !== null) takeOver(text)
    const pasted = takePasted()
    if (pasted !== null) takePastedText(pasted)
  }, [isNew])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || getValues('title') !== '' || !isBandcamp(getValues('bandcampUrl'))) return
    event.preventDefault()
    void ask()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!onMany) return
    const text = event.clipboardData.getData('text')
    const urls = pastedAddresses(text)
    if (urls.length > 1) onMany(urls)
    if (urls.length > 1 || startWith(text)) event.preventDefault()
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
            <Button
              className="btn-tall"
              text={isFetching ? messages.fetching : messages.fetchPage}
              aria-label={messages.fetchLabel}
              aria-disabled={isFetching || undefined}
              onClick={ask}
            />
          </div>
          {isFetching && <Progress label={messages.fetchingLabel} className="mt-1.5" />}
          <div role="status">
            {known && (
              <div className="alert mt-2">
                <Icon name="library" />
                <div className="min-w-0">
                  <p key={known.is + known.album.list} className="break-anywhere">
                    {messages.onShelf[known.is](
                      known.album.list,
                      <AlbumLink key="album" album={known.album} className="text-link">
                        {byArtist(known.album.title, known.album.artist)}
                      </AlbumLink>,
                    )}
                  </p>
                  {known.is === 'same' && known.album.bandcampUrl === '' && (
                    <Button
                      className="mt-3"
                      text={messages.fillIn}
                      disabled={filling.isBusy}
                      onClick={() => filling.run(messages.updateFailed, onFillIn)}
                    />
                  )}
                </div>
              </div>
            )}
          </div>
          <FetchedNote page={page} kept={kept} onTheirs={takeTheirs} />
        </>
      )}
    </Field>
  )
}

type FetchedNoteProps = { page: Metadata | null; kept: KeptValues; onTheirs: () => void }

/** What Fetch filled in, and what the user entered differently. */
function FetchedNote({ page, kept, onTheirs }: FetchedNoteProps) {
  const fields = Object.keys(kept) as (keyof KeptValues)[]
  return (
    <div role="status">
      {page && (
        <p className="hint :uno: flex flex-wrap items-center gap-x-1.5 text-ink-2">
          <Icon name="circle-check" size={14} className="text-ok" />
          <span>{messages.found(page.trackCount, page.releaseDate?.slice(0, 4), page.tags.length)}</span>
        </p>
      )}
      {page && fields.length > 0 && (
        <p className="hint :uno: flex flex-wrap items-center gap-x-1.5 text-ink-2">
          <span>{messages.keptOwn(fields)}</span>
          <Button look="text-link" text={messages.useBandcamp} onClick={onTheirs} />
        </p>
      )}
    </div>
  )
}
