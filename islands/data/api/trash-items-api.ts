import { mutate } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { TrashItem, TrashPage } from '#domain/albums/trash.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { client, NO_REVALIDATE, unwrap } from '../client.ts'
import { refresh } from '../pull/refresh.ts'
import { trash as kept } from '../store/account-storage.ts'
import { restoreCrate } from './crate-changes-api.ts'
import { useKept } from './kept.ts'
import { restoreAlbums, TRASH } from './trash-api.ts'

const FIRST_PAGE = 'trash'

/** What is in the trash, last deleted first, page by page; loaded each time it is shown, at first as the server rendered it. */
export function useTrash(rendered: TrashPage | undefined) {
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<TrashPage, ApiError>(
    (index: number, before: TrashPage | null) => (index === 0 ? FIRST_PAGE : (before?.next ?? null)),
    (key: string) => unwrap(client.trash.$get({ query: key === FIRST_PAGE ? {} : { after: key } })),
    {
      ...NO_REVALIDATE,
      fallbackData: rendered && [rendered],
      revalidateOnMount: true,
      revalidateAll: true,
      dedupingInterval: 0,
    },
  )
  const [first] = data ?? []
  // The device keeps the last items.
  const { value, keptAt } = useKept(kept, first, error)
  const items = data?.flatMap((page) => page.items) ?? value?.items ?? []
  return {
    trash: value && { items, albums: value.albums, crates: value.crates },
    /** When it was read (ms), where only this device could be asked. */
    keptAt,
    hasMore: Boolean(data?.at(-1)?.next),
    isLoading: isValidating,
    showMore: () => setSize(size + 1),
    error,
    retry: () => mutate(),
  }
}

export const restoreItem = (item: TrashItem): Promise<unknown> =>
  item.kind === 'album' ? restoreAlbums([item.id]) : restoreCrate(item.id)

// A call handles a bounded number of items.
async function untilNoneIsLeft(step: () => Promise<{ left: number }>, onLeft: (left: number) => void): Promise<void> {
  for (let { left } = await step(); left > 0; ) {
    onLeft(left)
    const next = await step()
    if (next.left >= left) return
    left = next.left
  }
}

/** Restores everything; `onLeft` is told how many items are left after each call but the last. */
export async function restoreAll(onLeft: (left: number) => void): Promise<void> {
  try {
    await untilNoneIsLeft(() => unwrap(client.trash.restore.$post()), onLeft)
  } finally {
    await Promise.all([refresh(), mutate(TRASH)])
  }
}

/** Permanently deletes everything in the trash; `onLeft` is told how many items are left after each call but the last. */
export async function emptyTrash(onLeft: (left: number) => void): Promise<void> {
  try {
    await untilNoneIsLeft(() => unwrap(client.trash.$delete()), onLeft)
  } finally {
    await mutate(TRASH)
  }
}
