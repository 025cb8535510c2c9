import { NOW } from '#domain/ago.ts'
import { addAlbum } from '#domain/changes/add-album.ts'
import { addCrate } from '#domain/changes/add-crate.ts'
import { addListen } from '#domain/changes/add-listen.ts'
import { addToCrates } from '#domain/changes/add-to-crates.ts'
import { deleteAlbums } from '#domain/changes/delete-albums.ts'
import { deleteCrate } from '#domain/changes/delete-crate.ts'
import { deleteListen } from '#domain/changes/delete-listen.ts'
import { editAlbum } from '#domain/changes/edit-album.ts'
import { editAlbums } from '#domain/changes/edit-albums.ts'
import { editCrate } from '#domain/changes/edit-crate.ts'
import { editListen } from '#domain/changes/edit-listen.ts'
import type { Kind, Lists } from '#domain/changes/kind.ts'
import { orderCrate } from '#domain/changes/order-crate.ts'
import { orderCrates } from '#domain/changes/order-crates.ts'
import { removeFromCrate } from '#domain/changes/remove-from-crate.ts'
import { reportScrobbles } from '#domain/changes/report-scrobbles.ts'
import { restoreAlbums } from '#domain/changes/restore-albums.ts'
import { restoreCrates } from '#domain/changes/restore-crates.ts'
import { setCrates } from '#domain/changes/set-crates.ts'
import { undoEdit } from '#domain/changes/undo-edit.ts'
import { chunk } from '#domain/chunk.ts'
import { IDEMPOTENCY_KEY } from '#domain/sync/idempotency.ts'
import { isGone } from '#islands/lib/api-error.ts'
import { agoOf } from '#islands/lib/clock.ts'
import { byId, client, unwrap } from '../client.ts'

/** How a kind of change is sent. */
type Sending<Fields extends object, Answer> = {
  /** The call that makes the change on the server. Sent again, it does nothing more. @throws ApiError */
  send: (change: Fields, options: { init: RequestInit; headers: Record<string, string> }) => Promise<Answer>
  /** The albums and crates in the answer, as they are now. */
  records?: (answer: NoInfer<Answer>) => Partial<Pick<Lists, 'albums' | 'crates'>>
  /** What the call answers, if it is the album or the crate with the id of the change. */
  returns?: 'album' | 'crate'
  /** A change as the calls it takes, for those of very many albums. */
  inParts?: (change: Fields) => Fields[]
}

/** What was set at a moment of this device's clock, if any, as calls say it: now, so many seconds ago. */
function withAgo<Values extends object>(values: Values, madeAt?: number): { values: Values; ago?: number } {
  if (madeAt === undefined) return { values }
  const moment = new Date(madeAt).toISOString()
  const said = Object.entries(values).map(([name, value]) => [name, value === moment ? NOW : value])
  return { values: Object.fromEntries(said), ago: agoOf(madeAt) }
}

const MINUTE_MS = 60_000

/** A moment of this device's clock, which said `at` then, as calls say it. */
const localAgo = (at: string, madeAt: number) => ({
  at: undefined,
  ago: agoOf(madeAt),
  utcOffset: Math.round((Date.parse(`${at}Z`) - madeAt) / MINUTE_MS),
})

/** A kind of change with how it is sent. */
export const sent = <Fields extends object, Answer>(kind: Kind<Fields>, sending: Sending<Fields, Answer>) => ({
  ...kind,
  ...sending,
})

/** A kind of change of which it is not known which one. */
export type AnyKind = Kind<object> & Sending<object, unknown>

/** The most albums in one call: as many as the server handles within a few seconds. */
const ALBUMS_PER_CALL = 10_000

const albumsInParts = <Fields extends { albumIds: number[] }>(change: Fields): Fields[] =>
  chunk(change.albumIds, ALBUMS_PER_CALL).map((albumIds) => ({ ...change, albumIds }))

/** Every kind of change, by the name under which devices store it. */
export const KINDS = {
  'add-album': sent(addAlbum, {
    send: ({ id, input }, options) => unwrap(client.albums.$post({ json: { ...input, id } }, options)),
    records: (album) => ({ albums: [album] }),
    returns: 'album',
  }),
  'edit-album': sent(editAlbum, {
    send: ({ id, patch, madeAt }, options) => {
      const { values, ago } = withAgo(patch, madeAt)
      return unwrap(client.albums[':id'].$patch({ ...byId(id), json: { ...values, ago } }, options))
    },
    records: (album) => ({ albums: [album] }),
    returns: 'album',
  }),
  'edit-albums': sent(editAlbums, {
    send: ({ albumIds, change, edit, madeAt }, options) => {
      const { values, ago } = withAgo(change, madeAt)
      return unwrap(client.albums.edit.$post({ json: { albumIds, change: values, edit, ago } }, options))
    },
    records: ({ albums = [] }) => ({ albums }),
  }),
  'undo-edit': sent(undoEdit, {
    send: ({ edit }, options) =>
      unwrap(
        client.albums.undo.$post(
          { json: { edit } },
          { ...options, headers: { ...options.headers, [IDEMPOTENCY_KEY]: `undo ${edit}` } },
        ),
      ),
  }),
  'delete-albums': sent(deleteAlbums, {
    send: ({ albumIds }, options) => unwrap(client.albums.delete.$post({ json: { albumIds } }, options)),
    inParts: albumsInParts,
  }),
  'restore-albums': sent(restoreAlbums, {
    send: ({ albumIds }, options) => unwrap(client.albums.restore.$post({ json: { albumIds } }, options)),
    inParts: albumsInParts,
  }),
  'set-crates': sent(setCrates, {
    send: ({ albumId, crateIds }, options) =>
      unwrap(client.albums[':id'].crates.$put({ ...byId(albumId), json: { crateIds } }, options)),
    records: (crates) => ({ crates }),
  }),
  'add-crate': sent(addCrate, {
    send: ({ id, input }, options) => unwrap(client.crates.$post({ json: { ...input, id } }, options)),
    records: (crate) => ({ crates: [crate] }),
    returns: 'crate',
  }),
  'edit-crate': sent(editCrate, {
    send: ({ id, patch }, options) => unwrap(client.crates[':id'].$patch({ ...byId(id), json: patch }, options)),
    records: (crate) => ({ crates: [crate] }),
    returns: 'crate',
  }),
  'delete-crate': sent(deleteCrate, {
    send: ({ id }, options) =>
      unwrap(client.crates[':id'].$delete(byId(id), options)).catch((error: unknown) => {
        // An earlier call has deleted it, or another device.
        if (!isGone(error)) throw error
      }),
  }),
  'restore-crates': sent(restoreCrates, {
    send: ({ crateIds }, options) => unwrap(client.crates.restore.$post({ json: { crateIds } }, options)),
  }),
  'order-crates': sent(orderCrates, {
    send: ({ crateIds }, options) => unwrap(client.crates.order.$put({ json: { crateIds } }, options)),
  }),
  'add-to-crates': sent(addToCrates, {
    send: ({ crateIds, albumIds }, options) =>
      unwrap(client.crates.albums.$post({ json: { crateIds, albumIds } }, options)),
    records: (crates) => ({ crates }),
  }),
  'remove-from-crate': sent(removeFromCrate, {
    send: ({ crateId, albumIds }, options) =>
      unwrap(client.crates[':id'].albums.$delete({ ...byId(crateId), json: { albumIds } }, options)),
    records: (crate) => ({ crates: [crate] }),
  }),
  'order-crate': sent(orderCrate, {
    send: ({ crateId, albumIds }, options) =>
      unwrap(client.crates[':id'].order.$put({ ...byId(crateId), json: { albumIds } }, options)),
    records: (crate) => ({ crates: [crate] }),
  }),
  'add-listen': sent(addListen, {
    send: ({ id, albumId, listen, madeAt }, options) => {
      const json = madeAt === undefined ? listen : { ...listen, ...localAgo(listen.at, madeAt) }
      return unwrap(client.albums[':id'].listens.$post({ ...byId(albumId), json: { ...json, id } }, options))
    },
  }),
  'edit-listen': sent(editListen, {
    send: ({ id, patch }, options) => unwrap(client.listens[':id'].$patch({ ...byId(id), json: patch }, options)),
  }),
  'delete-listen': sent(deleteListen, {
    send: ({ id }, options) => unwrap(client.listens[':id'].$delete(byId(id), options)),
  }),
  'report-scrobbles': sent(reportScrobbles, {
    send: ({ scrobbles }, options) => {
      const heard = scrobbles.map(({ startedAt, ...track }) => ({ ...track, ago: agoOf(startedAt * 1_000) }))
      return unwrap(client.listenbrainz.scrobbles.$post({ json: { scrobbles: heard } }, options))
    },
  }),
}
