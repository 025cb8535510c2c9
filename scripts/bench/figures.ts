import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

/** What was measured, beside what is wanted and what it may be at most. Bytes are the same on every machine, times and memory are not. */
export type Figure = { name: string; unit: 'B' | 'MB' | 's' | 'ms' | '/s'; now: number; goal?: number; budget?: number }

/** What was measured at a commit, which its subject names: that stays where history is rewritten. */
type Kept = { commit: string; date: string; figures: Record<string, number> }

const MAX_KEPT = 20
const pathIn = (root: string) => join(root, 'docs/bench.json')
const git = (root: string, ...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const readKept = (root: string): Kept[] => JSON.parse(readFileSync(pathIn(root), 'utf8'))
const keyOf = ({ name, unit }: Figure) => `${name}, ${unit}`
const inDigits = (value: number) => (value < 1_000 ? Number(value.toPrecision(3)) : Math.round(value))
const subjectOf = (root: string) => git(root, 'log', '-1', '--format=%s')

export const isOver = ({ now, budget }: Figure): boolean => budget !== undefined && now > budget

/** The middle one of some numbers; 0 of none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Adds figures to `docs/bench.json`, to those of the same commit if there are any. */
export function keepFigures(root: string, figures: readonly Figure[]): void {
  const kept = readKept(root)
  const commit = subjectOf(root)
  const known = kept.find((one) => one.commit === commit)
  const now = Object.fromEntries(figures.map((figure) => [keyOf(figure), inDigits(figure.now)]))
  const entry = { commit, date: git(root, 'log', '-1', '--format=%cs'), figures: { ...known?.figures, ...now } }
  const others = kept.filter((one) => one !== known)
  writeFileSync(pathIn(root), `${JSON.stringify([...others, entry].slice(-MAX_KEPT), null, 2)}\n`)
}

const inColumn = (value: number | undefined) =>
  (value === undefined ? '–' : inDigits(value).toLocaleString('en', { maximumSignificantDigits: 9 })).padStart(11)

/** Prints figures beside those of the commit before that has them, and beside what is wanted. */
export function printFigures(root: string, title: string, figures: readonly Figure[]): void {
  const commit = subjectOf(root)
  const before = readKept(root).filter((one) => one.commit !== commit)
  const [load = 0] = loadavg()
  const heads = ['then', 'now', 'goal', 'budget'].map((head) => head.padStart(11)).join(' ')
  console.info(`\n     ${`${title}, at a load of ${load.toFixed(1)}`.padEnd(54)} ${heads}`)
  for (const figure of figures) {
    const then = before.findLast(({ figures: known }) => keyOf(figure) in known)?.figures[keyOf(figure)]
    const columns = [then, figure.now, figure.goal, figure.budget].map(inColumn).join(' ')
    console.info(`${isOver(figure) ? 'OVER ' : '     '}${keyOf(figure).padEnd(54)} ${columns}`)
  }
}
