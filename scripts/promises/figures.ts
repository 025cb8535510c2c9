import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A promise is a passed test with the tag `promise`; the figure is what it counted and annotated as `figure`. */
type Promised = { promise: string; figure: string; file: string }

type Annotation = { type: string; text: string | undefined }

const FILE = process.env.GATEFOLD_FIGURES ?? ''

/** Adds a test's figures to the file that `npm run soak` reads. */
export function writeFigures(promise: string, path: string, isPassed: boolean, annotations: Annotation[]): void {
  const figures = isPassed
    ? annotations.filter(({ type }) => type === 'figure').map(({ text }) => text)
    : ['**does not hold**']
  const promised: Promised = { promise, figure: figures.join('; '), file: relative(process.cwd(), path) }
  appendFileSync(FILE, `${JSON.stringify(promised)}\n`)
}

export const readFigures = (file: string): Promised[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
