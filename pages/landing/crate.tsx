import * as messages from '#locales/landing.ts'
import type { RecordName } from './records.ts'
import { Sleeve } from './sleeves.tsx'

/** Back to front: only the last is fully visible. */
const INSIDE: RecordName[] = [
  'plain',
  'verdigris',
  'lunch',
  'switchyard',
  'vantage',
  'ferro',
  'tenement',
  'harbour',
  'samba',
]

/** A crate of records that one more falls into, between the sleeves behind it and the slats in front. */
export function Crate() {
  return (
    <div className="box" aria-hidden="true">
      <svg viewBox="0 0 520 560" aria-hidden="true">
        <svg width="520" height="552" aria-hidden="true">
          {INSIDE.map((name, i) => {
            const width = 316 + i * 13
            const [x, y] = [260 - width / 2, 84 + i * 17]
            return (
              <g key={name}>
                <path className="shade" d={`M${x} ${y - 3}h${width}v9h${-width}z`} />
                <use href={`#${name}`} x={x} y={y} width={width} height={width} />
              </g>
            )
          })}
        </svg>
      </svg>
      <div className="falling">
        <Sleeve of="lift" />
      </div>
      <svg viewBox="0 0 520 560" aria-hidden="true">
        <rect className="post" x="18" y="370" width="14" height="190" rx="3" />
        <rect className="post" x="488" y="370" width="14" height="190" rx="3" />
        <rect className="lip" x="28" y="383" width="464" height="84" rx="3" />
        <rect className="lip" x="28" y="475" width="464" height="84" rx="3" />
        <rect className="slat" x="28" y="384" width="464" height="84" rx="3" />
        <rect className="slat" x="28" y="476" width="464" height="84" rx="3" />
        <rect className="hole" x="200" y="412" width="120" height="28" rx="14" />
        <rect className="card-label" x="156" y="500" width="208" height="36" rx="2" />
        <text x="260" y="523" textAnchor="middle">
          <tspan fontWeight="600">{messages.slowCrate}</tspan>
          <tspan className="count" dx="12">
            {messages.slowCrateCount}
          </tspan>
        </text>
      </svg>
    </div>
  )
}
