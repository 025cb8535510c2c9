/**
 * The order of two texts by code point, as the database has it: `<` alone goes by UTF-16 units, where an emoji stands before U+E000 and
 * what follows. Below 0, 0 or above 0, for sorting.
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
