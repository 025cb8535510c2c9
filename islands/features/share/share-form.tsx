import { type FormEvent, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { type NewShare, type OwnShare, SHARE_VIEWS, SHOWN, SHOWN_OF_YEAR, type ShareOf } from '#domain/shares/share.ts'
import { useSharePreview } from '#islands/data/api/shares-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Dialog } from '#islands/ui/dialog.tsx'
import { showError } from '#islands/ui/errors/show-error.ts'
import { Field } from '#islands/ui/field.tsx'
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

  const submit = async (event: FormEvent) => {
    event.preventDefault()
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
  const footer = (
    <>
      <button type="button" className="btn btn-ghost" onClick={closeDialog}>
        {messages.cancel}
      </button>
      <button type="submit" className="btn btn-primary" aria-disabled={isBusy || undefined}>
        {share ? messages.saveChanges : messages.create}
      </button>
    </>
  )
  return (
    <Dialog
      open={isOpen}
      onClose={closeDialog}
      title={heading}
      footer={footer}
      onSubmit={submit}
      width={of ? 840 : 520}
    >
      <div className={of ? 'grid min-[840px]:grid-cols-[minmax(0,1fr)_320px] gap-6' : undefined}>
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
          {!isYear && (
            <fieldset>
              <legend className="field-label">{messages.layout}</legend>
              <div className="flex flex-wrap gap-x-6">
                {SHARE_VIEWS.map((one) => (
                  <label key={one} className="max-sm:min-h-touch min-h-7 flex items-center gap-2">
                    <input
                      className="radio"
                      type="radio"
                      name="view"
                      checked={view === one}
                      onChange={() => setView(one)}
                    />
                    {messages.views[one]}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <fieldset>
            <legend className="field-label">{messages.shown}</legend>
            <div className="grid grid-cols-2 max-sm:grid-cols-1 gap-x-6">
              {(isYear ? SHOWN_OF_YEAR : SHOWN).map((one) => (
                <Check
                  key={one}
                  className={one === 'hidden' ? 'col-span-full' : ''}
                  label={isYear ? messages.showsOfYear[one] : messages.shows[one]}
                  isOn={shows[one]}
                  onChange={(isOn) => setShows({ ...shows, [one]: isOn })}
                />
              ))}
            </div>
            <p className="hint">{messages.hiddenHelp}</p>
          </fieldset>
          {!isYear && (
            <div>
              <Check label={messages.gift} isOn={isGift} isFixed={Boolean(share?.gift)} onChange={setGift} />
              <p className="hint mb-3">{messages.giftHelp}</p>
              {isGift && <Day label={messages.giftUntil} value={until} error={wrong.gift} onChange={setUntil} />}
              {share?.gift?.isOver === false && <ClearGifts id={share.id} />}
            </div>
          )}
          <Day
            label={messages.expires}
            help={messages.optional}
            value={expires}
            error={wrong.expires}
            onChange={setExpires}
          />
          <Check label={messages.listed} isOn={listed} onChange={setListed} />
        </div>
        {of && <Preview input={{ of, title, view, shows, ...(isGift && until && { gift: { until } }) }} />}
      </div>
    </Dialog>
  )
}

type CheckProps = {
  label: string
  isOn: boolean
  isFixed?: boolean
  className?: string
  onChange: (isOn: boolean) => void
}

const Check = ({ label, isOn, isFixed = false, className = '', onChange }: CheckProps) => (
  <label className={`max-sm:min-h-touch min-h-7 flex items-center gap-2 ${className}`}>
    <input
      className="check"
      type="checkbox"
      checked={isOn}
      disabled={isFixed}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
)

type DayProps = { label: string; help?: string; value: string; error?: string; onChange: (day: string) => void }

const Day = ({ label, help, value, error, onChange }: DayProps) => (
  <Field label={label} help={help} error={error || undefined}>
    {(control) => (
      <input
        className="input"
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...control}
      />
    )}
  </Field>
)

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
