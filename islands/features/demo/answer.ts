import type { AlbumDetails, AlbumView } from '#domain/albums/album.ts'
import { type DistinctInput, distinctPairs, type MergeInput, type UnmergeInput } from '#domain/albums/album-merge.ts'
import { merged } from '#domain/changes/merged.ts'
import { tagsEdited } from '#domain/changes/tags-edited.ts'
import { undone } from '#domain/changes/undone.ts'
import { demoAlbums } from '#domain/demo/albums.ts'
import { demoCrates } from '#domain/demo/crates.ts'
import { DEMO_SHARE } from '#domain/demo/share.ts'
import { demoTracks } from '#domain/demo/tracks.ts'
import { byLast, type ListensPage, type ListenView, type ListenYears } from '#domain/diary/listen.ts'
import { AppError, Conflict, Forbidden, NotFound } from '#domain/errors/app-error.ts'
import type { OwnShare } from '#domain/shares/share.ts'
import { DEMO_SHARED } from '#domain/sync/device-names.ts'
import { type TagColorChoice, withColor } from '#domain/tags/tag-color-choice.ts'
import type { TagEdit } from '#domain/tags/tag-rules.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { knownAlbum } from '#islands/data/store/records.ts'
import { albumStale, mergeGone, someAlbumGone, tagEditFollowed } from '#locales/errors.ts'
import { needsAccount } from '#locales/landing.ts'
import { type Records, records, update } from './records.ts'

const shelf = demoAlbums(new Date(0))

function details(id: number): AlbumDetails | null {
  const album = knownAlbum(id)
  const onShelf = shelf[id - 1]
  return album ? { ...album, tracks: onShelf ? demoTracks(onShelf) : [] } : null
}

async function preview(id: number) {
  const { previewAddress } = await import('#domain/demo/previews.ts')
  const onShelf = shelf[id - 1]
  return onShelf ? { url: previewAddress(onShelf.title), title: demoTracks(onShelf)[0]?.title ?? null } : null
}

/** The undoable actions of this page: edits of tags, of which the last can be undone first, and merges by the first merged album. */
type Act = { name: string; before: Records; after: Records }
const edits: Act[] = []
const merges = new Map<number, Act>()

async function act(next: Partial<Records>): Promise<Act> {
  const before = records()
  await update(next)
  return { name: crypto.randomUUID(), before, after: records() }
}

const undo = ({ before, after }: Act) => update(undone(records(), before, after))

/** Makes an undoable edit of new rules and of what else they change. */
async function edit(next: Partial<Records>) {
  const made = await act(next)
  edits.push(made)
  const changed = made.after.albums.filter((album, index) => album !== made.before.albums[index])
  return { edit: made.name, albums: changed.length, rules: made.after.rules }
}

/** @throws Conflict if it is not the last one */
async function undoEdit({ edit: name }: { edit: string }) {
  const last = edits.at(-1)
  if (last?.name !== name) throw new Conflict('stale', tagEditFollowed)
  edits.pop()
  await undo(last)
  return { rules: records().rules }
}

function find(id: number): AlbumView {
  const album = knownAlbum(id)
  if (!album) throw new NotFound(someAlbumGone)
  return album
}

/** The current diary, with the current titles of its albums and without deleted ones. */
const diary = (): ListenView[] =>
  records()
    .listens.flatMap((listen) => {
      const album = knownAlbum(listen.albumId)
      return album ? { ...listen, title: album.title, artist: album.artist, coverUrl: album.coverUrl } : []
    })
    .sort(byLast)

const yearOf = ({ at }: ListenView) => at.slice(0, 4)

/** A whole year in one page, since it has few listens. */
const listensOf = (year: string): ListensPage => ({
  listens: diary().filter((listen) => yearOf(listen) === year),
  next: null,
})

const listenYears = (): ListenYears =>
  [...Map.groupBy(diary(), yearOf)].map(([year, { length }]) => ({ year: Number(year), listens: length }))

/** The demo's share. Its page shows the demo as it is for everybody, without changes made in this tab. */
function shares(): OwnShare[] {
  const { crate, ...chosen } = DEMO_SHARE
  const id = crate + 1
  return [
    {
      ...chosen,
      id,
      url: location.origin + DEMO_SHARED,
      of: { kind: 'crate', id, name: demoCrates[crate]?.name ?? null },
      title: '',
      gift: null,
      expires: null,
      isOver: false,
      listed: false,
      isRemoved: false,
      visits: 0,
      createdAt: new Date().toISOString(),
    },
  ]
}

/** @throws NotFound */
async function merge(input: MergeInput): Promise<AlbumView> {
  for (const id of [input.keep, ...input.merge]) find(id)
  const now = records()
  const listens = now.listens.map((one) => (input.merge.includes(one.albumId) ? { ...one, albumId: input.keep } : one))
  merges.set(input.merge[0] ?? 0, await act({ ...merged(now, input), listens }))
  return find(input.keep)
}

/** @throws NotFound; Conflict if it is not known, or the kept album was changed since */
async function unmerge({ keep, merge: [first = 0] }: UnmergeInput): Promise<AlbumView> {
  const made = merges.get(first)
  if (!made) throw new Conflict('too-late', mergeGone)
  if (!made.after.albums.includes(find(keep))) throw new Conflict('stale', albumStale)
  merges.delete(first)
  const before = new Map(made.before.listens.map(({ id, albumId }) => [id, albumId]))
  const listens = records().listens.map((one) => ({ ...one, albumId: before.get(one.id) ?? one.albumId }))
  await undo(made)
  await update({ listens })
  return find(keep)
}

/** Stores pairs of albums that are not the same, or deletes them. */
async function setDistinct(input: DistinctInput): Promise<void> {
  const pairs = distinctPairs(input)
  const others = records().distinct.filter((pair) => pairs.every((one) => one.join() !== pair.join()))
  await update({ distinct: input.isSame ? others : [...others, ...pairs] })
}

const ANSWERS: Record<string, (body: never) => unknown> = {
  'GET /api/listens/years': listenYears,
  'GET /api/shares': shares,
  'GET /api/tags/rules': () => ({ rules: records().rules }),
  'POST /api/tags/edit': (change: TagEdit) => edit(tagsEdited(records(), change)),
  'POST /api/tags/undo': undoEdit,
  'DELETE /api/tags/rules': ({ from }: { from: string[] }) =>
    edit({ rules: records().rules.filter((rule) => !from.includes(rule.from)) }),
  'PUT /api/tags/color': ({ tag, color }: TagColorChoice) =>
    update({ colors: withColor(records().colors, [foldTag(tag), null, color]) }),
  'GET /api/albums/duplicates': () => ({ distinct: records().distinct, merged: [] }),
  'POST /api/albums/merge': merge,
  'POST /api/albums/unmerge': unmerge,
  'POST /api/albums/distinct': setDistinct,
}

/** Answers a call of the demo in place of the server; 403 `demo` for calls that need an account. */
export async function answer(path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const [, id, of] = /^\/api\/albums\/(\d+)(\/preview)?(?:\?.*)?$/.exec(path) ?? []
  const found = id === undefined ? null : of ? await preview(Number(id)) : details(Number(id))
  if (found && method === 'GET') return Response.json(found)
  const [, year] = /^\/api\/listens\?from=(\d{4})-/.exec(path) ?? []
  if (year && method === 'GET') return Response.json(listensOf(year))
  const answerTo = ANSWERS[`${method} ${path}`]
  try {
    if (!answerTo) throw new Forbidden(needsAccount, 'demo')
    const result = await answerTo((body ? JSON.parse(String(body)) : null) as never)
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, status } = error
    return Response.json({ code, message }, { status })
  }
}
