import type { CSSProperties } from 'react'
import { sleeveSpine } from '#domain/sleeve/spine.ts'
import { Chip } from '#islands/ui/chip.tsx'
import { tokens } from '../../../tokens.ts'
import { contrast, GROUNDS, OUTLINES, THEMES, type ThemeName, textPairs } from './contrast.ts'
import { Specimen } from './specimen.tsx'

type Pair = readonly [light: string, dark: string]

const colors: Record<string, Pair> = tokens.color
const of = (pair: Pair | undefined, theme: ThemeName) => pair?.[THEMES.indexOf(theme)] ?? '#000000'
const rounded = (value: number) => value.toFixed(1)

type ContrastProps = {
  pairs: readonly (readonly [string, string])[]
  /** How the first color of a pair is shown on the second. */
  as: (color: string) => CSSProperties
}

const asText = (color: string): CSSProperties => ({ color })
const asOutline = (color: string): CSSProperties => ({ boxShadow: `inset 0 0 0 2px ${color}` })

function Contrast({ pairs, as }: ContrastProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,440px),1fr))] mt-3 gap-4">
      {THEMES.map((theme) => (
        <ul
          key={theme}
          className="grid grid-cols-[repeat(auto-fill,minmax(168px,1fr))] min-w-0 gap-0.5 border border-line rounded-panel bg-bg p-4 text-ink"
          data-theme={theme}
        >
          {pairs.map(([text, ground]) => (
            <li
              key={`${text} ${ground}`}
              style={{ background: `var(--${ground})`, ...as(`var(--${text})`) }}
              className="flex justify-between gap-2 p-2 text-small"
            >
              <span>
                {text} on {ground}
              </span>
              <b>{rounded(contrast(of(colors[text], theme), of(colors[ground], theme)))}</b>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

export function Colors() {
  return (
    <>
      <Specimen title="Every color">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-3 text-meta">
          {Object.keys(colors).map((name) => (
            <li key={name}>
              <i className="block h-10 border border-line rounded-control" style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <section className="mt-6">
        <h3 className="text-section">Text and its ground</h3>
        <p className="text-ink-2">At least 4.5, held by a test.</p>
        <Contrast pairs={textPairs} as={asText} />
      </section>
      <section className="mt-6">
        <h3 className="text-section">Outlines and signs</h3>
        <p className="text-ink-2">At least 3, held by a test.</p>
        <Contrast as={asOutline} pairs={OUTLINES.flatMap((line) => GROUNDS.map((ground) => [line, ground] as const))} />
      </section>
      <section className="mt-6">
        <h3 className="text-section">Tags: nine hues, picked by the words</h3>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,440px),1fr))] mt-3 gap-4">
          {THEMES.map((theme) => (
            <ul
              key={theme}
              className="grid grid-cols-[repeat(auto-fill,minmax(168px,1fr))] min-w-0 gap-0.5 border border-line rounded-panel bg-bg p-4 text-ink"
              data-theme={theme}
            >
              {Object.entries(tokens.tag).map(([name, { text, ground }]) => (
                <li
                  key={name}
                  className={`flex justify-between gap-2 p-2 text-small ${name}`}
                  style={{ color: 'var(--c)', background: 'var(--cb)' }}
                >
                  <span>{name}</span>
                  <b>{rounded(contrast(of(text, theme), of(ground, theme)))}</b>
                </li>
              ))}
            </ul>
          ))}
        </div>
        <div className="chips">
          {['ambient', 'dub', 'field recordings', 'jazz', 'tape', 'folk', 'modular', 'post-punk', 'soul'].map(
            (name) => (
              <Chip key={name} tag={name} />
            ),
          )}
        </div>
      </section>
    </>
  )
}

type Role = { size: string; leading: string; weight: number; phone?: { size: string; leading: string } }

const described = ({ size, leading, weight, phone }: Role) =>
  `${weight} ${size}/${leading}${phone ? `, phone ${phone.size}/${phone.leading}` : ''}`

export function Type() {
  return (
    <dl className="mt-6 [&>div]:(border-t border-line py-3)">
      {Object.entries<Role>(tokens.fontSize).map(([name, role]) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span className="text-meta text-ink-3">{described(role)}</span>
          </dt>
          <dd style={{ fontSize: role.size, lineHeight: role.leading, fontWeight: role.weight }} className="truncate">
            Slow Harbour Lights, 1 to 5
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Measures() {
  return (
    <>
      <ul className="mt-6 flex flex-wrap items-end gap-6">
        {Object.entries(tokens.spacing).map(([name, px]) => (
          <li key={name}>
            <i className="mb-1 block" style={{ width: px, height: px, background: sleeveSpine(name, 'Space') }} />
            <code>{name}</code> {px}
          </li>
        ))}
      </ul>
      <ul className="mt-6 flex flex-wrap items-end gap-6">
        {Object.entries(tokens.radius).map(([name, px]) => (
          <li key={name}>
            <i className="mb-1 block size-16 border border-line-2 bg-raise" style={{ borderRadius: px }} />
            <code>{name}</code> {px}
          </li>
        ))}
        {Object.entries(tokens.shadow).map(([name, boxShadow]) => (
          <li key={name}>
            <i className="mb-1 block size-16 border border-line-2 bg-raise" style={{ boxShadow }} />
            <code>{name}</code>
          </li>
        ))}
        {Object.entries(tokens.duration).map(([name, value]) => (
          <li key={name}>
            <code>{name}</code> {value}
          </li>
        ))}
      </ul>
    </>
  )
}
