/** What a statement does to a table; `columns` are those that an update sets. */
export type Write = { table: string; kind: 'insert' | 'update' | 'delete'; columns: readonly string[] }

const WORDS = /"[^"]*"|'(?:[^']|'')*'|\w+|\S/g
const ENDS_SET = new Set(['from', 'where', 'returning', 'order', 'limit', ';', ')'])

/** The columns of the assignments that begin at `at`. */
function columnsSet(words: readonly string[], at: number): string[] {
  const columns: string[] = []
  let isTarget = true
  for (let [index, depth] = [at, 0]; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (depth === 0 && ENDS_SET.has(word) && words[index - 1] !== 'distinct') break
    if (word === '(') depth += 1
    else if (word === ')') depth -= 1
    else if (word === '=') isTarget = isTarget && depth > 0
    else if (word === ',' && depth === 0) isTarget = true
    else if (isTarget && word !== ',') columns.push(nameOf(word))
  }
  return columns
}

const nameOf = (word = '') => word.replaceAll('"', '')

/**
 * What a statement writes, and the tables it names elsewhere. SQLite has no insert without `into`, no update without `update` and no
 * deletion without `delete from`, so these words in front of a name tell all of it; texts and quoted names are not taken for them.
 */
export function readStatement(sql: string): { writes: Write[]; names: (table: string) => boolean } {
  if (!/\b(?:into|update|delete)\b/i.test(sql)) return NO_WRITES
  const words = (sql.match(WORDS) ?? []).map((word) => (word.startsWith('"') ? word : word.toLowerCase()))
  const targets = new Set<number>()
  const writes: Write[] = []
  const add = (kind: Write['kind'], at: number, columns: readonly string[] = []) => {
    targets.add(at)
    writes.push({ table: nameOf(words[at]), kind, columns })
  }
  words.forEach((word, at) => {
    if (word === 'into') add('insert', at + 1)
    else if (word === 'delete' && words[at + 1] === 'from') add('delete', at + 2)
    else if (word === 'update') {
      const set = columnsSet(words, words.indexOf('set', at) + 1)
      if (words[at - 1] !== 'do') add('update', words[at + 1] === 'or' ? at + 3 : at + 1, set)
      else writes.push({ table: writes.at(-1)?.table ?? '', kind: 'update', columns: set })
    }
  })
  return { writes, names: (table) => words.some((word, at) => nameOf(word) === table && !targets.has(at)) }
}

const NO_WRITES = { writes: [], names: () => false }
