import { loadavg } from 'node:os'
import type { Figure as Kept } from './kept.ts'

/** Figures of unit `ms` depend on the machine; the others are the same everywhere. */
export type Figure = {
  name: string
  value: number
  unit: 'ms' | 'B' | 'rows' | '×' | 'CLS'
  limit: number | null
  note?: string
}

/** How many times slower the processor of a slow visit is. */
export const SLOW_CPU = 4

const textOf = (value: number, unit: Figure['unit']) =>
  unit === '×' ? value.toFixed(2) : unit === 'CLS' ? value.toFixed(4) : Math.round(value).toLocaleString('en')

/** Prints each figure beside its limit. Returns whether those that do not depend on the machine are within theirs. */
export function printVisits(figures: readonly Figure[]): boolean {
  const [load = 0] = loadavg()
  console.info(`     slow: ${SLOW_CPU} × CPU, 562 ms, 1.47 Mb/s; load of this machine ${load.toFixed(1)}`)
  let isWithin = true
  for (const { name, value, unit, limit, note } of figures) {
    const isOver = limit !== null && value > limit
    if (isOver && unit !== 'ms') isWithin = false
    const text = `${textOf(value, unit)} ${unit}`.padStart(12)
    const most = limit === null ? '' : ` of ${textOf(limit, unit)}`
    console.info(`${isOver ? 'OVER ' : '     '}${name.padEnd(52)} ${text}${most}${note ? ` (${note})` : ''}`)
  }
  return isWithin
}

/** Those of bytes, rows and times, to keep. */
export const visitFigures = (figures: readonly Figure[]): Kept[] =>
  figures.flatMap(({ name, value, unit, limit }): Kept[] =>
    unit === '×' || unit === 'CLS' ? [] : [{ name, unit, now: value, goal: limit }],
  )
