import { useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { type OwnShare, SHARE_VIEWS, SHOWN, SHOWN_OF_YEAR } from '#domain/shares/share.ts'
import { clearGifts } from '#islands/data/api/shares-api.ts'
import { clockOf } from '#islands/lib/clock.ts'
import { Button } from '#islands/ui/button.tsx'
import { CheckField, RadioGroup } from '#islands/ui/choices.tsx'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import { TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/share.ts'
import type { useOptions } from './use-options.ts'

const VIEWS = SHARE_VIEWS.map((one) => [one, messages.views[one]] as const)
const CHECK = 'max-sm:min-h-touch min-h-7 gap-2'
const EXPIRES_DAYS = 30

type ShareOptionsProps = Pick<ReturnType<typeof useOptions>, 'options' | 'change' | 'wrong'> & {
  share: OwnShare
  /** The default title. */
  name: string
}

/** The options of a shared crate, list or year: what is shown, by whom, and until when. */
export function ShareOptions({ share, name, options, change, wrong }: ShareOptionsProps) {
  const isYear = share.of.kind === 'year'
  const { title, sharer, view, shows, expires, listed } = options
  const today = clockOf(Date.now())
  const tomorrow = dayIn(today, 1)
  return (
    <div className="stack">
      <TextField
        label={messages.name}
        help={messages.optional}
        error={wrong.title}
        maxLength={LIMITS.shareTitle}
        placeholder={name}
        value={title}
        onChange={({ target }) => change({ title: target.value }, true)}
      />
      <TextField
        label={messages.sharer}
        help={messages.sharerHelp}
        error={wrong.sharer}
        maxLength={LIMITS.sharerName}
        autoComplete="name"
        value={sharer}
        onChange={({ target }) => change({ sharer: target.value }, true)}
      />
      {!isYear && (
        <RadioGroup label={messages.layout} options={VIEWS} value={view} onChange={(one) => change({ view: one })} />
      )}
      <fieldset>
        <legend className="field-label">{messages.shown}</legend>
        <div className="grid grid-cols-2 max-sm:grid-cols-1 gap-x-6">
          {(isYear ? SHOWN_OF_YEAR : SHOWN).map((one) => (
            <CheckField
              key={one}
              className={`${CHECK} ${one === 'hidden' ? 'col-span-full' : ''}`}
              label={isYear ? messages.showsOfYear[one] : messages.shows[one]}
              checked={shows[one]}
              onChange={({ target }) => change({ shows: { [one]: target.checked } })}
            />
          ))}
        </div>
      </fieldset>
      {!isYear && <GiftOption {...{ share, change, wrong, today }} />}
      <div>
        <CheckField
          className={CHECK}
          label={messages.expires}
          checked={expires !== null}
          onChange={({ target }) => change({ expires: target.checked ? dayIn(today, EXPIRES_DAYS) : null })}
        />
        {expires != null && (
          <div className="mt-1 max-w-60">
            <TextField
              label={messages.expiresOn}
              error={wrong.expires}
              type="date"
              min={tomorrow}
              value={expires}
              onChange={({ target }) => target.value && change({ expires: target.value }, true)}
            />
          </div>
        )}
      </div>
      <CheckField
        className={CHECK}
        label={messages.listed}
        checked={listed}
        onChange={({ target }) => change({ listed: target.checked })}
      />
    </div>
  )
}

type GiftOptionProps = Pick<ShareOptionsProps, 'share' | 'change' | 'wrong'> & { today: string }

/** Turns it into a gift list, permanently, or postpones its day. */
function GiftOption({ share: { id, gift }, change, wrong, today }: GiftOptionProps) {
  const [isWanted, setWanted] = useState(false)
  const [until, setUntil] = useState(gift?.until ?? nextGiftDay(today))
  const field = (
    <TextField
      label={messages.giftUntil}
      error={wrong.gift}
      type="date"
      min={gift?.isOver === false ? gift.until : dayIn(today, 1)}
      value={until}
      onChange={({ target }) => setUntil(target.value)}
    />
  )
  const put = (label: string) => (
    <Button text={label} disabled={!until} onClick={() => void change({ gift: { until } })} />
  )
  if (gift)
    return (
      <fieldset>
        <legend className="field-label">{messages.gift}</legend>
        <p className="hint mb-2 mt-0">{messages.giftLater}</p>
        <div className="flex flex-wrap items-end gap-2">
          {field}
          {until !== gift.until && put(messages.moveDay)}
        </div>
        {!gift.isOver && <ClearGifts id={id} />}
      </fieldset>
    )
  return (
    <div>
      <CheckField
        className={CHECK}
        label={messages.gift}
        hint={messages.giftHelp}
        checked={isWanted}
        onChange={({ target }) => setWanted(target.checked)}
      />
      {isWanted && (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          {field}
          {put(messages.makeGift)}
        </div>
      )}
    </div>
  )
}

/** Removes the marks of guests in a gift list, without telling its owner whether there were any. */
function ClearGifts({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useAction()
  const clear = async () => {
    await run(messages.clearGiftsFailed, async () => {
      await clearGifts(id)
      showToast({ kind: 'ok', title: messages.giftsCleared })
    })
    setAsking(false)
  }
  return (
    <>
      <Button
        look="btn-danger-ghost"
        className="-ml-2.5 mt-2"
        text={messages.clearGifts}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void clear()}
        title={messages.clearGiftsQuestion}
        no={messages.cancel}
        yes={messages.clearGifts}
        busy={isBusy}
      >
        {messages.clearGiftsText}
      </ConfirmDialog>
    </>
  )
}

const DAY_MS = 86_400_000
const MONTH = 30

/** The day (YYYY-MM-DD) so many days after one that a time begins with. */
const dayIn = (time: string, days: number): string =>
  new Date(Date.parse(time.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10)

/** Until when a gift list may be meant: Christmas Eve before Christmas, otherwise in a month. */
function nextGiftDay(time: string): string {
  const eve = `${time.slice(0, 4)}-12-24`
  const [soon, later] = [dayIn(time, 2), dayIn(time, 2 * MONTH)]
  return soon <= eve && eve <= later ? eve : dayIn(time, MONTH)
}
