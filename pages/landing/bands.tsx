import type { ReactNode } from 'react'
import { Stars } from '#islands/ui/stars.tsx'
import { position, verdictNames } from '#locales/desk.ts'
import * as messages from '#locales/landing.ts'
import { albums, sharedBy } from '#locales/share.ts'
import { RECORDS, type RecordName } from './records.ts'
import { Sleeve } from './sleeves.tsx'

const WALL: RecordName[] = ['market', 'gate', 'goat', 'umbel', 'lighthouse', 'verdigris', 'plain', 'lift', 'vantage']
const PANEL = ':uno: flex flex-col p-8 max-sm:p-5'

type BandProps = { title: string; text: string; isTurned?: boolean; children: ReactNode }

/** Text beside an opened sleeve: two panels that meet at a fold. */
const Band = ({ title, text, isTurned, children }: BandProps) => (
  <section className=":uno: grid grid-cols-3 max-lg:(grid-cols-1 gap-6 pb-12) items-center gap-12 pb-16">
    <div className={isTurned ? 'lg:order-1' : undefined}>
      <h2 className="text-display">{title}</h2>
      <p className=":uno: mt-4 max-w-40ch text-lede text-ink-2">{text}</p>
    </div>
    <div
      className=":uno: folded pointer-events-none relative grid col-span-2 max-lg:col-span-1 grid-cols-2 max-sm:grid-cols-1 overflow-hidden rounded-sleeve bg-raise shadow-line"
      aria-hidden="true"
    >
      {children}
    </div>
  </section>
)

/** The desk with a wish on it. */
export const Desk = () => (
  <Band title={messages.deskTitle} text={messages.deskText}>
    <Sleeve of="lift" />
    <div className={PANEL}>
      <p className="text-small text-ink-3">{position(4, 15)}</p>
      <p className="mt-auto text-title-2">{RECORDS.lift.title}</p>
      <p className="text-ink-2">{RECORDS.lift.artist}</p>
      <Stars value={0} label={messages.ratingLabel} size="l" />
      <div className=":uno: grid grid-cols-2 mt-4 gap-2">
        {Object.values(verdictNames).map((name) => (
          <span key={name} className="btn btn-outline">
            {name}
          </span>
        ))}
      </div>
    </div>
  </Band>
)

const DAYS = Array.from({ length: 28 }, (_, day) => day)
/** What was heard, by the day. */
const HEARD = new Map<number, RecordName>([
  [1, 'verdigris'],
  [5, 'goat'],
  [7, 'umbel'],
  [12, 'plain'],
  [13, 'market'],
  [18, 'biro'],
  [19, 'verdigris'],
  [24, 'tin'],
  [26, 'goat'],
])

/** A month of the diary, and an entry of it. */
export const Diary = () => (
  <Band title={messages.diaryTitle} text={messages.diaryText}>
    <div className=":uno: grid grid-cols-7 content-center gap-1 max-sm:p-5 p-8">
      {DAYS.map((day) => {
        const heard = HEARD.get(day)
        return heard ? <Sleeve key={day} of={heard} /> : <span key={day} className="aspect-square bg-over" />
      })}
    </div>
    <div className={PANEL}>
      <p className="mt-auto text-title-2">{RECORDS.goat.title}</p>
      <p className="text-ink-2">{RECORDS.goat.artist}</p>
      <Stars value={5} label={messages.ratingLabel} size="l" />
      <p className=":uno: mt-1.5 text-15px/5.5">{messages.note}</p>
    </div>
  </Band>
)

/** The page that people with the link to a crate see. */
export const SharePage = () => (
  <Band title={messages.shareTitle} text={messages.shareText} isTurned>
    <div className={PANEL}>
      <p className="mt-auto text-display">{messages.loudCrate}</p>
      <p className=":uno: mt-4 text-lede text-ink-2">{albums(WALL.length)}</p>
      <p className="text-lede text-ink-2">{sharedBy('Marit')}</p>
    </div>
    <div className=":uno: max-sm:order--1 grid grid-cols-3 gap-0.5">
      {WALL.map((name) => (
        <Sleeve key={name} of={name} />
      ))}
    </div>
  </Band>
)
