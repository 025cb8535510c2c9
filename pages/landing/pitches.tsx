import type { ReactNode } from 'react'
import { sleeveSpine } from '#domain/sleeve/spine.ts'
import { tagColor } from '#domain/tags/tag-color.ts'
import { Stars } from '#islands/ui/stars.tsx'
import * as messages from '#locales/landing.ts'
import { offline } from '#locales/outbox.ts'
import { give, taken } from '#locales/share.ts'
import { RECORDS, type RecordName, TAGS } from './records.ts'
import { Sleeve } from './sleeves.tsx'

const CRATES: { name: string; count: string; of: [RecordName, ...RecordName[]]; drop?: true }[] = [
  { name: messages.slowCrate, count: '31', of: ['umbel', 'ferro', 'verdigris', 'plain'] },
  { name: messages.loudCrate, count: '+1', of: ['market', 'gate', 'goat', 'umbel'], drop: true },
  { name: messages.lateCrate, count: '18', of: ['tin', 'vantage', 'lift', 'sum'] },
]

const Fan = ({ of: [front, ...behind] }: { of: [RecordName, ...RecordName[]] }) => (
  <span className="fan">
    <Sleeve of={front} />
    <svg viewBox="0 0 11 32" aria-hidden="true">
      {behind.map((name, i) => (
        <path
          key={name}
          fill={sleeveSpine(RECORDS[name].title, RECORDS[name].artist)}
          d={`M${i * 4} ${2 + i * 2}h3V32h-3z`}
        />
      ))}
    </svg>
  </span>
)

type PitchProps = { title: string; text: string; children: ReactNode }

const Pitch = ({ title, text, children }: PitchProps) => (
  <section className=":uno: max-lg:(grid grid-cols-2 gap-x-12 border-l-0 border-t first:border-t-0 px-0 py-8) max-sm:block first:(border-0 pl-0) border-l border-line px-8 last:pr-0 pb-10 pt-8">
    <div
      className=":uno: pointer-events-none grid max-lg:(row-span-2 m-0 h-auto) max-sm:mb-6 mb-6 h-46 content-center"
      aria-hidden="true"
    >
      {children}
    </div>
    <h2 className=":uno: max-lg:self-end text-title-2">{title}</h2>
    <p className=":uno: mt-2 max-w-40ch text-15px/5.5 text-ink-2">{text}</p>
  </section>
)

const RESTING = ':uno: mr-2 w-auto'
const DROP =
  ':uno: mr-2 w-auto bg-accent-soft [box-shadow:inset_0_0_0_2px_var(--accent)] media-forced:(outline-2 outline-[Highlight] outline-solid)'

const PITCHES = ':uno: grid grid-cols-3 max-lg:grid-cols-1 border-y border-line'

export function Pitches() {
  return (
    <div className={PITCHES}>
      <Pitch title={messages.tagsTitle} text={messages.tagsText}>
        <div className="chips chips-loose">
          {TAGS.map(([tag, count, chosen]) => (
            <span key={tag} className={chosen ? `chip chip-pick chip-on ${tagColor(tag)}` : 'chip chip-pick'}>
              {`${tag} `}
              <small>{count}</small>
            </span>
          ))}
        </div>
      </Pitch>
      <Pitch title={messages.starsTitle} text={messages.starsText}>
        <div className=":uno: grid grid-cols-[minmax(0,112px)_minmax(157px,1fr)] max-tiny:grid-cols-1 items-center gap-5">
          <Sleeve of="lighthouse" />
          <div>
            <Stars value={5} label={messages.ratingLabel} size="l" />
            <p className=":uno: mt-1.5 text-15px/5.5">{messages.note}</p>
          </div>
        </div>
      </Pitch>
      <Pitch title={messages.cratesTitle} text={messages.cratesText}>
        {CRATES.map(({ name, count, of, drop }) => (
          <div key={name} className={`crate ${drop ? DROP : RESTING}`}>
            <Fan of={of} />
            <span>{name}</span>
            <span className={drop ? ':uno: text-small text-accent font-semibold' : 'crate-count'}>{count}</span>
          </div>
        ))}
      </Pitch>
    </div>
  )
}

const TRACK = ':uno: flex justify-between border-b border-line py-1.5 text-small'
const OFFLINE: RecordName[] = ['plain', 'sum', 'lighthouse', 'verdigris']
const WISHES: [RecordName, isTaken: boolean][] = [
  ['gate', false],
  ['goat', true],
  ['biro', false],
]

/** The benefits of a gift list, a connection to Bandcamp and a copy on the device. */
export const MorePitches = () => (
  <div className={PITCHES}>
    <Pitch title={messages.giftTitle} text={messages.giftText}>
      {WISHES.map(([name, isTaken]) => (
        <div key={name} className=":uno: grid grid-cols-[48px_minmax(0,1fr)_auto] mb-2 items-center gap-3 text-label">
          <Sleeve of={name} />
          <span className="truncate">{RECORDS[name].title}</span>
          <span className={isTaken ? 'text-ink-3' : 'btn btn-outline'}>{isTaken ? taken : give}</span>
        </div>
      ))}
    </Pitch>
    <Pitch title={messages.wholeTitle} text={messages.wholeText}>
      <div className=":uno: grid grid-cols-[minmax(0,112px)_minmax(157px,1fr)] max-tiny:grid-cols-1 items-center gap-5">
        <Sleeve of="tin" />
        <ol>
          {messages.tracks.map(([title, length], index) => (
            <li key={title} className={index === 1 ? `${TRACK} text-accent font-semibold` : TRACK}>
              <span>{title}</span>
              <span>{length}</span>
            </li>
          ))}
        </ol>
      </div>
    </Pitch>
    <Pitch title={messages.offlineTitle} text={messages.offlineText}>
      <p className=":uno: mb-3 rounded-control bg-over px-4 py-2 text-center text-small text-ink-2">{offline(true)}</p>
      <div className=":uno: grid grid-cols-4 gap-2">
        {OFFLINE.map((name) => (
          <Sleeve key={name} of={name} />
        ))}
      </div>
    </Pitch>
  </div>
)
