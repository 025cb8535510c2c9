import { sleeveSpine } from '#domain/sleeve/sleeve.ts'
import { tagColour } from '#domain/tag-colour.ts'
import { Stars } from '#islands/ui/stars.tsx'
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
  { name: 'Sunday, slow', count: '31', of: ['harbour', 'ferro', 'verdigris', 'plain'] },
  { name: 'Kitchen, loud', count: '+1', of: ['samba', 'commuter', 'lunch', 'switchyard'], drop: true },
  { name: 'Late bus home', count: '18', of: ['tin', 'vantage', 'lift', 'postcards'] },
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
          <div className="chips loose">
            {TAGS.map(([tag, count, chosen]) => (
              <span key={tag} className={`chip pick ${chosen ? `${tagColour(tag)} on` : ''}`}>
                {tag} <small>{count}</small>
              </span>
            ))}
          </div>
        </div>
        <h2 className="t-pitch">Tags that find things</h2>
        <p>Bandcamp’s tags come along, yours sit beside them. Pick two and only the records with both stay.</p>
      </section>
      <section>
        <div className="show note" aria-hidden="true">
          <Sleeve of="lighthouse" />
          <div>
            <Stars value={5} label="Rating" size="l" />
            <p>“Record of the year, and it is only May.”</p>
          </div>
        </div>
        <h2 className="t-pitch">Five stars and a reason</h2>
        <p>Rate with one click, change your mind with another. A note keeps what the stars cannot say.</p>
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
        <h2 className="t-pitch">Crates, by hand</h2>
        <p>Drag a sleeve onto a crate and it is in. One record can stand in as many as you like.</p>
      </section>
    </div>
  )
}
