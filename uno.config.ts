import { createHash } from 'node:crypto'
import {
  defineConfig,
  presetWind3,
  transformerCompileClass,
  transformerDirectives,
  transformerVariantGroup,
} from 'unocss'
import { shortcuts as album } from './islands/features/album/styles.ts'
import { shortcuts as crates } from './islands/features/crates/styles.ts'
import { shortcuts as selection } from './islands/features/selection/styles.ts'
import { shortcuts as dialogs } from './islands/shell/dialogs/styles.ts'
import { shortcuts as header } from './islands/shell/header/styles.ts'
import { modifiers, shortcuts as ui } from './islands/ui/styles.ts'
import { customProperties, tokens } from './tokens.ts'

const sizes = Object.fromEntries(Object.keys(tokens.size).map((name) => [name, `var(--h-${name})`]))

const fontSize = Object.fromEntries(
  Object.entries<{ size: string; leading: string; weight: number; tracking?: string; phone?: object }>(
    tokens.fontSize,
  ).map(([name, { size, leading, weight, tracking, phone }]) => [
    name,
    [
      phone ? `var(--text-${name})` : size,
      {
        'line-height': phone ? `var(--leading-${name})` : leading,
        'font-weight': `${weight}`,
        ...(tracking ? { 'letter-spacing': tracking } : {}),
      },
    ] as [string, Record<string, string>],
  ]),
)

/** What stands until the font is there: system fonts, and how large each weight has to be (%) to be as wide as ours, so nothing moves. */
const FALLBACK_FONTS: [family: string, fonts: string[], sizes: Record<string, number>][] = [
  ['Familjen Fallback', ['Arial', 'Liberation Sans', 'Arimo'], { 400: 94, 500: 97 }],
  ['Familjen Fallback', ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], { '600 700': 91 }],
  ['Familjen Fallback Linux', ['DejaVu Sans'], { 400: 84, 500: 87 }],
  ['Familjen Fallback Linux', ['DejaVu Sans Bold'], { '600 700': 77 }],
]

const fallbackFonts = () =>
  FALLBACK_FONTS.flatMap(([family, fonts, sizes]) =>
    Object.entries(sizes).map(([weight, size]) => {
      const src = fonts.map((font) => `local("${font}")`).join()
      // Our font's lines reach 102.5 % of its size up and 22.6 % down.
      const [ascent, descent] = [102.5, 22.6].map((part) => Math.round((part / size) * 100))
      return `@font-face{font-family:"${family}";src:${src};font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
    }),
  )

/** The order of the cascade: what a later layer says wins. `components` are the style sheets beside their components. */
const LAYERS = ['base', 'components', 'shortcuts', 'modifiers', 'utilities']
const layerNames: Record<string, string> = { preflights: 'base', default: 'utilities' }

const compiled = new Map<string, string>()

/** A short name for a list of classes. @throws Error if another list has it */
function nameOf(list: string): string {
  const name = BigInt(`0x${createHash('sha1').update(list).digest('hex')}`)
    .toString(36)
    .slice(0, 4)
  if ((compiled.get(name) ?? list) !== list) throw new Error(`Two lists of classes are called u-${name}: change one`)
  compiled.set(name, list)
  return name
}

export const COMPILED_LIST = /([ "'`]):uno:\s([^"'`$]+)["'`]/g

/** Makes one short class of the utilities after `:uno:`, so that pages and scripts stay small. */
export const compileClass = transformerCompileClass({
  trigger: COMPILED_LIST,
  classPrefix: 'u-',
  layer: 'default',
  hashFn: nameOf,
})

export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand' })],
  transformers: [compileClass, transformerVariantGroup(), transformerDirectives()],
  preflights: [{ getCSS: () => [customProperties(), ...fallbackFonts()].join('') }],
  theme: {
    colors: Object.fromEntries(Object.keys(tokens.color).map((name) => [name, `var(--${name})`])),
    spacing: { ...tokens.spacing },
    fontFamily: { sans: tokens.font },
    fontSize,
    borderRadius: { ...tokens.radius },
    duration: { DEFAULT: tokens.duration.quick, ...tokens.duration },
    easing: { DEFAULT: tokens.easing },
    breakpoints: { ...tokens.breakpoint },
    width: sizes,
    height: sizes,
    minWidth: sizes,
    minHeight: sizes,
    maxWidth: sizes,
    media: {
      touch: '(pointer: coarse)',
      hover: '(hover: hover)',
      'no-hover': '(hover: none)',
      forced: '(forced-colors: active)',
      unforced: '(forced-colors: none)',
      script: '(scripting: enabled)',
    },
    animation: {
      keyframes: { breathe: '{to{opacity:.55}}', sweep: '{to{background-position:100% 0}}' },
      durations: { breathe: '1.6s', sweep: '1.4s' },
      timingFns: { breathe: 'ease-in-out', sweep: 'ease-in-out' },
      counts: { breathe: 'infinite', sweep: 'infinite' },
      properties: { breathe: { 'animation-direction': 'alternate' }, sweep: { 'animation-direction': 'alternate' } },
    },
  },
  // Shadows as they are, without the composition of rings and offsets that the preset adds.
  rules: Object.entries(tokens.shadow).map(([name, value]) => [`shadow-${name}`, { 'box-shadow': value }]),
  shortcuts: [
    { ...ui, ...header, ...crates, ...album, ...selection, ...dialogs },
    ...Object.entries(modifiers).map(([name, value]): [string, string, { layer: string }] => [
      name,
      value,
      { layer: 'modifiers' },
    ]),
  ],
  layers: Object.fromEntries(['preflights', ...LAYERS.slice(1, -1), 'default'].map((name, index) => [name, index - 9])),
  outputToCssLayers: { cssLayerName: (layer) => layerNames[layer] ?? layer, allLayers: true },
  content: {
    filesystem: ['islands/**/*.tsx', 'pages/**/*.tsx', '!pages/landing/**', '!pages/share/**'],
  },
})
