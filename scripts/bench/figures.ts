import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

/**
 * What was measured, the median of `runs` if there were several, beside what is wanted and what it may be at most. Bytes are the same on
 * every machine, times and memory are not.
 */
export type Figure = {
  name: string
  unit: 'B' | 'MB' | 's' | 'ms' | '/s'
  now: number
  runs?: readonly number[]
  goal?: number
  budget?: number
}

/** What was measured at a commit, which its subject names: that stays where history is rewritten. Of each figure all runs. */
type Kept = { commit: string; date: string; machine: string; load?: number; figures: Record<string, readonly number[]> }

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

/** A figure of several runs. */
export const ofRuns = (runs: readonly number[]) => ({ now: median(runs), runs })

/** Adds figures to `docs/bench.json`, to those of the same commit if there are any. */
export function keepFigures(root: string, figures: readonly Figure[]): void {
  const kept = readKept(root)
  const commit = subjectOf(root)
  const known = kept.find((one) => one.commit === commit)
  const now = Object.fromEntries(figures.map(({ runs, ...one }) => [keyOf(one), (runs ?? [one.now]).map(inDigits)]))
  const entry: Kept = {
    commit,
    date: git(root, 'log', '-1', '--format=%cs'),
    machine: `${cpus().length} × ${cpus()[0]?.model}, ${process.platform} ${process.arch}, Node ${process.version}`,
    load: inDigits(loadavg()[0] ?? 0),
    figures: { ...known?.figures, ...now },
  }
  const others = kept.filter((one) => one !== known)
  const text = JSON.stringify([...others, entry].slice(-MAX_KEPT), null, 2)
  // The runs of a figure in one line.
  writeFileSync(
    pathIn(root),
    `${text.replaceAll(/\[[\d.,\s]+\]/g, (runs) => runs.replaceAll(/\s+/g, '').replaceAll(',', ', '))}\n`,
  )
}

const inColumn = (value: number | undefined) =>
  (value === undefined ? '–' : inDigits(value).toLocaleString('en', { maximumSignificantDigits: 9 })).padStart(11)

/** Prints figures with their extremes, beside those of the commit before that has them, and beside what is wanted. */
export function printFigures(root: string, title: string, figures: readonly Figure[]): void {
  const commit = subjectOf(root)
  const before = readKept(root).filter((one) => one.commit !== commit)
  const [load = 0] = loadavg()
  const heads = ['then', 'now', 'least', 'most', 'goal', 'budget'].map((head) => head.padStart(11)).join(' ')
  console.info(`\n     ${`${title}, at a load of ${load.toFixed(1)}`.padEnd(54)} ${heads}`)
  for (const figure of figures) {
    const { now, runs, goal, budget } = figure
    const then = before.findLast(({ figures: known }) => keyOf(figure) in known)?.figures[keyOf(figure)]
    const extremes = runs ? [Math.min(...runs), Math.max(...runs)] : [undefined, undefined]
    const columns = [then && median(then), now, ...extremes, goal, budget].map(inColumn).join(' ')
    console.info(`${isOver(figure) ? 'OVER ' : '     '}${keyOf(figure).padEnd(54)} ${columns}`)
  }
}
