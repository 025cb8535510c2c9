/**
 * Compares two texts by code point, like the database, for sorting (<0, 0 or >0). `<` compares UTF-16 units, which puts emoji before
 * U+E000.
 */
export function compareText(a: string, b: string): number {
  const place = (unit: number) => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const difference = place(a.charCodeAt(index)) - place(b.charCodeAt(index))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
