const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two `#rrggbb` by WCAG 2.2: from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The backgrounds of pages, panels and hovered rows, which any text may be on. */
export const GROUNDS = ['bg', 'raise', 'over'] as const
export const TEXTS = ['ink', 'ink-2', 'ink-3', 'accent', 'danger', 'ok', 'warn'] as const
/** Borders of controls, and graphics. */
export const OUTLINES = ['line-2', 'accent', 'danger'] as const

/** Text colors with a single background. */
export const OWN_GROUND = [
  ['bg', 'ink'],
  ['on-accent', 'accent'],
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-2', 'accent-soft'],
  ['ink-3', 'accent-soft'],
  ['on-danger', 'danger-solid'],
  ['danger-inverse', 'ink'],
  ['on-avatar', 'avatar'],
  ['on-card', 'card'],
  ['on-card-2', 'card'],
] as const

export const TEXT_AT_LEAST = 4.5
export const OUTLINE_AT_LEAST = 3

/** Each text color with its backgrounds. */
export const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...OWN_GROUND,
]
