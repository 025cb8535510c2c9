import { putBack } from '../crates/crate-members.ts'
import { chosenColor } from '../tags/tag-color.ts'
import { withColor } from '../tags/tag-color-choice.ts'
import { withInside } from './common.ts'
import type { TaggedLists } from './tags-edited.ts'

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)
const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

/** A record with its earlier values, if none of the changed ones has changed since. */
function takenBack<Row extends object>(now: Row, before?: Row, after?: Row): Row {
  if (!before || !after || before === after) return now
  const changed = (Object.keys({ ...before, ...after }) as (keyof Row)[]).filter(
    (key) => !isSame(before[key], after[key]),
  )
  if (!changed.every((key) => isSame(now[key], after[key]))) return now
  return { ...now, ...Object.fromEntries(changed.map((key) => [key, before[key]])) }
}

/** Records after a change or deletion of some of them was undone. */
function rowsBack<Row extends { id: number }>(
  now: readonly Row[],
  before: readonly Row[],
  after: readonly Row[],
): Row[] {
  const [then, left] = [byId(before), byId(after)]
  const gone = before.filter(({ id }) => !left.has(id))
  const rows = byId([...gone, ...now.map((row) => takenBack(row, then.get(row.id), left.get(row.id)))])
  const [ids, back, order] = [now, gone, before].map((some) => some.map(({ id }) => id))
  return putBack(ids ?? [], back ?? [], order ?? []).flatMap((id) => rows.get(id) ?? [])
}

/** The state after undoing the change from `before` to `after`. Values changed since stay. */
export function undone(now: TaggedLists, before: TaggedLists, after: TaggedLists): TaggedLists {
  const insideOf = ({ members }: TaggedLists, crate: number) =>
    members.find(({ crateId }) => crateId === crate)?.albumIds ?? []
  return {
    albums: rowsBack(now.albums, before.albums, after.albums),
    crates: rowsBack(now.crates, before.crates, after.crates),
    members: withInside(now.members, (ids, crate) => {
      const [was, became] = [insideOf(before, crate), insideOf(after, crate)]
      if (was === became) return ids
      const [then, later] = [new Set(was), new Set(became)]
      const stays = ids.filter((id) => then.has(id) || !later.has(id))
      const gone = was.filter((id) => !later.has(id))
      return putBack(stays, gone, was)
    }),
    rules: isSame(now.rules, after.rules) ? before.rules : now.rules,
    colors: Object.keys({ ...before.colors, ...after.colors }).reduce((colors, tag) => {
      const [was, became] = [chosenColor(tag, before.colors), chosenColor(tag, after.colors)]
      return was !== became && chosenColor(tag, colors) === became ? withColor(colors, [tag, became, was]) : colors
    }, now.colors),
  }
}
