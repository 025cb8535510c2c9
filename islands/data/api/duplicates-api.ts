import { mutate } from 'swr'
import type { AlbumView } from '#domain/albums/album.ts'
import type { DistinctInput, KnownDuplicates, MergeInput } from '#domain/albums/album-merge.ts'
import { IDEMPOTENCY_KEY } from '#domain/sync/idempotency.ts'
import { client, unwrap } from '../client.ts'
import { refresh } from '../pull/refresh.ts'
import { knownDuplicates } from '../store/account-storage.ts'
import { mergeServer } from '../store/confirmed.ts'
import { useKept } from './kept.ts'
import { useResource } from './resource.ts'
import { TRASH } from './trash-api.ts'

const KNOWN = 'known-duplicates'

/** What was merged, and what is not the same; asks for it if `isOn`. */
export function useKnownDuplicates(isOn: boolean) {
  const read = useResource<KnownDuplicates>(isOn ? KNOWN : null, () => unwrap(client.albums.duplicates.$get()))
  // Without a network as this device has them.
  return { ...read, data: useKept(knownDuplicates, read.data, read.error).value }
}

const changed = () => Promise.all([refresh(), mutate(KNOWN), mutate(TRASH)])

/** Merges albums into the one to keep. Sent again with the same key, it is done once. @throws ApiError */
export async function mergeAlbums(input: MergeInput, key: string): Promise<AlbumView> {
  const kept = await unwrap(client.albums.merge.$post({ json: input }, { headers: { [IDEMPOTENCY_KEY]: key } }))
  mergeServer({ goneAlbums: input.merge, ...(kept && { albums: [kept] }) })
  void changed()
  return kept
}

/** @throws ApiError */
export async function unmergeAlbums(keep: number, merge: number[]): Promise<void> {
  await unwrap(client.albums.unmerge.$post({ json: { keep, merge } }))
  await changed()
}

/** Marks albums as not the same, or takes that back. @throws ApiError */
export async function setDistinct(input: DistinctInput): Promise<void> {
  await unwrap(client.albums.distinct.$post({ json: input }))
  await mutate(KNOWN)
}
