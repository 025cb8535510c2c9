import * as messages from '#locales/landing.ts'
import type { RecordName } from './records.ts'
import { Sleeve } from './sleeves.tsx'

/** Back to front: only the last is fully visible. */
const INSIDE: RecordName[] = ['market', 'verdigris', 'goat', 'biro', 'vantage', 'ferro', 'sum', 'umbel', 'plain']

/** A crate of records with another one falling into it, between the sleeves behind it and the slats in front. */
export function Crate() {
  return (
    <div className=":uno: relative mx-auto max-sm:mt-14 aspect-[520/560] max-w-96% w-130" aria-hidden="true">
      <svg className="absolute size-full" viewBox="0 0 520 560" aria-hidden="true">
        <svg width="520" height="552" aria-hidden="true">
          {INSIDE.map((name, i) => (
            <g key={name} transform={`translate(${104 - i * 6.5} ${84 + i * 17}) scale(${12 + i / 2})`}>
              <path fill="#00000038" d="M0-.25h26v.75H0z" />
              <use href={`#${name}`} width="26" height="26" />
            </g>
          ))}
        </svg>
      </svg>
      <div className=":uno: falling absolute left-50.8% top--1.8% w-44.6%">
        <Sleeve of="lift" />
      </div>
      <svg
        className=":uno: [filter:drop-shadow(0_8px_12px_var(--sleeve-spine))] absolute size-full text-16px"
        viewBox="0 0 520 560"
        aria-hidden="true"
      >
        <rect className="fill-wood-post" x="18" y="370" width="14" height="190" rx="3" />
        <rect className="fill-wood-post" x="488" y="370" width="14" height="190" rx="3" />
        <rect className="fill-wood-lip" x="28" y="383" width="464" height="84" rx="3" />
        <rect className="fill-wood-lip" x="28" y="475" width="464" height="84" rx="3" />
        <rect className="fill-wood" x="28" y="384" width="464" height="84" rx="3" />
        <rect className="fill-wood" x="28" y="476" width="464" height="84" rx="3" />
        <rect className="fill-wood-hole" x="200" y="412" width="120" height="28" rx="14" />
        <rect className="fill-card" x="156" y="500" width="208" height="36" rx="2" />
        <text className="fill-on-card" x="260" y="523" textAnchor="middle">
          <tspan fontWeight="600">{messages.slowCrate}</tspan>
          <tspan className="fill-on-card-2" dx="12">
            {messages.slowCrateCount}
          </tspan>
        </text>
      </svg>
    </div>
  )
}
