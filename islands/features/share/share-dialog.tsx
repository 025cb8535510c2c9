import { useReducer, useRef, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { collectionSearch, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import type { NewShare, OwnShare, ShareOf } from '#domain/shares/share.ts'
import { addToCrates } from '#islands/data/api/crate-albums-api.ts'
import { createCrate } from '#islands/data/api/crate-changes-api.ts'
import { createShare, useShares } from '#islands/data/api/shares-api.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog, useQuery } from '#islands/lib/location.ts'
import { isNarrowed } from '#islands/lib/queries.ts'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { TextField } from '#islands/ui/text-field.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as calendar from '#locales/calendar.ts'
import * as messages from '#locales/share.ts'
import { yearTitle } from '#locales/share.ts'
import { albumCount } from '#locales/ui.ts'
import { CalendarOptions } from './calendar-options.tsx'
import { draftOf, isDraft } from './draft.ts'
import { drawCard } from './draw-later.ts'
import { ShareLink } from './share-link.tsx'
import { ShareOptions } from './share-options.tsx'
import { SharePreview } from './share-preview.tsx'
import { thingName } from './thing-name.ts'
import { useOptions } from './use-options.ts'

/** Shares a crate, or the list behind the dialog. */
export function ShareDialog({ id, isOpen, crates: rendered }: DialogContentProps) {
  const crates = useCrates(rendered)
  const query = useQuery('')
  const crate = crates.find((one) => one.id === (id ?? (isNarrowed(query) ? null : query.crate)))
  const isPlain =
    collectionSearch({ ...query, sort: null, seed: 0, page: 1 }) ===
    collectionSearch({ ...DEFAULT_QUERY, list: query.list })
  const [of] = useState<ShareOf>(() => {
    if (id !== null) return { crate: id }
    if (crate) return { crate: crate.id }
    if (isPlain && query.list !== 'both' && query.sort === null) return { list: query.list }
    return { query: collectionSearch({ ...query, page: 1 }) }
  })
  return <ShareThing isOpen={isOpen} of={of} name={crate?.name ?? (of.list ? messages.lists[of.list] : '')} />
}

/** Shares a year. */
export const ShareYearDialog = ({ id, isOpen }: DialogContentProps) => (
  <ShareThing isOpen={isOpen} of={{ year: id ?? 0 }} name={yearTitle(id ?? 0)} />
)

type ThingProps = { isOpen: boolean; of: ShareOf; name: string }

/** The address of the calendar of releases. */
export const CalendarDialog = ({ isOpen }: DialogContentProps) => (
  <ShareThing isOpen={isOpen} of={{ calendar: true }} name={calendar.name} />
)

/** Shows the link of a share, or a draft: nothing is shared before its link is copied. */
function ShareThing({ isOpen, of, name }: ThingProps) {
  const { data: shares, error, isValidating, mutate } = useShares()
  const [share, setShare] = useState<OwnShare | null>(null)
  const [isStopped, setStopped] = useState(false)
  const [times, renew] = useReducer((count: number) => count + 1, 0)
  // The server's version; afterwards the version as it is edited here.
  if (!share && shares && !isValidating) setShare(shares.find((one) => isSame(of, ofShare(one))) ?? draftOf(of, name))
  const title = of.calendar ? name : messages.title(name)
  if (!share)
    return (
      <Dialog open={isOpen} onClose={closeDialog} title={title} width={widthOf(of)}>
        <div className={of.calendar ? undefined : LAYOUT}>
          {error ? <LoadProblem error={error} onRetry={() => mutate()} /> : <Progress label={messages.loading} />}
          {!of.calendar && <SharePreview className={PREVIEW} input={{ of }} />}
        </div>
      </Dialog>
    )
  const show = (next: OwnShare) => {
    setShare(next)
    setStopped(isDraft(next))
    renew()
  }
  return (
    <ShareSheet
      key={times}
      {...{ isOpen, title, name, share, isStopped }}
      onStop={() => show(draftOf(of, name))}
      onBack={show}
    />
  )
}

/** Shares the selected albums by putting them into a crate with the share's title. */
export function ShareSelectedDialog({ isOpen }: DialogContentProps) {
  const { ids } = usePicked()
  const [made, setMade] = useState<OwnShare | null>(null)
  const [title, setTitle] = useState('')
  const crateId = useRef<number | null>(null)
  const { isBusy, run } = useAction()
  const heading = messages.title(albumCount(ids.length))
  if (made) return <ShareSheet isOpen={isOpen} title={heading} name={nameOf(made)} share={made} onStop={closeDialog} />
  const save = () =>
    run(messages.createFailed, async () => {
      // A single crate, even if the share fails and is tried again.
      crateId.current ??= (await createCrate({ name: title.trim() || messages.selectionCrate })).id
      await addToCrates([crateId.current], ids)
      const share = await createShare({ of: { crate: crateId.current } })
      setMade(share)
      drawCard(share)
    })
  return (
    <FormDialog open={isOpen} title={heading} width={520} onSubmit={save} label={messages.create} isBusy={isBusy}>
      <p className="text-ink-2">{messages.selectionLead}</p>
      <TextField
        label={messages.name}
        help={messages.optional}
        data-autofocus
        maxLength={LIMITS.crateName}
        placeholder={messages.selectionCrate}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
    </FormDialog>
  )
}

/** Changes a share. */
export function EditShareDialog({ id, isOpen }: DialogContentProps) {
  const { data: shares, error, isValidating, mutate } = useShares()
  const [share, setShare] = useState<OwnShare | null>(null)
  const found = shares?.find((one) => one.id === id)
  if (found && !share && !isValidating) setShare(found)
  if (share) {
    const name = nameOf(share)
    return (
      <ShareSheet
        isOpen={isOpen}
        title={share.of.kind === 'calendar' ? name : messages.title(share.title || name)}
        name={name}
        share={share}
        onStop={closeDialog}
      />
    )
  }
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.editTitle}>
      {error ? (
        <LoadProblem error={error} onRetry={() => mutate()} />
      ) : shares && !isValidating ? (
        <p className="text-ink-2">{messages.gone}</p>
      ) : (
        <Progress label={messages.loading} />
      )}
    </Dialog>
  )
}

const widthOf = ({ calendar }: ShareOf) => (calendar ? 520 : 840)
const LAYOUT = 'grid grid-cols-1 gap-x-6 gap-y-5 min-[840px]:grid-cols-[minmax(0,1fr)_320px]'
const PREVIEW = 'h-90 min-[840px]:(sticky top-0 row-span-2 h-130 max-h-[calc(100dvh-240px)])'

type SheetProps = {
  isOpen: boolean
  title: string
  name: string
  share: OwnShare
  /** Whether it was already shared. */
  isStopped?: boolean
  onStop: () => void
  onBack?: (share: OwnShare) => void
}

/** The link of a share or a draft, its contents, and its options. */
function ShareSheet({ isOpen, title, name, share: given, isStopped, onStop, onBack }: SheetProps) {
  const [share, setShare] = useState(given)
  const { options, change, wrong, status, make } = useOptions(share, setShare)
  const of = ofShare(share)
  const { listed: _, expires: __, ...shown } = options
  const input: NewShare = {
    of,
    ...shown,
    ...(share.gift && !share.gift.isOver && { gift: { until: share.gift.until } }),
  }
  const link = <ShareLink {...{ share, name, onStop, onBack }} make={() => make(of)} onChange={setShare} />
  const lead = isDraft(share) ? (isStopped ? () => messages.stopped : messages.before) : messages.lead
  return (
    <Dialog
      open={isOpen}
      onClose={closeDialog}
      title={title}
      width={widthOf(of)}
      footer={
        <>
          <span className="max-sm:empty:-mr-2 mr-auto text-small text-ink-3" role="status">
            {status && messages.statuses[status]}
          </span>
          <Button text={isDraft(share) ? messages.close : messages.done} onClick={closeDialog} />
        </>
      }
    >
      {of.calendar ? (
        <CalendarOptions link={link} shows={options.shows} change={change} />
      ) : (
        <div className={LAYOUT}>
          <div className="grid content-start gap-3">
            {link}
            <p className="text-ink-2">{lead(of.year !== undefined)}</p>
          </div>
          <SharePreview className={PREVIEW} input={input} />
          <ShareOptions share={share} name={name} options={options} change={change} wrong={wrong} />
        </div>
      )}
    </Dialog>
  )
}

const isSame = (one: ShareOf, other: ShareOf) => JSON.stringify(one) === JSON.stringify(other)

/** The parameters of a call for the subject in an answer. */
const ofShare = ({ of }: OwnShare): ShareOf => {
  if (of.kind === 'crate') return { crate: of.id }
  if (of.kind === 'year') return { year: of.year }
  if (of.kind === 'calendar') return { calendar: true }
  return of.kind === 'list' ? { list: of.list } : { query: of.query }
}

/** The default title. */
const nameOf = ({ of }: OwnShare) => thingName(of) ?? ''
