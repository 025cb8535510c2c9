import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { secureUrl } from '#domain/albums/cover-url.ts'
import { useHalfStars } from '#islands/data/settings.ts'
import { Button } from '#islands/ui/button.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { FieldError } from '#islands/ui/field.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import * as messages from '#locales/album-form.ts'
import { type AlbumValues, numberOrNull } from './album-values.ts'

/** The field of a fact, which looks like text until it is used. */
const PLAIN_FIELD =
  'h-7 rounded-4px border-0 bg-transparent px-1.5 text-right appearance-none -mr-1.5 hover:bg-over focus-visible:outline-offset--1 aria-[invalid=true]:[box-shadow:inset_0_0_0_1px_var(--danger)] max-sm:(h-touch text-16px)'

const TYPED_MS = 600

/** The address of a cover that can be fetched; null while it is incomplete. */
function shownCover(typed: string): string | null {
  const url = URL.parse(secureUrl(typed.trim()))
  return url?.protocol === 'https:' && /\.[a-z]/i.test(url.hostname) && url.pathname !== '/' ? url.href : null
}

/** A preview of the cover, the rating and the list; for an existing album also its facts. */
export function AlbumSide({ isNew }: { isNew: boolean }) {
  const { register, watch, setValue } = useFormContext<AlbumValues>()
  const [title, artist, typedUrl, rating] = watch(['title', 'artist', 'coverUrl', 'rating'])
  // Nothing is fetched while an address is being typed.
  const coverUrl = useDebounced(typedUrl, TYPED_MS)
  const halves = useHalfStars()
  const id = useId()
  return (
    <div className=":uno: grid max-sm:([&>.cover~:not(.stars)]:col-span-full grid-cols-[96px_minmax(0,1fr)] content-center [&>.cover]:self-start [&>.stars]:self-center gap-x-4 gap-y-0) max-tiny:[&>.stars]:col-span-full gap-2">
      <Cover title={title} artist={artist} coverUrl={shownCover(coverUrl)} size={208} eager />
      <Stars
        size="l"
        label={messages.rating}
        value={rating ?? 0}
        halves={halves}
        onChange={(stars) => setValue('rating', stars || null, { shouldDirty: true })}
      />
      <div className="details :uno: max-sm:(mt-2 [&>div]:min-h-touch [&>div]:border-t [&>div]:border-line [&>div]:leading-6) [&>div]:(items-center)">
        {!isNew && <FactFields />}
        <div>
          <label className="text-ink-3" htmlFor={`${id}-list`}>
            {messages.list}
          </label>
          <span className="select after:right-4.5px">
            <select className={`${PLAIN_FIELD} pr-6`} id={`${id}-list`} {...register('list')}>
              <option value="collection">{messages.listNames.collection}</option>
              <option value="wishlist">{messages.listNames.wishlist}</option>
            </select>
          </span>
        </div>
      </div>
      {!isNew && <CoverAddress />}
    </div>
  )
}

function FactFields() {
  const { register, formState } = useFormContext<AlbumValues>()
  const { errors } = formState
  const id = useId()
  return (
    <>
      <div>
        <label className="text-ink-3" htmlFor={`${id}-day`}>
          {messages.released}
        </label>
        <input
          className={`${PLAIN_FIELD} w-32 max-sm:w-40 max-w-full`}
          id={`${id}-day`}
          placeholder={messages.releasedPlaceholder}
          autoComplete="off"
          maxLength={10}
          aria-invalid={errors.releaseDate && true}
          {...register('releaseDate')}
        />
      </div>
      <div>
        <label className="text-ink-3" htmlFor={`${id}-tracks`}>
          {messages.tracks}
        </label>
        <input
          className={`${PLAIN_FIELD} w-32 max-sm:w-40 max-w-full`}
          id={`${id}-tracks`}
          inputMode="numeric"
          placeholder="–"
          autoComplete="off"
          aria-invalid={errors.trackCount && true}
          {...register('trackCount', { setValueAs: numberOrNull })}
        />
      </div>
    </>
  )
}

/** The errors of the facts, and the field for the cover's address, which a button opens. */
function CoverAddress() {
  const form = useFormContext<AlbumValues>()
  const { errors } = form.formState
  const [isShown, setShown] = useState(false)
  return (
    <>
      {errors.releaseDate?.message && <FieldError>{errors.releaseDate.message}</FieldError>}
      {errors.trackCount?.message && <FieldError>{errors.trackCount.message}</FieldError>}
      {isShown || errors.coverUrl ? (
        <TextField label={messages.coverUrl} type="url" {...fieldsOf(form)('coverUrl')} />
      ) : (
        <Button look="meta-link" text={messages.showCoverUrl} onClick={() => setShown(true)} />
      )}
    </>
  )
}
