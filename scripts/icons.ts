import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'
import { ICONS } from '../islands/ui/icons.ts'

const MODULE = 'virtual:icon-shapes'
const SOLID = 'solid:'

/** The shape of an icon of Lucide, with lines of 1.5 px instead of 2. @throws Error if Lucide has none of that name */
function shapeOf(name: string): string {
  const isSolid = name.startsWith(SOLID)
  const icon = lucide.icons[isSolid ? name.slice(SOLID.length) : name]
  if (!icon) throw new Error(`Lucide has no icon called ${name}`)
  const shape = icon.body.replaceAll('stroke-width="2"', 'stroke-width="1.5"')
  return isSolid ? shape.replace('fill="none"', 'fill="currentColor"') : shape
}

const symbols = () =>
  Object.entries(ICONS)
    .map(([name, inLucide]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shapeOf(inLucide)}</symbol>`)
    .join('')

/** `virtual:icon-shapes` holds a symbol for each icon. */
export const iconShapes = (): Plugin => ({
  name: 'gatefold:icon-shapes',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(symbols())}` : undefined),
})
