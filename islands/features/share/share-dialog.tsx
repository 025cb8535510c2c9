import { useRef, useState } from 'react'
import { collectionSearch, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import type { OwnShare, ShareOf } from '#domain/shares/share.ts'
import { addToCrates } from '#islands/data/api/crate-albums-api.ts'
import { createCrate } from '#islands/data/api/crate-changes-api.ts'
import { createShare, updateShare, useShares } from '#islands/data/api/shares-api.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog, useQuery } from '#islands/lib/location.ts'
import { isNarrowed } from '#islands/lib/queries.ts'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { albumCount } from '#locales/album-count.ts'
import * as messages from '#locales/share/dialog.ts'
import { yearTitle } from '#locales/share/page.ts'
import { ShareForm, type ShareOptions } from './share-form.tsx'
import { ShareLink } from './share-link.tsx'
import { ShareRows } from './shares-setting.tsx'

/** Shares a crate, or what the list below the dialog shows. */
export function ShareDialog({ id, isOpen, crates: rendered }: DialogContentProps) {
  const crates = useCrates(rendered)
  const query = useQuery('')
  const [made, setMade] = useState<OwnShare | null>(null)
  const crate = crates.find((one) => one.id === (id ?? (isNarrowed(query) ? null : query.crate)))
  const isPlain =
    collectionSearch({ ...query, sort: null, seed: 0, page: 1 }) ===
    collectionSearch({ ...DEFAULT_QUERY, list: query.list })
  const of: ShareOf = crate
    ? { crate: crate.id }
    : isPlain && query.list !== 'both' && query.sort === null
      ? { list: query.list }
      : { query: collectionSearch({ ...query, page: 1 }) }
  const name = crate?.name ?? (of.list ? messages.lists[of.list] : '')
  if (made) return <Made isOpen={isOpen} name={name} share={made} />
  return (
    <ShareForm
      isOpen={isOpen}
      title={messages.title(name)}
      name={name}
      share={null}
      of={of}
      save={(options) => createShare({ of, ...options })}
      onDone={setMade}
    />
  )
}

/** Shares the selected albums, which go into a crate of the share's title. */
export function ShareSelectedDialog({ isOpen }: DialogContentProps) {
  const { ids } = usePicked()
  const [made, setMade] = useState<OwnShare | null>(null)
  const crateId = useRef<number | null>(null)
  const name = albumCount(ids.length)
  if (made) return <Made isOpen={isOpen} name={name} share={made} />
  const save = async (options: ShareOptions) => {
    // One crate, also if the share fails and is tried again.
    crateId.current ??= (await createCrate({ name: options.title?.trim() || messages.selectionCrate })).id
    await addToCrates([crateId.current], ids)
    return createShare({ of: { crate: crateId.current }, ...options })
  }
  return (
    <ShareForm
      isOpen={isOpen}
      title={messages.title(name)}
      name={messages.selectionCrate}
      lead={messages.selectionLead}
      share={null}
      of={null}
      save={save}
      onDone={setMade}
    />
  )
}

/** Shares a year, or shows the link that it has. */
export function ShareYearDialog({ id, isOpen }: DialogContentProps) {
  const { data: shares, error } = useShares()
  const [made, setMade] = useState<OwnShare | null>(null)
  const year = id ?? 0
  const name = yearTitle(year)
  const own = shares?.filter(({ of }) => of.kind === 'year' && of.year === year)
  if (made) return <Made isOpen={isOpen} name={name} share={made} />
  if (own?.length === 0)
    return (
      <ShareForm
        isOpen={isOpen}
        title={messages.title(name)}
        name={name}
        lead={messages.yearLead}
        share={null}
        of={{ year }}
        save={(options) => createShare({ of: { year }, ...options })}
        onDone={setMade}
      />
    )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.title(name)}>
      {own ? <ShareRows shares={own} /> : <Status error={error} text={messages.loading} />}
    </Dialog>
  )
}

const Status = ({ error, text }: { error: unknown; text: string }) => (
  <p className="text-ink-2" role="status">
    {error ? messages.loadFailed : text}
  </p>
)

const Made = ({ isOpen, name, share }: { isOpen: boolean; name: string; share: OwnShare }) => (
  <Dialog
    open={isOpen}
    onClose={closeDialog}
    title={messages.title(name)}
    footer={
      <button type="button" className="btn btn-primary" onClick={closeDialog}>
        {messages.close}
      </button>
    }
  >
    <ShareLink share={share} />
  </Dialog>
)

/** The calls' name of what an answer says is shared. */
const ofShare = ({ of }: OwnShare): ShareOf => {
  if (of.kind === 'crate') return { crate: of.id }
  if (of.kind === 'year') return { year: of.year }
  return of.kind === 'list' ? { list: of.list } : { query: of.query }
}

/** What it is called without a title of its own. */
const nameOf = ({ of }: OwnShare) => {
  if (of.kind === 'year') return yearTitle(of.year)
  return of.kind === 'crate' ? (of.name ?? '') : ''
}

/** Changes a share. */
export function EditShareDialog({ id, isOpen }: DialogContentProps) {
  const { data: shares, error } = useShares()
  const share = shares?.find((one) => one.id === id)
  if (share)
    return (
      <ShareForm
        isOpen={isOpen}
        title={messages.editTitle}
        name={nameOf(share)}
        share={share}
        of={ofShare(share)}
        save={(options) => updateShare(share.id, options)}
        onDone={closeDialog}
      />
    )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.editTitle}>
      <Status error={error} text={shares ? messages.gone : messages.loading} />
    </Dialog>
  )
}
