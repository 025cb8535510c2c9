import { isolated } from '#locales/intl.ts'
import { andMore } from '#locales/ui.ts'
import { written } from './written.ts'

/** How many names stand under a heading. */
const MOST_NAMES = 20

/** An album in such a list. */
export const albumName = ({ title, artist }: { title: string; artist: string }): string =>
  [title, artist].map(isolated).join(' · ')

/** Names of albums or the like below what is to say of them; nothing without any. */
export function NamedList({ text, names }: { text: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section>
      <h3 className="field-label">{text}</h3>
      <ul className="text-small text-ink-2">
        {names.slice(0, MOST_NAMES).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and they stay as they are
          <li key={index} className="break-anywhere" {...written}>
            {name}
          </li>
        ))}
        {names.length > MOST_NAMES && <li>{andMore(names.length - MOST_NAMES)}</li>}
      </ul>
    </section>
  )
}
