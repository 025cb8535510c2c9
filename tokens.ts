/** A color in the light and the dark theme. */
type Pair = readonly [light: string, dark: string]

/** The design tokens: `uno.config.ts` makes UnoCSS's theme of them, emails read them here. Colors are pairs: light, dark. */
export const tokens = {
  color: {
    bg: ['#fbf9f4', '#15120f'],
    raise: ['#ffffff', '#1c1814'],
    over: ['#f3eee4', '#26201b'],
    bone: ['#ece5d8', '#29231d'],
    line: ['#e5ddd0', '#2e2822'],
    'line-2': ['#8c8172', '#83766a'],
    ink: ['#1c1713', '#f4ebdf'],
    'ink-2': ['#5a5047', '#bfb2a3'],
    'ink-3': ['#71665b', '#9c8f81'],
    accent: ['#b83a08', '#ff7f4f'],
    'on-accent': ['#ffffff', '#1d0e06'],
    'accent-soft': ['#fbe9de', '#352017'],
    danger: ['#b3173c', '#ff8b90'],
    'danger-solid': ['#b3173c', '#cf3340'],
    'on-danger': ['#ffffff', '#ffffff'],
    'danger-inverse': ['#ff9aa0', '#a81236'],
    ok: ['#2c6e41', '#8fc79a'],
    warn: ['#855600', '#e8b54a'],
    scrim: ['#1c171366', '#0a0807b3'],
    shade: ['#3b2a1a2e', '#000000b3'],
    avatar: ['#2c3a2e', '#c7cc8f'],
    'on-avatar': ['#e8e4cc', '#1f2a20'],
    'sleeve-edge': ['#1c171314', '#f4ebdf14'],
    'sleeve-spine': ['#1c17132e', '#0000004d'],
    wood: ['#e9dfcd', '#2b231c'],
    'wood-lip': ['#ffffff', '#44382d'],
    'wood-post': ['#d8cab1', '#3a3027'],
    'wood-hole': ['#b8a88d', '#0e0b09'],
    card: ['#fffdf8', '#f4ebdf'],
    'on-card': ['#1c1713', '#1c1713'],
    'on-card-2': ['#5a5047', '#5a5047'],
    vinyl: ['#0b0908', '#0b0908'],
    groove: ['#4a4037', '#4a4037'],
    'vinyl-label': ['#d5432a', '#d5432a'],
  },
  /** Nine colors for tags, each with a text and a background color. */
  tag: {
    clay: { text: ['#743b29', '#f3b7a4'], ground: ['#f9e6df', '#34231e'] },
    amber: { text: ['#684507', '#e4c191'], ground: ['#f6e9d5', '#302618'] },
    olive: { text: ['#4e510f', '#c8cd94'], ground: ['#ecedd8', '#282919'] },
    moss: { text: ['#2c592f', '#a9d5aa'], ground: ['#e2efe0', '#1f2b1f'] },
    teal: { text: ['#005c53', '#8ed8ce'], ground: ['#dbefeb', '#172c29'] },
    sky: { text: ['#005571', '#93d2ee'], ground: ['#dcedf5', '#182a33'] },
    slate: { text: ['#364b7b', '#b0c7f9'], ground: ['#e4eaf7', '#212836'] },
    plum: { text: ['#643c66', '#e1b7e3'], ground: ['#f2e6f1', '#2f232f'] },
    rose: { text: ['#733744', '#f3b4be'], ground: ['#f9e4e7', '#342225'] },
  },
  font: "'Familjen Grotesk', 'Familjen Fallback', 'Familjen Fallback Linux', ui-sans-serif, system-ui, sans-serif",
  /** The text roles: size, line height, weight, letter spacing; `phone` replaces size and line height on phones. */
  fontSize: {
    hero: { size: 'clamp(min(44px, 14vw), 6.1vw, 80px)', leading: '.96', weight: 600, tracking: '-.035em' },
    poster: {
      size: '64px',
      leading: '1',
      weight: 600,
      tracking: '-.035em',
      phone: { size: 'min(44px, 13.8vw)', leading: '1' },
    },
    display: {
      size: '48px',
      leading: '1',
      weight: 600,
      tracking: '-.035em',
      phone: { size: 'min(40px, 12.6vw)', leading: '1' },
    },
    title: {
      size: '32px',
      leading: '36px',
      weight: 600,
      tracking: '-.022em',
      phone: { size: 'min(28px, 11vw)', leading: '1.1429' },
    },
    'title-2': { size: 'min(28px, 11vw)', leading: '1.1429', weight: 600, tracking: '-.02em' },
    heading: {
      size: '22px',
      leading: '28px',
      weight: 600,
      tracking: '-.014em',
      phone: { size: 'min(22px, 9.5vw)', leading: '1.2728' },
    },
    record: { size: '16px', leading: '20px', weight: 600, phone: { size: '18px', leading: '24px' } },
    'record-list': { size: '17px', leading: '24px', weight: 600, tracking: '-.01em' },
    'record-row': { size: '14px', leading: '18px', weight: 600 },
    section: { size: '16px', leading: '20px', weight: 600, tracking: '-.005em' },
    lede: { size: '20px', leading: '28px', weight: 400, phone: { size: '18px', leading: '26px' } },
    body: { size: '14px', leading: '20px', weight: 400 },
    label: { size: '14px', leading: '20px', weight: 500 },
    small: { size: '13px', leading: '20px', weight: 400 },
    meta: { size: '12px', leading: '16px', weight: 400 },
    figure: { size: '48px', leading: '44px', weight: 500, tracking: '-.04em' },
    chart: { size: '11px', leading: '16px', weight: 400 },
  },
  /** The steps of the design, named in units of 4 px as everywhere in UnoCSS; `edge` is the margin of a phone. */
  spacing: {
    1: '4px',
    2: '8px',
    3: '12px',
    edge: 'min(16px, 6.7vw)',
    4: '16px',
    6: '24px',
    8: '32px',
    12: '48px',
    16: '64px',
    24: '96px',
  },
  radius: { sleeve: '2px', chip: '3px', control: '6px', panel: '10px', sheet: '14px', full: '9999px' },
  /** Heights of controls and widths of the page; `touch` is the least size of a touch target. */
  size: {
    control: '36px',
    field: '40px',
    big: '48px',
    touch: '44px',
    header: '56px',
    bar: '53px',
    tabbar: '64px',
    rail: '232px',
    page: '1504px',
  },
  /** Sizes that differ below `sm`, from `xl` and from `2xl` on. */
  sizeAt: {
    phone: { control: '44px', field: '44px', big: '52px', header: '52px' },
    xl: { page: '1960px' },
    '2xl': { page: '2480px' },
  },
  shadow: {
    float: '0 1px 2px #0000001f, 0 12px 40px var(--shade)',
    /** Outlines that take no room: quiet, and of a control. */
    line: 'inset 0 0 0 1px var(--line)',
    'line-2': 'inset 0 0 0 1px var(--line-2)',
    'control-hover': 'inset 0 0 0 1px var(--ink-2)',
    'control-focus': 'inset 0 0 0 1px var(--accent), 0 0 0 1px var(--accent), 0 0 0 4px var(--accent-soft)',
    /** Around a chosen chip, in the color of its tag. */
    chosen: 'inset 0 0 0 1.5px var(--c)',
    invalid: 'inset 0 0 0 1px var(--danger), 0 0 0 1px var(--danger)',
    'invalid-focus': 'inset 0 0 0 1px var(--danger), 0 0 0 1px var(--danger), 0 0 0 4px var(--accent-soft)',
    panel: '0 0 0 1px var(--line)',
    menu: '0 0 0 1px var(--line), 0 1px 2px #0000001f, 0 12px 40px var(--shade)',
  },
  duration: { quick: '120ms', calm: '180ms' },
  easing: 'cubic-bezier(.2, .8, .2, 1)',
  /**
   * Below `tiny` larger text on a phone, below `sm` one column (phones), below `md` two, below `lg` no sidebar; from `xl` four columns,
   * from `2xl` five.
   */
  breakpoint: { tiny: '300px', sm: '600px', md: '900px', lg: '1100px', xl: '1720px', '2xl': '2240px' },
} as const satisfies {
  color: Record<string, Pair>
  tag: Record<string, { text: Pair; ground: Pair }>
  fontSize: Record<
    string,
    { size: string; leading: string; weight: number; tracking?: string; phone?: { size: string; leading: string } }
  >
  [group: string]: unknown
}

export type Tokens = typeof tokens

const pair = ([light, dark]: Pair) => (light === dark ? light : `light-dark(${light},${dark})`)
/** Lengths as the design says them, in px, but for lines: they grow with the text size that a reader has set in the browser. */
export const inRem = (css: string): string =>
  css.replace(/(?<![\w.#-])-?[\d.]+px\b/g, (px) =>
    Math.abs(Number.parseFloat(px)) > 3 ? `${Number.parseFloat(px) / 16}rem` : px,
  )

type Property = [name: string, value: string]

const sizes = (at: Record<string, string>) =>
  Object.entries(at).map(([name, value]): Property => [`--h-${name}`, value])
const roles = Object.entries<{ size: string; leading: string; phone?: { size: string; leading: string } }>(
  tokens.fontSize,
).filter(([, { phone }]) => phone)

/**
 * The custom properties of `:root`: colors for both themes, and what differs by width. Also the themes of `data-theme`, and a class for
 * each tag color, which sets `--c` (text) and `--cb` (background). `isUsed` leaves out properties by name, `hues` all other tag colors.
 */
export function customProperties(
  isUsed = (_name: string) => true,
  hues: readonly string[] = Object.keys(tokens.tag),
): string {
  const { breakpoint, sizeAt } = tokens
  const root = (properties: Property[]) =>
    `:root{${properties
      .filter(([name]) => isUsed(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`
  const all = [
    ...Object.entries(tokens.color).map(([name, value]): Property => [`--${name}`, pair(value)]),
    ...roles.flatMap(([name, { size, leading }]): Property[] => [
      [`--text-${name}`, size],
      [`--leading-${name}`, leading],
    ]),
    ...sizes(tokens.size),
  ]
  const phone = [
    ...roles.flatMap(([name, { phone }]): Property[] =>
      phone
        ? [
            [`--text-${name}`, phone.size],
            [`--leading-${name}`, phone.leading],
          ]
        : [],
    ),
    ...sizes(sizeAt.phone),
  ]
  const tags = Object.entries(tokens.tag)
    .filter(([name]) => hues.includes(name))
    .map(([name, { text, ground }]) => `.${name}{--c:${pair(text)};--cb:${pair(ground)}}`)
  return [
    ':root{color-scheme:light dark}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}',
    root(all),
    `@media (width<${breakpoint.sm}){${root(phone)}}`,
    `@media (width>=${breakpoint.xl}){${root(sizes(sizeAt.xl))}}`,
    `@media (width>=${breakpoint['2xl']}){${root(sizes(sizeAt['2xl']))}}`,
    ...tags,
  ].join('')
}
