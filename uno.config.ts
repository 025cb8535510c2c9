import { icons as lucide } from '@iconify-json/lucide'
import { defineConfig, presetIcons, presetWind3 } from 'unocss'

/** A color in the light and the dark theme. */
type Pair = readonly [day: string, night: string]

/** The design tokens. Colors are pairs: light, dark. */
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
    lift: ['#ffffff', '#3d342c'],
    scrim: ['#1c171366', '#0a0807b3'],
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
    label: ['#d5432a', '#d5432a'],
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
  font: "'Familjen Grotesk', ui-sans-serif, system-ui, sans-serif",
  /** `font` is weight, size/line height; `phone` replaces it on phones. */
  type: {
    hero: { font: '600 clamp(44px, 6.1vw, 80px)/.96', tracking: '-.035em' },
    poster: { font: '600 64px/1', tracking: '-.035em', phone: '600 44px/1' },
    shout: { font: '600 48px/1', tracking: '-.035em', phone: '600 40px/1' },
    title: { font: '600 32px/36px', tracking: '-.022em', phone: '600 28px/32px' },
    'title-2': { font: '600 28px/32px', tracking: '-.02em' },
    heading: { font: '600 22px/28px', tracking: '-.014em' },
    record: { font: '600 16px/20px', tracking: '0', phone: '600 18px/24px' },
    'record-list': { font: '600 17px/24px', tracking: '-.01em' },
    'record-row': { font: '600 14px/18px', tracking: '0' },
    section: { font: '600 16px/20px', tracking: '-.005em' },
    lede: { font: '400 20px/28px', tracking: '0', phone: '400 18px/26px' },
    text: { font: '400 14px/20px', tracking: '0' },
    label: { font: '500 14px/20px', tracking: '0' },
    small: { font: '400 13px/20px', tracking: '0' },
    meta: { font: '400 12px/16px', tracking: '0' },
    figure: { font: '500 48px/44px', tracking: '-.04em' },
    chart: { font: '400 11px/16px', tracking: '0' },
  },
  space: { s1: 4, s2: 8, s3: 12, s4: 16, s5: 24, s6: 32, s7: 48, s8: 64, s9: 96 },
  radius: { sleeve: 2, chip: 3, control: 6, panel: 10, sheet: 14 },
  /** Heights of controls; `touch` is the least size of a touch target. */
  size: { control: 36, field: 40, big: 48, touch: 44, header: 56, tabbar: 64, rail: 232, page: 1504 },
  phoneSize: { control: 44, field: 44, big: 52, header: 52 },
  broadSize: { page: 1960 },
  vastSize: { page: 2480 },
  shadow: {
    float: '0 1px 2px #0000001f, 0 12px 40px light-dark(#3b2a1a2e, #000000b3)',
    falling: '0 20px 24px #00000059',
  },
  motion: { quick: '120ms', calm: '180ms', ease: 'cubic-bezier(.2, .8, .2, 1)' },
  /** Breakpoints in px: below `phone` one column, below `narrow` two, below `wide` no sidebar; from `broad` four columns, from `vast` five. */
  breakpoint: { phone: 600, narrow: 900, wide: 1100, broad: 1720, vast: 2240 },
} as const satisfies {
  color: Record<string, Pair>
  tag: Record<string, { text: Pair; ground: Pair }>
  type: Record<string, { font: string; tracking: string; phone?: string }>
  [group: string]: unknown
}

const pair = ([day, night]: Pair) => (day === night ? day : `light-dark(${day},${night})`)
const rule = (declarations: string[]) => `:root{${declarations.join(';')}}`

/**
 * A style sheet with every token as a custom property of `:root`, the themes of `data-theme`, and a class for each tag color, which sets
 * `--c` (text) and `--cb` (background). With `usedIn`, only the properties that this text uses.
 */
export function tokensCss(usedIn?: string): string {
  const root = ['color-scheme:light dark', `--font:${tokens.font}`]
  const phone: string[] = []
  for (const [name, value] of Object.entries(tokens.color)) root.push(`--${name}:${pair(value)}`)
  for (const [name, type] of Object.entries(tokens.type)) {
    root.push(`--t-${name}:${type.font} var(--font)`)
    if (type.tracking !== '0') root.push(`--k-${name}:${type.tracking}`)
    if ('phone' in type) phone.push(`--t-${name}:${type.phone} var(--font)`)
  }
  for (const [name, px] of Object.entries(tokens.space)) root.push(`--${name}:${px}px`)
  for (const [name, px] of Object.entries(tokens.radius)) root.push(`--r-${name}:${px}px`)
  for (const [name, px] of Object.entries(tokens.size)) root.push(`--h-${name}:${px}px`)
  for (const [name, px] of Object.entries(tokens.phoneSize)) phone.push(`--h-${name}:${px}px`)
  for (const [name, value] of Object.entries(tokens.shadow)) root.push(`--${name}:${value}`)
  for (const [name, value] of Object.entries(tokens.motion)) root.push(`--${name}:${value}`)
  const hues = Object.entries(tokens.tag).map(
    ([name, hue]) => `.${name}{--c:${pair(hue.text)};--cb:${pair(hue.ground)}}`,
  )
  const isUsed = (declaration: string) =>
    !usedIn ||
    !declaration.startsWith('--') ||
    declaration.startsWith('--font') ||
    usedIn.includes(`var(${declaration.split(':')[0]}`)
  const from = (px: number, { page }: { page: number }) =>
    usedIn && !usedIn.includes('var(--h-page)') ? '' : `@media (width>=${px}px){${rule([`--h-page:${page}px`])}}`
  const wider = from(tokens.breakpoint.broad, tokens.broadSize) + from(tokens.breakpoint.vast, tokens.vastSize)
  return `${rule(root.filter(isUsed))}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}@media (width<${tokens.breakpoint.phone}px){${rule(phone.filter(isUsed))}}${wider}${hues.join('')}`
}

const names = Object.keys(tokens.color)

/** Draws Lucide's icons with 1.5 px lines instead of 2; `solid` is the same set, filled. */
const restyle = (prefix: string, from: string, to: string) => async () => ({
  ...lucide,
  prefix,
  icons: Object.fromEntries(
    Object.entries(lucide.icons).map(([name, icon]) => [
      name,
      { ...icon, body: icon.body.replaceAll('stroke-width="2"', 'stroke-width="1.5"').replace(from, to) },
    ]),
  ),
})

export default defineConfig({
  presets: [
    presetWind3({ preflight: 'on-demand' }),
    presetIcons({
      collections: {
        lucide: restyle('lucide', '', ''),
        solid: restyle('solid', 'fill="none"', 'fill="currentColor"'),
      },
    }),
  ],
  theme: {
    colors: Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
    breakpoints: {
      sm: `${tokens.breakpoint.phone}px`,
      md: `${tokens.breakpoint.narrow}px`,
      lg: `${tokens.breakpoint.wide}px`,
    },
  },
  content: {
    filesystem: ['islands/**/*.tsx', 'pages/**/*.tsx', '!pages/landing/**', '!islands/styleguide/**'],
  },
})
