import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { secureUrl } from '#domain/cover-url.ts'
import * as messages from '#locales/album/form.ts'
import { Cover } from '../ui/cover.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Stars } from '../ui/stars.tsx'
import type { AlbumValues } from './album-values.ts'

const numberOrNull = (text: unknown) => (text === '' || text === null ? null : Number(text))

/** A preview of the cover, the rating and the facts. */
export function AlbumSide() {
  const { register, watch, setValue, formState } = useFormContext<AlbumValues>()
  const { errors } = formState
  const [title, artist, coverUrl, rating] = watch(['title', 'artist', 'coverUrl', 'rating'])
  const [isCoverShown, setCoverShown] = useState(false)
  const id = useId()
  return (
    <div className="side">
      <Cover title={title} artist={artist} coverUrl={secureUrl(coverUrl.trim())} size={208} eager />
      <Stars
        size="l"
        label={messages.rating}
        value={rating ?? 0}
        onChange={(stars) => setValue('rating', stars || null, { shouldDirty: true })}
      />
      <div className="loose facts">
        <div>
          <label htmlFor={`${id}-day`}>{messages.released}</label>
          <input
            id={`${id}-day`}
            placeholder={messages.releasedPlaceholder}
            autoComplete="off"
            maxLength={10}
            aria-invalid={errors.releaseDate && true}
            {...register('releaseDate')}
          />
        </div>
        <div>
          <label htmlFor={`${id}-tracks`}>{messages.tracks}</label>
          <input
            id={`${id}-tracks`}
            inputMode="numeric"
            placeholder="–"
            autoComplete="off"
            aria-invalid={errors.trackCount && true}
            {...register('trackCount', { setValueAs: numberOrNull })}
          />
        </div>
        <div>
          <label htmlFor={`${id}-list`}>{messages.list}</label>
          <span className="select">
            <select id={`${id}-list`} {...register('list')}>
              <option value="collection">{messages.listNames.collection}</option>
              <option value="wishlist">{messages.listNames.wishlist}</option>
            </select>
          </span>
        </div>
      </div>
      {errors.releaseDate?.message && <FieldError>{errors.releaseDate.message}</FieldError>}
      {errors.trackCount?.message && <FieldError>{errors.trackCount.message}</FieldError>}
      {isCoverShown || errors.coverUrl ? (
        <Field label={messages.coverUrl} error={errors.coverUrl?.message}>
          {(control) => (
            <input className="input" type="url" autoComplete="off" {...register('coverUrl')} {...control} />
          )}
        </Field>
      ) : (
        <button type="button" className="meta-link" onClick={() => setCoverShown(true)}>
          {messages.showCoverUrl}
        </button>
      )}
    </div>
  )
}
