import { tokens } from './tokens.ts'

/** Custom properties of the style sheets that utilities have not replaced yet. */
export function legacyProperties(): string {
  const names: Record<string, string> = { body: 'text', display: 'shout' }
  const root = [`--font:${tokens.font}`]
  const phone: string[] = []
  type Role = { size: string; leading: string; weight: number; tracking?: string; phone?: Role }
  for (const [key, role] of Object.entries<Role>(tokens.fontSize as never)) {
    const name = names[key] ?? key
    root.push(`--t-${name}:${role.weight} ${role.size}/${role.leading} var(--font)`)
    if (role.tracking) root.push(`--k-${name}:${role.tracking}`)
    if (role.phone) phone.push(`--t-${name}:${role.weight} ${role.phone.size}/${role.phone.leading} var(--font)`)
  }
  for (const [index, px] of [4, 8, 12, 16, 24, 32, 48, 64, 96].entries()) root.push(`--s${index + 1}:${px}px`)
  for (const [name, value] of Object.entries(tokens.radius)) root.push(`--r-${name}:${value}`)
  root.push(`--float:${tokens.shadow.float}`, `--falling:${tokens.shadow.falling}`)
  for (const [name, value] of Object.entries(tokens.duration)) root.push(`--${name}:${value}`)
  root.push(`--ease:${tokens.easing}`)
  return `:root{${root.join(';')}}@media (width<600px){:root{${phone.join(';')}}}`
}
