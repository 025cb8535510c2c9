import fc from 'fast-check'
import { it } from 'vitest'
import { TAG_COLORS } from '#domain/tags/tag-color.ts'
import { saveAccountSettings } from '#worker/db/accounts/profiles.ts'
import { createAlbum, updateAlbum } from '#worker/db/albums/albums.ts'
import { repairSummaries } from '#worker/db/albums/check-summary.ts'
import { editAlbums } from '#worker/db/albums/edit-albums.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { rememberPreview } from '#worker/db/albums/previews.ts'
import { addAlbumsToCrates, removeAlbumsFromCrate, setCratesOfAlbum } from '#worker/db/crates/crate-albums.ts'
import { orderAlbumsOfCrate, orderCrates } from '#worker/db/crates/crate-order.ts'
import { toggleFavoriteCrate, updateCrate } from '#worker/db/crates/crates.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { beginFanImport } from '#worker/db/imports/begin-finish.ts'
import { writeAlbumDetails } from '#worker/db/imports/details.ts'
import { writeFanPage } from '#worker/db/imports/fan-page.ts'
import { undoImport } from '#worker/db/imports/undo.ts'
import { editTags, undoTagEdit } from '#worker/db/tags/edit-tags.ts'
import { setTagColor } from '#worker/db/tags/tag-colors.ts'
import { deleteCrate, restoreCrates } from '#worker/db/trash/deleted-crates.ts'
import { deleteAlbums, deleteAllAlbums, purgeTrash, restoreAlbums } from '#worker/db/trash/trash.ts'
import { emptyTrash, restoreTrash } from '#worker/db/trash/whole-trash.ts'
import { runs } from '../../runs.ts'
import { RECORDS } from '../databases.ts'
import { expectSame, newDevice } from '../device.ts'
import { ctxOf, newPerson, type Person } from '../people.ts'
import { idsOf, pick } from '../rows.ts'

const index = fc.nat(19)
const indexes = fc.array(index, { maxLength: 6 })
const kind = fc.constantFrom(
  ...([
    'add',
    'add',
    'import',
    'undo',
    'rate',
    'write',
    'edit',
    'tag',
    'rename-tag',
    'undo-tags',
    'color-tag',
    'preview',
    'details',
  ] as const),
  ...(['delete', 'restore', 'delete-all', 'empty-trash', 'restore-trash', 'purge'] as const),
  ...(['crate', 'crate', 'name', 'favorite', 'delete-crate', 'restore-crates', 'order-crates'] as const),
  ...(['put', 'put', 'take', 'set', 'order', 'order', 'crowd'] as const),
  ...(['profile', 'preferences', 'repair', 'wait', 'another', 'forget'] as const),
)
const step = fc.record({ kind, some: indexes, others: indexes, one: index })
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

let number = 0
const newAlbum = () => {
  number += 1
  return {
    title: `Album ${number}`,
    artist: 'Harbour Lights',
    bandcampUrl: `https://harbour-lights.bandcamp.com/album/album-${number}`,
    list: number % 3 ? ('collection' as const) : ('wishlist' as const),
    userTags: number % 2 ? ['dub'] : [],
  }
}

/** Takes a step on whatever the person has. */
async function take(person: Person, { kind, some, others, one }: Step) {
  const ctx = ctxOf(person.id)
  const living = await idsOf(person.id, 'album', 'deleted_at IS NULL')
  const crates = await idsOf(person.id, 'crate')
  const [album, crate] = [living[one % living.length], crates[one % crates.length]]
  const steps: Record<typeof kind, () => unknown> = {
    add: async () => {
      await createAlbum(ctx, newAlbum())
      await insertAlbums(ctx, some.map(newAlbum))
    },
    import: async () => {
      const { id: importId } = await beginFanImport(ctx, { username: `fan-${one}-${number}`, type: 'collection' })
      const albums = [...some.map(newAlbum), { ...newAlbum(), label: `Label ${one}` }]
      await writeFanPage(ctx, { importId, page: 0, albums, found: albums.length, skipped: 0 })
      await writeFanPage(ctx, { importId, page: 1, albums, found: albums.length, skipped: 0 })
      await RECORDS.prepare(`UPDATE fan_import SET status = 'complete' WHERE id = ?`).bind(importId).run()
    },
    undo: async () => {
      const [importId] = await idsOf(person.id, 'fan_import', 'undone_at IS NULL')
      if (importId) await undoImport(ctx, importId)
    },
    details: async () => {
      const [importId] = await idsOf(person.id, 'fan_import')
      const [albumId] = await idsOf(person.id, 'album', `import_id = ${importId ?? 0}`)
      if (importId && albumId)
        await writeAlbumDetails(ctx, { importId, albumId }, { bandcampTags: ['late'], releaseDate: '2001' })
    },
    rate: () => album && updateAlbum(ctx, album, { rating: (one % 5) + 1 }),
    write: () => album && updateAlbum(ctx, album, { notes: `noted ${one}`, title: `Title ${one}` }),
    edit: () => editAlbums(ctx, pick(living, some), { rating: 2, list: one % 2 ? 'wishlist' : 'collection' }),
    tag: () => editAlbums(ctx, pick(living, some), { addTags: [`t${one}`], removeTags: ['dub'] }),
    'rename-tag': () => editTags(ctx, { from: [`t${one}`, 'late', 'dub'], to: one % 4 ? `t${one % 3}` : null }),
    'undo-tags': async () => {
      const edit = await RECORDS.prepare('SELECT edit FROM tag_rules WHERE user_id = ?')
        .bind(person.id)
        .first<string>('edit')
      if (edit) await undoTagEdit(ctx, edit)
    },
    'color-tag': () => setTagColor(ctx, { tag: `t${one % 3}`, color: TAG_COLORS[one] ?? null }),
    preview: () =>
      album &&
      rememberPreview(ctx, album, { streamUrl: `s${one}`, title: `Song ${one}`, trackId: one + 1, expiresAt: ctx.now }),
    delete: () => deleteAlbums(ctx, pick(living, some)),
    restore: async () => restoreAlbums(ctx, pick(await idsOf(person.id, 'album', 'deleted_at IS NOT NULL'), some)),
    'delete-all': () => deleteAllAlbums(ctx),
    'empty-trash': () => emptyTrash(ctx),
    'restore-trash': () => restoreTrash(ctx),
    purge: () => purgeTrash(ctx, new Date(ctx.now.getTime() + 1)),
    crate: () => createCrate(ctx, { name: `Crate ${one}`, albumIds: pick(living, some) }),
    name: () => crate && updateCrate(ctx, crate, { name: `Named ${one}` }),
    favorite: () => crate && toggleFavoriteCrate(ctx, crate),
    'delete-crate': () => crate && deleteCrate(ctx, crate),
    'restore-crates': async () => restoreCrates(ctx, pick(await idsOf(person.id, 'deleted_crate'), some)),
    'order-crates': () => orderCrates(ctx, pick(crates, some)),
    put: () => addAlbumsToCrates(ctx, pick(crates, others), pick(living, some)),
    take: () => crate && removeAlbumsFromCrate(ctx, crate, pick(living, some)),
    set: () => album && setCratesOfAlbum(ctx, album, pick(crates, some)),
    order: () => crate && orderAlbumsOfCrate(ctx, crate, pick(living, some)),
    // Without gaps, the next order gives new places to all.
    crowd: () =>
      RECORDS.batch(
        [
          'CREATE TABLE crowded AS SELECT user_id, crate_id, album_id FROM crate_album WHERE crate_id = ?',
          'DELETE FROM crate_album WHERE crate_id = ?',
          'INSERT INTO crate_album (user_id, crate_id, album_id, position) SELECT *, album_id FROM crowded WHERE crate_id = ?',
        ]
          .map((one) => RECORDS.prepare(one).bind(crate ?? 0))
          .concat(RECORDS.prepare('DROP TABLE crowded')),
      ),
    profile: () => person.call('/api/user', { method: 'PATCH', json: { displayName: `Name ${one}` } }),
    preferences: () => saveAccountSettings(ctx, { itemsPerPage: one % 2 ? 25 : 50 }),
    repair: async () => {
      await RECORDS.prepare("UPDATE crate SET album_count = 99, preview_covers = '[]' WHERE id = ?")
        .bind(crate ?? 0)
        .run()
      await repairSummaries({ ...ctx, now: new Date(0) })
    },
    wait: () => null,
    another: () => newDevice(person),
    // Writes that don't raise the albums' own revisions.
    forget: () =>
      RECORDS.batch([
        RECORDS.prepare("UPDATE album SET notes = 'changed by hand' WHERE id = ?").bind(album ?? 0),
        RECORDS.prepare(
          `INSERT INTO album (user_id, changed, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at)
           VALUES (?, 1, 'collection', 'By hand', 'Harbour Lights', '[]', '[]', '', '', 0)`,
        ).bind(person.id),
      ]),
  }
  await steps[kind]()
}

it('copies of several devices agree with the server after any sequence of changes', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  const sequences = runs(25, 600)
  let synced = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const person = await newPerson()
      const ctx = ctxOf(person.id)
      const ids = await insertAlbums(ctx, Array.from({ length: 6 }, newAlbum))
      for (const from of [0, 2]) await createCrate(ctx, { name: 'Harbour', albumIds: ids.slice(from, from + 4) })
      await deleteAlbums(ctx, ids.slice(3, 4))
      const [often, seldom] = [await newDevice(person), await newDevice(person)]
      for (const one of steps) {
        await take(person, one)
        if (one.one % 3 > 0) continue
        await expectSame(often, person)
        synced += 1
      }
      await expectSame(often, person)
      await expectSame(seldom, person)
      synced += 2
    }),
    { numRuns: sequences },
  )
  await annotate(`${sequences} sequences, ${synced} copies compared, 0 differences`, 'figure')
})
