import { drawSleeve } from '#domain/sleeve/sleeve.ts'
import { RECORDS, type RecordName } from './records.ts'

const pressed = Object.entries(RECORDS)
  .map(([name, { title, artist, motif }]) =>
    drawSleeve(title, artist, { motif })
      .replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 300 300">`)
      .replace(/svg>$/, 'symbol>'),
  )
  .join('')

/** Defines every sleeve of the page once; `<use>` shows them. */
export function SleevePress() {
  const drawn = { __html: pressed }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the domain, which escapes the text
  return <svg className="absolute" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={drawn} />
}

export function Sleeve({ of }: { of: RecordName }) {
  return (
    <div className="cover">
      <svg className="sleeve" aria-hidden="true">
        <use href={`#${of}`} />
      </svg>
    </div>
  )
}
