import type { CSSProperties } from 'react'
import { sleeveSpine } from '#domain/sleeve/sleeve.ts'
import { Chip } from '../ui/chip.tsx'
import { contrast, GROUNDS, OUTLINES, type Pair, THEMES, type ThemeName, type Tokens, textPairs } from './contrast.ts'
import { Specimen } from './specimen.tsx'

const of = (pair: Pair | undefined, theme: ThemeName) => pair?.[THEMES.indexOf(theme)] ?? '#000000'
const rounded = (value: number) => value.toFixed(1)

type ContrastProps = {
  color: Tokens['color']
  pairs: readonly (readonly [string, string])[]
  /** How the first color of a pair is shown on the second. */
  as: (color: string) => CSSProperties
}

const asText = (color: string): CSSProperties => ({ color })
const asOutline = (color: string): CSSProperties => ({ boxShadow: `inset 0 0 0 2px ${color}` })

function Contrast({ color, pairs, as }: ContrastProps) {
  return (
    <div className="themes">
      {THEMES.map((theme) => (
        <ul key={theme} className="theme pairs" data-theme={theme}>
          {pairs.map(([text, ground]) => (
            <li
              key={`${text} ${ground}`}
              style={{ background: `var(--${ground})`, ...as(`var(--${text})`) }}
              className="pair"
            >
              <span>
                {text} on {ground}
              </span>
              <b>{rounded(contrast(of(color[text], theme), of(color[ground], theme)))}</b>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

export function Colors({ color, tag }: Pick<Tokens, 'color' | 'tag'>) {
  return (
    <>
      <Specimen title="Every color">
        <ul className="swatches">
          {Object.keys(color).map((name) => (
            <li key={name}>
              <i style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <section className="specimen">
        <h3 className="t-3">Text and its ground</h3>
        <p className="dim">At least 4.5, held by a test.</p>
        <Contrast color={color} pairs={textPairs} as={asText} />
      </section>
      <section className="specimen">
        <h3 className="t-3">Outlines and signs</h3>
        <p className="dim">At least 3, held by a test.</p>
        <Contrast
          as={asOutline}
          color={color}
          pairs={OUTLINES.flatMap((line) => GROUNDS.map((ground) => [line, ground] as const))}
        />
      </section>
      <section className="specimen">
        <h3 className="t-3">Tags: nine hues, picked by the words</h3>
        <div className="themes">
          {THEMES.map((theme) => (
            <ul key={theme} className="theme pairs" data-theme={theme}>
              {Object.entries(tag).map(([name, { text, ground }]) => (
                <li key={name} className={`pair ${name}`} style={{ color: 'var(--c)', background: 'var(--cb)' }}>
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

export function Type({ type }: Pick<Tokens, 'type'>) {
  return (
    <dl className="specimen types">
      {Object.entries(type).map(([name, { font, phone }]) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span className="t-meta">{phone ? `${font}, phone ${phone}` : font}</span>
          </dt>
          <dd style={{ font: `var(--t-${name})`, letterSpacing: `var(--k-${name}, 0)` }} className="clip">
            Slow Harbour Lights, 1 to 5
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Measures({ space, radius, shadow, motion }: Pick<Tokens, 'space' | 'radius' | 'shadow' | 'motion'>) {
  return (
    <>
      <ul className="specimen spaces">
        {Object.entries(space).map(([name, px]) => (
          <li key={name}>
            <i style={{ width: px, height: px, background: sleeveSpine(name, 'Space') }} />
            <code>{name}</code> {px}
          </li>
        ))}
      </ul>
      <ul className="specimen spaces">
        {Object.entries(radius).map(([name, px]) => (
          <li key={name}>
            <i className="corner" style={{ borderRadius: px }} />
            <code>{name}</code> {px}
          </li>
        ))}
        {Object.keys(shadow).map((name) => (
          <li key={name}>
            <i className="corner" style={{ boxShadow: name === 'float' ? 'var(--float)' : undefined }} />
            <code>{name}</code>
          </li>
        ))}
        {Object.entries(motion).map(([name, value]) => (
          <li key={name}>
            <code>{name}</code> {value}
          </li>
        ))}
      </ul>
    </>
  )
}
