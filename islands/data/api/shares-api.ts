import type { ClientResponse } from 'hono/client'
import { useEffect, useState } from 'react'
import { mutate } from 'swr'
import type { CardContents, Gift, NewShare, OwnShare, SharePatch } from '#domain/shares/share.ts'
import { byId, client, send, unwrap, unwrapRaw } from '../client.ts'
import { shares as kept } from '../store/account-storage.ts'
import { useKept } from './kept.ts'
import { useReadOnce, useResource } from './resource.ts'

const SHARES = 'shares'

/** The person's shares, the newest first; at first those that the server rendered. */
export function useShares(rendered?: OwnShare[]) {
  const fallback = rendered && { fallbackData: rendered }
  const read = useResource<OwnShare[]>(SHARES, () => unwrap(client.shares.$get()), fallback)
  const { value, keptAt } = useKept(kept, read.data, read.error)
  // What another part has read before counts as known for a frame, until SWR begins to read it again.
  const [isAsked, setAsked] = useState(false)
  const { mutate: ask } = read
  useEffect(
    () =>
      void ask()
        .catch(() => undefined)
        .finally(() => setAsked(true)),
    [ask],
  )
  return { ...read, isValidating: read.isValidating || !isAsked, data: value, keptAt }
}

/** Who gives what of a gift list whose day has come. */
export const useGifts = (id: number, isWanted: boolean) =>
  useReadOnce<Gift[]>(isWanted ? `gifts-${id}` : null, () => unwrap(client.shares[':id'].gifts.$get(byId(id))))

const readPreview = async (share: string): Promise<string> =>
  (await unwrapRaw(send(`/api/share-preview?${new URLSearchParams({ share })}`))).text()

/** The page of a share that is not made yet, as HTML. */
export const useSharePreview = (share: string) =>
  useResource(`share-preview ${share}`, () => readPreview(share), { keepPreviousData: true })

const put = (share: OwnShare) =>
  mutate<OwnShare[]>(SHARES, (all) => all?.map((one) => (one.id === share.id ? share : one)), { revalidate: false })

async function added(share: OwnShare): Promise<OwnShare> {
  const withIt = (all?: OwnShare[]) =>
    all && [share, ...all.filter(({ id }) => id !== share.id)].toSorted((one, other) => other.id - one.id)
  await mutate<OwnShare[]>(SHARES, withIt, { revalidate: false })
  return share
}

/** Shares something, or answers with the share that it has. */
export const createShare = async (input: NewShare): Promise<OwnShare> =>
  added(await unwrap(client.shares.$post({ json: input })))

/** Shares again, under the same link, what `deleteShare` has ended. */
export const restoreShare = async (undo: string): Promise<OwnShare> =>
  added(await unwrap(client.shares.restore.$post({ json: { undo } })))

export async function updateShare(id: number, patch: SharePatch): Promise<OwnShare> {
  const share = await unwrap(client.shares[':id'].$patch({ ...byId(id), json: patch }))
  await put(share)
  return share
}

export async function renewLink(id: number): Promise<OwnShare> {
  const share = await unwrap(client.shares[':id'].link.$post(byId(id)))
  await put(share)
  return share
}

/** Ends a share, and returns what shares it again. */
export async function deleteShare(id: number): Promise<string> {
  const { undo } = await unwrap(client.shares[':id'].$delete(byId(id)))
  await mutate<OwnShare[]>(SHARES, (all) => all?.filter((one) => one.id !== id), { revalidate: false })
  return undo
}

/** Takes all marks of guests away. */
export const clearGifts = (id: number): Promise<null> => unwrap(client.shares[':id'].gifts.$delete(byId(id)))

/** The same for a part of the page; null for none. */
export const useShareCard = (id: number | null) =>
  useReadOnce<CardContents>(id === null ? null : `share-card-${id}`, () => readCard(id ?? 0))

/** What the picture of a share is drawn of. */
export const readCard = (id: number): Promise<CardContents> => unwrap(client.shares[':id'].card.$get(byId(id)))

/** Stores the picture that was drawn of this. @throws ApiError */
export async function saveCard(id: number, of: string, picture: Blob): Promise<void> {
  const sent = send(`/api/shares/${id}/card/${of}`, { method: 'PUT', body: picture })
  await unwrap(sent as unknown as Promise<ClientResponse<null>>)
}
