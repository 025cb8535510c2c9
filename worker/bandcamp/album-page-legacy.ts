import { parseJsLiteral } from './js-literal.ts'

const ASSIGNMENT = /\bTralbumData\s*=\s*(?=\{)/

/** Whether a script is the one that held a page's data until 2019. */
export function holdsTralbumData(script: string): boolean {
  return ASSIGNMENT.test(script)
}

/** The object of `var TralbumData = {…}`, in the shape of today's data-tralbum; null if there is none. */
export function readTralbumData(script: string): unknown {
  const found = ASSIGNMENT.exec(script)
  return found ? parseJsLiteral(script, found.index + found[0].length) : null
}
