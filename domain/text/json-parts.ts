const MOST = { opened: 300_000, entries: 1_000_000 }
const [LIST, OBJECT, COMMA] = ['[', '{', ','].map((mark) => mark.charCodeAt(0))

/**
 * Whether a JSON text has so many lists and objects that parsing it, which cannot be interrupted, would delay others; with `withEntries`
 * also whether they have too many entries, which a text that contains a table may seem to have.
 */
export function hasTooManyParts(text: string, { withEntries = false } = {}): boolean {
  let [opened, entries] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === LIST || code === OBJECT) opened += 1
    else if (code === COMMA) entries += 1
  }
  return opened > MOST.opened || (withEntries && entries > MOST.entries)
}
