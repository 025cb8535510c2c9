import { sleeveSpine } from '#domain/sleeve/sleeve.ts'
import { tagColor } from '#domain/tag-color.ts'
import { Stars } from '#islands/ui/stars.tsx'
import * as messages from '#locales/landing.ts'
import { RECORDS, type RecordName } from './records.ts'
import { Sleeve } from './sleeves.tsx'

const TAGS: [tag: string, count: number, chosen?: true][] = [
  ['ambient', 96, true],
  ['dub', 71],
  ['jazz', 64],
  ['folk', 48],
  ['tape', 41, true],
  ['techno', 38],
  ['drone', 33],
  ['house', 29],
  ['post-punk', 24],
  ['field recordings', 22],
  ['soul', 18],
  ['chamber', 15],
]

const CRATES: { name: string; count: string; of: [RecordName, ...RecordName[]]; drop?: true }[] = [
  { name: messages.slowCrate, count: '31', of: ['harbour', 'ferro', 'verdigris', 'plain'] },
  { name: messages.loudCrate, count: '+1', of: ['samba', 'commuter', 'lunch', 'switchyard'], drop: true },
  { name: messages.lateCrate, count: '18', of: ['tin', 'vantage', 'lift', 'postcards'] },
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

export function Pitches() {
  return (
    <div className="pitch">
      <section>
        <div className="show" aria-hidden="true">
          <div className="chips chips-loose">
            {TAGS.map(([tag, count, chosen]) => (
              <span key={tag} className={`chip chip-pick ${chosen ? `chip-on ${tagColor(tag)}` : ''}`}>
                {tag} <small>{count}</small>
              </span>
            ))}
          </div>
        </div>
        <h2 className="t-pitch">{messages.tagsTitle}</h2>
        <p>{messages.tagsText}</p>
      </section>
      <section>
        <div className="show note" aria-hidden="true">
          <Sleeve of="lighthouse" />
          <div>
            <Stars value={5} label={messages.ratingLabel} size="l" />
            <p>{messages.note}</p>
          </div>
        </div>
        <h2 className="t-pitch">{messages.starsTitle}</h2>
        <p>{messages.starsText}</p>
      </section>
      <section>
        <div className="show" aria-hidden="true">
          {CRATES.map(({ name, count, of, drop }) => (
            <div key={name} className={`crate${drop ? ' is-drop' : ''}`}>
              <Fan of={of} />
              <span>{name}</span>
              <span>{count}</span>
            </div>
          ))}
        </div>
        <h2 className="t-pitch">{messages.cratesTitle}</h2>
        <p>{messages.cratesText}</p>
      </section>
    </div>
  )
}
