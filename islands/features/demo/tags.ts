import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { renameInQuery } from '#domain/query/rename-in-query.ts'
import { chosenColor, type TagColors } from '#domain/tags/tag-color.ts'
import { type ColorChange, colorChanges, type TagColorChoice } from '#domain/tags/tag-color-choice.ts'
import { renameTags, rulesAfter, type TagEdit, type TagRule } from '#domain/tags/tag-rules.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { tagEditFollowed } from '#locales/errors/albums.ts'
import { type Records, records, update } from './records.ts'
import { Refused } from './refused.ts'

type Change<Value> = { before: Value; after: Value }
type Edit = {
  name: string
  rules: Change<TagRule[]>
  albums: Map<number, Change<string>>
  queries: Map<number, Change<string>>
  colors: ColorChange[]
}

/** The edits that can be undone, the last one first to be. */
const edits: Edit[] = []

const withColor = (colors: TagColors, [tag, , color]: ColorChange): TagColors => {
  const { [tag]: _, ...others } = colors
  return color === null ? others : { ...others, [tag]: color }
}

const tagsOf = ({ bandcampTags, userTags, tags }: AlbumView) => JSON.stringify({ bandcampTags, userTags, tags })

/** What an album shows may be edited: then its tags are divided as they were. */
function renamed(album: AlbumView, edit: TagEdit): AlbumView {
  const shown = new Set(album.tags.map(foldTag))
  const bandcampTags = album.bandcampTags.filter((tag) => shown.has(foldTag(tag)))
  const ofBandcamp = new Set(bandcampTags.map(foldTag))
  const userTags = album.tags.filter((tag) => !ofBandcamp.has(foldTag(tag)))
  const next = renameTags({ bandcampTags, userTags }, edit)
  return { ...album, ...next, tags: [...next.bandcampTags, ...next.userTags] }
}

/** Keeps new rules as an edit that can be undone, with what else it changes. */
async function keep(next: Partial<Records> & { rules: TagRule[] }, made: Partial<Edit> = {}) {
  const before = records().rules
  const edit = { name: crypto.randomUUID(), albums: new Map(), queries: new Map(), colors: [], ...made }
  edits.push({ ...edit, rules: { before, after: next.rules } })
  await update(next)
  return { edit: edit.name, albums: edit.albums.size, rules: next.rules }
}

/** Renames, merges or deletes tags, as the server does. */
export function editTags(change: TagEdit) {
  const now = records()
  const from = new Set(change.from)
  const changed: Edit['albums'] = new Map()
  const albums = now.albums.map((album) => {
    if (!album.tags.some((tag) => from.has(foldTag(tag)))) return album
    const after = renamed(album, change)
    changed.set(album.id, { before: tagsOf(album), after: tagsOf(after) })
    return after
  })
  const queries: Edit['queries'] = new Map()
  const crates = now.crates.map((crate): CrateView => {
    const query = crate.query && renameInQuery(crate.query, change)
    if (!crate.query || !query || query === crate.query) return crate
    queries.set(crate.id, { before: crate.query, after: query })
    return { ...crate, query }
  })
  const colors = colorChanges(now.colors, change)
  return keep(
    { albums, crates, rules: rulesAfter(now.rules, change), colors: colors.reduce(withColor, now.colors) },
    { albums: changed, queries, colors },
  )
}

/** Removes rules; the albums stay as they are. */
export const removeRules = ({ from }: { from: string[] }) =>
  keep({ rules: records().rules.filter((rule) => !from.includes(rule.from)) })

/** Takes the last edit back. What was changed since stays. @throws Refused if it is not the last one */
export async function undoEdit({ edit: name }: { edit: string }) {
  const edit = edits.at(-1)
  if (edit?.name !== name) throw new Refused(409, 'stale', tagEditFollowed)
  edits.pop()
  const now = records()
  const colors = edit.colors
    .filter(([tag, , after]) => chosenColor(tag, now.colors) === after)
    .map(([tag, before, after]): ColorChange => [tag, after, before])
  await update({
    rules: edit.rules.before,
    albums: now.albums.map((album) => {
      const change = edit.albums.get(album.id)
      return change?.after === tagsOf(album) ? { ...album, ...JSON.parse(change.before) } : album
    }),
    crates: now.crates.map((crate) => {
      const change = edit.queries.get(crate.id)
      return change && change.after === crate.query ? { ...crate, query: change.before } : crate
    }),
    colors: colors.reduce(withColor, now.colors),
  })
  return { rules: edit.rules.before }
}

/** Gives a tag a color. */
export const colorTag = ({ tag, color }: TagColorChoice) =>
  update({ colors: withColor(records().colors, [foldTag(tag), null, color]) })
