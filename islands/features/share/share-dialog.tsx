import { useState } from 'react'
import { collectionSearch, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import type { OwnShare, ShareOf } from '#domain/shares/share.ts'
import { useShares } from '#islands/data/api/shares-api.ts'
import { useCrates } from '#islands/data/use-records.ts'
import { closeDialog, useQuery } from '#islands/lib/location.ts'
import { isNarrowed } from '#islands/lib/queries.ts'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import * as messages from '#locales/share/dialog.ts'
import { ShareForm } from './share-form.tsx'
import { ShareLink } from './share-link.tsx'

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
  if (made)
    return (
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
        <ShareLink share={made} />
      </Dialog>
    )
  return <ShareForm isOpen={isOpen} title={messages.title(name)} name={name} of={of} share={null} onDone={setMade} />
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
        name={share.of.kind === 'crate' ? (share.of.name ?? '') : ''}
        of={null}
        share={share}
        onDone={closeDialog}
      />
    )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.editTitle}>
      <p className="text-ink-2" role="status">
        {error ? messages.loadFailed : shares ? messages.gone : messages.loading}
      </p>
    </Dialog>
  )
}
