import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A figure beside what is wanted. Those of bytes and rows are the same on every machine, times and memory are not. */
export type Figure = {
  name: string
  unit: 'B' | 'kB' | 'MB' | 'rows' | 's' | 'ms' | '/s'
  now: number
  goal: number | null
}

/** What was measured at a commit, which its subject names: that stays where history is rewritten. */
type Kept = { commit: string; date: string; figures: Record<string, number> }

const MAX_KEPT = 20
const pathIn = (root: string) => join(root, 'docs/bench.json')
const git = (root: string, ...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const readKept = (root: string): Kept[] => JSON.parse(readFileSync(pathIn(root), 'utf8'))
const keyOf = ({ name, unit }: Figure) => `${name}, ${unit}`
const inDigits = (value: number) => (value < 1_000 ? Number(value.toPrecision(3)) : Math.round(value))
const subjectOf = (root: string) => git(root, 'log', '-1', '--format=%s')

/** Adds figures to `docs/bench.json`, to those of the same commit if there are any. Times belong there from a quiet machine only. */
export function keepFigures(root: string, figures: readonly Figure[]): void {
  const kept = readKept(root)
  const commit = subjectOf(root)
  const known = kept.find((one) => one.commit === commit)
  const now = Object.fromEntries(figures.map((figure) => [keyOf(figure), inDigits(figure.now)]))
  const entry = { commit, date: git(root, 'log', '-1', '--format=%cs'), figures: { ...known?.figures, ...now } }
  const others = kept.filter((one) => one !== known)
  writeFileSync(pathIn(root), `${JSON.stringify([...others, entry].slice(-MAX_KEPT), null, 2)}\n`)
}

const inColumn = (value: number | null | undefined) =>
  (value == null ? '–' : inDigits(value).toLocaleString('en', { maximumSignificantDigits: 9 })).padStart(11)

/** Prints figures beside those of the commit before that has them, and beside what is wanted. */
export function printFigures(root: string, figures: readonly Figure[]): void {
  const commit = subjectOf(root)
  const before = readKept(root).filter((one) => one.commit !== commit)
  console.info(`     ${''.padEnd(54)}        then         now        goal`)
  for (const figure of figures) {
    const then = before.findLast(({ figures: known }) => keyOf(figure) in known)?.figures[keyOf(figure)]
    console.info(`     ${keyOf(figure).padEnd(54)} ${[then, figure.now, figure.goal].map(inColumn).join(' ')}`)
  }
}
