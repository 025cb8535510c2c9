import { useState } from 'react'
import { MOTIF_NAMES, type MotifName } from '#domain/sleeve/motifs.ts'
import { drawSleeve } from '#domain/sleeve/sleeve.ts'
import { Avatar } from '#islands/ui/avatar.tsx'
import { Brand } from '#islands/ui/brand.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { CrateFan } from '#islands/ui/crate-fan.tsx'
import { ConfirmDialog, Dialog, type DialogWidth } from '#islands/ui/dialog.tsx'
import { NeedleSkipped, NoAlbumsMatch, NothingYet } from '#islands/ui/empty.tsx'
import { Field } from '#islands/ui/field.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { CardSkeleton } from '#islands/ui/skeleton.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { showToast, Toaster } from '#islands/ui/toaster.tsx'
import { Row, Specimen } from './specimen.tsx'

const SHELF = [
  { title: 'Tin Parliament', artist: 'Halvorsen Pump Trio' },
  { title: 'Kopje', artist: 'Marrow Tide' },
  { title: 'Salt Ledger', artist: 'Ottilie Brandt' },
  { title: 'Half a Lighthouse', artist: 'Yonna Vesk' },
]
const WIDTHS: DialogWidth[] = [420, 520, 808, 840, 936, 'side']
const HOUR = 3_600_000

export function Dialogs() {
  const [open, setOpen] = useState<DialogWidth | 'confirm' | null>(null)
  const close = () => setOpen(null)
  const width = open === 'confirm' || open === null ? 520 : open
  return (
    <section className="mt-6">
      <h3 className="text-section">Dialogs, sheets on a phone; toasts, one at a time</h3>
      <Row>
        {WIDTHS.map((one) => (
          <button key={one} type="button" className="btn btn-outline" onClick={() => setOpen(one)}>
            {one}
          </button>
        ))}
        <button type="button" className="btn btn-outline" onClick={() => setOpen('confirm')}>
          Confirmation
        </button>
      </Row>
      <Row>
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => showToast({ kind: 'ok', title: 'Rating updated' })}
        >
          Done
        </button>
        <button
          type="button"
          className="btn btn-outline"
          onClick={() =>
            showToast({
              kind: 'info',
              title: 'Album deleted',
              text: 'Slow Harbour Lights is in the trash.',
              action: { label: 'Undo', onAction: () => undefined },
            })
          }
        >
          With a way back
        </button>
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => showToast({ kind: 'error', title: 'Error updating rating', text: 'Please try again' })}
        >
          Failed
        </button>
      </Row>
      <Dialog
        open={open !== null && open !== 'confirm'}
        onClose={close}
        title="A dialog"
        width={width}
        footer={
          <>
            <button type="button" className="btn btn-outline" onClick={close}>
              Cancel
            </button>
            <button type="button" className="btn btn-primary" onClick={close}>
              Save changes
            </button>
          </>
        }
      >
        <Field label="Name">{(control) => <input className="input" {...control} />}</Field>
      </Dialog>
      <ConfirmDialog open={open === 'confirm'} onClose={close} onConfirm={close} title="Delete Album">
        Slow Harbour Lights goes into the trash.
      </ConfirmDialog>
      <Toaster />
    </section>
  )
}

export const Things = ({ now }: { now: number }) => (
  <Specimen title="Records, crates, people, time">
    <Row>
      <Brand href="#parts" />
      <Avatar name="Marit Vos" />
      <Avatar name="Ada" />
      <Avatar />
      <TimeAgo date={new Date(now - 3 * HOUR).toISOString()} now={now} />
      <TimeAgo now={now} />
    </Row>
    <div className="grid grid-cols-5 my-3 gap-2">
      {SHELF.map((record) => (
        <Cover key={record.title} {...record} size={112} />
      ))}
      <Cover title="A cover that does not come" artist="Nobody" coverUrl="/no-such-cover.png" size={112} />
    </div>
    <ul>
      {(['', 'open', 'is-drop'] as const).map((state, index) => (
        <li key={state} className="crate-row relative">
          <a className={`crate crate-link ${state}`} href="#parts" aria-current={index === 1 ? 'true' : undefined}>
            <CrateFan sleeves={index === 1 ? [] : SHELF} />
            <span className="truncate">{['A crate', 'Open, and empty', 'A record hangs over it'][index]}</span>
            <span className="crate-count">{state === 'is-drop' ? '+1' : 31}</span>
          </a>
        </li>
      ))}
    </ul>
  </Specimen>
)

export const Waiting = () => (
  <Specimen title="On the way">
    <div className="stack">
      <Progress label="Importing" value={0.4} />
      <Progress label="Looking" />
      <ol className="grid grid-cols-[minmax(0,296px)]">
        <CardSkeleton />
      </ol>
    </div>
  </Specimen>
)

export const Nothing = () => (
  <Specimen title="Nothing to show">
    <NothingYet>
      <button type="button" className="btn btn-primary">
        <Icon name="download" />
        Import from Bandcamp
      </button>
    </NothingYet>
    <NoAlbumsMatch>
      <button type="button" className="btn btn-outline">
        Clear all filters
      </button>
    </NoAlbumsMatch>
    <NeedleSkipped>
      <button type="button" className="btn btn-primary">
        Try again
      </button>
    </NeedleSkipped>
  </Specimen>
)

function Sleeve({ motif, title }: { motif: MotifName; title: string }) {
  const drawn = drawSleeve(title, motif, { motif })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the domain, which escapes the text
  return <span className="art" dangerouslySetInnerHTML={{ __html: drawn }} />
}

export const Sleeves = () => (
  <section className="mt-6">
    <h3 className="text-section">Drawn sleeves: {MOTIF_NAMES.length} motifs</h3>
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] mt-3 gap-2">
      {MOTIF_NAMES.map((motif, index) => (
        <li key={motif} className="cover">
          <Sleeve motif={motif} title={SHELF[index % SHELF.length]?.title ?? ''} />
        </li>
      ))}
    </ol>
  </section>
)
