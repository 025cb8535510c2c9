import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MOTIF_NAMES } from '#domain/sleeve/motifs.ts'
import { PALETTES } from '#domain/sleeve/palettes.ts'
import { drawSleeve } from '#domain/sleeve/sleeve.ts'
import { sleeveSpine } from '#domain/sleeve/spine.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '',
    ' ',
    '<script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '&amp;&#0;]]>-->',
    'مدينة الملح',
    '\u202eevil\u202c',
    '\ud800 half a pair \udc00',
    '\u0000\u0007\u001b[31m\u0085\ufffe\uffff',
    '👩‍👩‍👧‍👦🏴‍☠️'.repeat(40),
    'e\u0301'.repeat(300),
    'W'.repeat(300),
    '"'.repeat(300),
  ),
)
const anySleeve = fc.record({
  title: anyText,
  artist: anyText,
  motif: fc.constantFrom(undefined, ...MOTIF_NAMES),
  palette: fc.constantFrom(undefined, 0, 7, 19),
})
type Words = typeof anySleeve extends fc.Arbitrary<infer T> ? T : never
const draw = ({ title, artist, motif, palette }: Words) => drawSleeve(title, artist, { motif, palette })

/** The first XML error in a text, or null. Supports the XML that sleeves use. */
function faultInXml(text: string): string | null {
  const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(text)
  if (forbidden) return `forbidden character at ${forbidden.index}`
  const open: string[] = []
  const token = /<(?<close>\/)?(?<name>[a-zA-Z]+)(?: [a-zA-Z-]+="[^"<]*")*(?<empty>\/)?>|(?<words>[^<>]+)/y
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const found = token.exec(text)?.groups
    if (!found) return `not markup at ${at}: ${text.slice(at, at + 40)}`
    if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(found.words ?? '')) return `loose ampersand at ${at}`
    if (found.words !== undefined || found.empty) continue
    if (!found.close) open.push(found.name ?? '')
    else if (open.pop() !== found.name) return `closes ${found.name} at ${at}`
  }
  return open.length ? `left open: ${open.join(' ')}` : null
}

it('detects bad markup with the checker of these tests', () => {
  expect(faultInXml('<svg a="1"><path d="M0 0"/><text>a &amp; b</text></svg>')).toBeNull()
  for (const bad of ['<svg>', '<a></b>', '<a>&</a>', '<a>\u0000</a>', '<a>\ud800</a>', '<a b=c/>', '<a b="<"/>', 'a>b'])
    expect(faultInXml(bad), bad).not.toBeNull()
})

it('draws the same sleeve for the same record', () => {
  expect(drawSleeve('Slow Harbour Lights', 'Ottilie Brandt')).toBe(drawSleeve('Slow Harbour Lights', 'Ottilie Brandt'))
  expect(drawSleeve('Tin Parliament', 'Halvorsen Pump Trio')).toMatchInlineSnapshot(
    `"<svg class="sleeve" viewBox="0 0 300 300" aria-hidden="true"><path fill="#efe5cf" d="M0 0h300v300h-300z"/><path fill="#7aa8a1" d="M-199.2 74q50 -29.5 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V300H-200z"/><path fill="#d38f30" d="M-98.4 100.7q50 -29.5 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V300H-200z"/><path fill="#0f2b3c" d="M-204.5 127.3q50 -29.5 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V300H-200z"/><path fill="#efe5cf" d="M-103.9 154q50 -29.5 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V300H-200z"/><path fill="#7aa8a1" d="M-207.7 180.7q50 -29.5 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V300H-200z"/><path fill="#d38f30" d="M-104 207.3q50 -29.5 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V300H-200z"/><path fill="#0f2b3c" d="M-196.9 234q50 -29.5 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V300H-200z"/><path fill="#efe5cf" d="M-94.6 260.7q50 -29.5 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V300H-200z"/><path fill="#7aa8a1" d="M-202.7 287.3q50 -29.5 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V300H-200z"/><g font-size="11" fill="#0f2b3c"><text x="16" y="26" font-weight="700">Halvorsen Pump Trio</text><text x="16" y="39.75" font-weight="400">Tin Parliament</text></g></svg>"`,
  )
  expect(drawSleeve('Marzipan Machine', 'DJ Umlaut')).toMatchInlineSnapshot(
    `"<svg class="sleeve" viewBox="0 0 300 300" aria-hidden="true"><path fill="#2c3a2e" d="M0 0h300v300h-300z"/><circle cx="150" cy="151" r="93" fill="#c7cc8f"/><path fill="#2c3a2e" d="M0 153h300v147h-300z"/><path fill="#c7cc8f" d="M0 154h300v1.2h-300z"/><path fill="#c7cc8f" d="M0 157h300v1.2h-300z"/><path fill="#c7cc8f" d="M0 160.7h300v1.4h-300z"/><path fill="#c7cc8f" d="M0 165.2h300v1.7h-300z"/><path fill="#c7cc8f" d="M0 170.8h300v2.1h-300z"/><path fill="#c7cc8f" d="M0 177.7h300v2.5h-300z"/><path fill="#d97b45" d="M0 186.1h300v3.1h-300z"/><path fill="#d97b45" d="M0 196.5h300v3.8h-300z"/><path fill="#d97b45" d="M0 209.3h300v4.7h-300z"/><path fill="#d97b45" d="M0 225h300v5.8h-300z"/><path fill="#d97b45" d="M0 244.3h300v7.1h-300z"/><path fill="#d97b45" d="M0 268.1h300v8.8h-300z"/><path fill="#d97b45" d="M0 297.4h300v10.8h-300z"/><g font-size="11" fill="#e8e4cc"><text x="16" y="26" font-weight="700">DJ Umlaut</text><text x="16" y="39.75" font-weight="400">Marzipan Machine</text></g></svg>"`,
  )
})

it('ignores case and the composition of accents', () => {
  const picture = (title: string, artist: string) => drawSleeve(title, artist).replace(/<text.*?<\/text>/g, '')
  fc.assert(
    fc.property(anyText, anyText, (title, artist) => {
      expect(drawSleeve(title.normalize('NFD'), artist.normalize('NFD'))).toBe(drawSleeve(title, artist))
    }),
  )
  for (const motif of MOTIF_NAMES) {
    expect(drawSleeve('Étude', 'Zoë', { motif })).toBe(drawSleeve('E\u0301tude', 'Zoe\u0308', { motif }))
    expect(picture('ÉTUDE NOIRE', `ZOË ${motif}`)).toBe(picture('étude noire', `zoë ${motif}`))
  }
  expect(sleeveSpine('ÉTUDE', 'ZOË')).toBe(sleeveSpine('e\u0301tude', 'zoe\u0308'))
})

it('draws a well-formed picture of at most 8 kB without script or links for any text', () => {
  fc.assert(
    fc.property(anySleeve, (words) => {
      const svg = draw(words)
      expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(8_000)
      expect(faultInXml(svg)).toBeNull()
      const picture = svg.replace(/<text[^>]*>[^<]*<\/text>/g, '')
      expect(picture).toMatch(/^[\w\s<>="#/.,()-]+$/)
      expect(picture).not.toMatch(/NaN|Infinity|undefined|null/)
      const names = new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, name]) => name))
      expect([...names].filter((name) => !/^(svg|path|circle|g|text)$/.test(name ?? ''))).toEqual([])
      const attributes = new Set([...svg.matchAll(/ ([a-z-]+)="/gi)].map(([, name]) => name))
      expect([...attributes].filter((name) => /^(on.*|href|style|id)$/.test(name ?? ''))).toEqual([])
      expect(svg).not.toMatch(/<script/i)
    }),
    { numRuns: 1500 },
  )
})

it('keeps every motif under 8 kB', () => {
  for (const motif of MOTIF_NAMES)
    for (let i = 0; i < 300; i++) expect(drawSleeve(`Side ${i}`, `Band ${i}`, { motif }).length).toBeLessThan(8_000)
})

it('hides the sleeve from assistive technology', () => {
  expect(drawSleeve('A', 'B')).toMatch(/^<svg class="sleeve" viewBox="0 0 300 300" aria-hidden="true">/)
})

it('prints text where the motif leaves room, shortened to fit', () => {
  const svg = drawSleeve('A Title That Goes On & On, Long Past the Edge', 'Brass <Allotment>', { motif: 'sun' })
  expect(svg).toContain('>Brass &lt;Allotment&gt;<')
  expect(svg).toContain('>A Title That Goes On &amp; On, Long P…<')
  expect(drawSleeve('🎷'.repeat(60), 'x', { motif: 'sun' })).toMatch(/>(🎷){20,22}…</u)
})

it.each([
  ['The Long Lunch', 'L'],
  ['(untitled)', 'U'],
  ['ёлка', 'Ё'],
  ['ßtraße', 'ß'],
  ['9 to 5', '9'],
  ['…', 'O'],
  ['', 'O'],
])('draws the initial of %j as %s', (title, letter) => {
  expect(drawSleeve(title, 'x', { motif: 'initial' })).toContain(`>${letter}</text>`)
})

it('keeps the text of a poster legible', () => {
  const size = (title: string) => Number(/font-size="([\d.]+)"/.exec(drawSleeve(title, 'x', { motif: 'poster' }))?.[1])
  expect(size('Tin Parliament')).toBeGreaterThan(38)
  expect(size('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(5))).toBeGreaterThan(20)
  expect(drawSleeve('In a Tin Can to Sea', 'x', { motif: 'poster' })).toMatch(/>IN A TIN<.*>CAN TO<.*>SEA</)
})

it('uses one palette per artist and every palette overall', () => {
  const grounds = (artist: string) =>
    new Set(Array.from({ length: 60 }, (_, i) => /fill="(#\w+)"/.exec(drawSleeve(`Title ${i}`, artist))?.[1]))
  expect(grounds('Ottilie Brandt').size).toBe(2)
  const used = Array.from({ length: 400 }, (_, i) => drawSleeve('Kopje', `Artist ${i}`))
  for (const [ground] of PALETTES) expect(used.some((svg) => svg.includes(`fill="${ground}" d="M0 0h300`))).toBe(true)
  const spines = new Set(Array.from({ length: 200 }, (_, i) => sleeveSpine(`Title ${i}`, `Artist ${i}`)))
  expect(spines.size).toBeGreaterThan(40)
})

it('takes the color of the spine from the sleeve', () => {
  for (let i = 0; i < 100; i++) {
    const spine = sleeveSpine(`Title ${i}`, `Artist ${i}`)
    expect(spine).toMatch(/^#[\da-f]{6}$/)
    expect(sleeveSpine(`TITLE ${i}`, `artist ${i}`)).toBe(spine)
  }
})
