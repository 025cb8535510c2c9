import { useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { type NewShare, type OwnShare, SHARE_VIEWS, SHOWN, SHOWN_OF_YEAR, type ShareOf } from '#domain/shares/share.ts'
import { useSharePreview } from '#islands/data/api/shares-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { CheckField, RadioGroup } from '#islands/ui/choices.tsx'
import { showError } from '#islands/ui/errors/show-error.ts'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import { TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import * as messages from '#locales/share/dialog.ts'
import { ClearGifts } from './clear-gifts.tsx'

/** What of it is shown, and how long. */
export type ShareOptions = Omit<NewShare, 'of'>

type ShareFormProps = {
  isOpen: boolean
  title: string
  /** What it is called without a title of its own. */
  name: string
  lead?: string
  /** The share that is changed; null for a new one. */
  share: OwnShare | null
  /** What is previewed; null where it is not there yet. */
  of: ShareOf | null
  save: (options: ShareOptions) => Promise<OwnShare>
  onDone: (share: OwnShare) => void
}

const NOTHING = { notes: false, ratings: false, tags: false, prices: false, tracks: false, hidden: false }

const VIEWS = SHARE_VIEWS.map((one) => [one, messages.views[one]] as const)
const CHECK = 'max-sm:min-h-touch min-h-7 gap-2'

/** What of a crate, list or year is shown, and how long. */
export function ShareForm(props: ShareFormProps) {
  const { isOpen, title: heading, name, lead = messages.lead, share, of } = props
  const isYear = of?.year !== undefined
  const [title, setTitle] = useState(share?.title ?? '')
  const [view, setView] = useState(share?.view ?? 'wall')
  const [shows, setShows] = useState(share?.shows ?? NOTHING)
  const [isGift, setGift] = useState(Boolean(share?.gift))
  const [until, setUntil] = useState(share?.gift?.until ?? '')
  const [expires, setExpires] = useState(share?.expires ?? '')
  const [listed, setListed] = useState(share?.listed ?? false)
  const { isBusy, run } = useAction()
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})

  const submit = async () => {
    setWrong({})
    const options = { title, view, shows, listed, expires: expires || null, ...(isGift && { gift: { until } }) }
    const refuse = (error: unknown) => {
      const fields = error instanceof ApiError ? error.fields : {}
      setWrong({ ...fields, gift: fields.gift ?? fields['gift.until'] ?? '' })
      if (!fields.gift && !fields['gift.until'] && !fields.expires && !fields.title)
        showError(share ? messages.saveFailed : messages.createFailed, error)
    }
    await run(refuse, async () => {
      const saved = await props.save(options)
      showToast({ kind: 'ok', title: share ? messages.saved : messages.created })
      // Without its picture a share is complete: other sites show Gatefold's own.
      import('./draw-card.ts').then(({ storeCard }) => storeCard(saved.id)).catch(() => undefined)
      props.onDone(saved)
    })
  }
  return (
    <FormDialog
      open={isOpen}
      title={heading}
      width={of ? 840 : 520}
      layout={of ? 'grid min-[840px]:grid-cols-[minmax(0,1fr)_320px] gap-6' : ''}
      onSubmit={submit}
      label={share ? messages.saveChanges : messages.create}
      isBusy={isBusy}
    >
      <div className="stack">
        {!share && <p className="text-ink-2">{lead}</p>}
        <TextField
          label={messages.name}
          help={messages.optional}
          error={wrong.title}
          data-autofocus
          maxLength={LIMITS.shareTitle}
          placeholder={name}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        {!isYear && <RadioGroup label={messages.layout} options={VIEWS} value={view} onChange={setView} />}
        <fieldset>
          <legend className="field-label">{messages.shown}</legend>
          <div className="grid grid-cols-2 max-sm:grid-cols-1 gap-x-6">
            {(isYear ? SHOWN_OF_YEAR : SHOWN).map((one) => (
              <CheckField
                key={one}
                className={`${CHECK} ${one === 'hidden' ? 'col-span-full' : ''}`}
                label={isYear ? messages.showsOfYear[one] : messages.shows[one]}
                checked={shows[one]}
                onChange={({ target }) => setShows({ ...shows, [one]: target.checked })}
              />
            ))}
          </div>
        </fieldset>
        {!isYear && (
          <div>
            <CheckField
              className={CHECK}
              label={messages.gift}
              checked={isGift}
              disabled={Boolean(share?.gift)}
              onChange={({ target }) => setGift(target.checked)}
            />
            <p className="hint mb-3">{messages.giftHelp}</p>
            {isGift && (
              <TextField
                label={messages.giftUntil}
                error={wrong.gift}
                type="date"
                value={until}
                onChange={({ target }) => setUntil(target.value)}
              />
            )}
            {share?.gift?.isOver === false && <ClearGifts id={share.id} />}
          </div>
        )}
        <TextField
          label={messages.expires}
          help={messages.optional}
          error={wrong.expires}
          type="date"
          value={expires}
          onChange={({ target }) => setExpires(target.value)}
        />
        <CheckField
          className={CHECK}
          label={messages.listed}
          checked={listed}
          onChange={({ target }) => setListed(target.checked)}
        />
      </div>
      {of && <Preview input={{ of, title, view, shows, ...(isGift && until && { gift: { until } }) }} />}
    </FormDialog>
  )
}

const PREVIEW_DELAY_MS = 250

/** What others will see, as the server makes it of what is chosen so far. */
function Preview({ input }: { input: NewShare }) {
  const { data, error } = useSharePreview(useDebounced(JSON.stringify(input), PREVIEW_DELAY_MS))
  return (
    <section className=":uno: h-90 min-[840px]:(h-full min-h-120) flex flex-col" aria-label={messages.preview}>
      <p className="field-label">{messages.preview}</p>
      {data ? (
        <iframe
          className=":uno: min-h-0 w-full flex-1 border border-line rounded-control bg-bg"
          title={messages.preview}
          srcDoc={data}
          // Its fonts are this site's; without `allow-scripts` it runs none.
          sandbox="allow-same-origin"
        />
      ) : (
        <p className="text-small text-ink-3" role="status">
          {error ? messages.previewFailed : messages.previewLoading}
        </p>
      )}
    </section>
  )
}
