import { useEffect, useEffectEvent, useState } from 'react'
import type { ListenPatch, ListensPage, ListenView, NewListen } from '#domain/diary/listen.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { withDrawnId } from '../queue/drawn-id.ts'
import { write } from '../queue/write.ts'
import { confirmedLists, setConfirmed } from '../store/confirmed.ts'
import { records, type Shown } from '../view/records.ts'
import { client, unwrap, writes } from './client.ts'

const ATTEMPTS = 3

/** A page as it is when nothing is on its way to the server. */
async function readPage(after: string | undefined, attempts = ATTEMPTS): Promise<ListensPage> {
  const { started, open } = writes
  const page = await unwrap(client.listens.$get({ query: after === undefined ? {} : { after } }))
  return (open > 0 || started !== writes.started) && attempts > 1 ? readPage(after, attempts - 1) : page
}

const listensOf = ({ listens }: Shown) => listens

/** The diary as far as it is loaded, at first as the server rendered it; what has not been sent is in it. */
export function useListens(rendered: ListensPage | undefined) {
  const listens = records.use<ListenView[] | undefined>(listensOf, rendered?.listens)
  const [next, setNext] = useState(rendered?.next ?? null)
  const [error, setError] = useState<ApiError | null>(null)
  const [isLoading, setLoading] = useState(false)
  const load = async (after?: string) => {
    setLoading(true)
    try {
      const page = await readPage(after)
      const before = after === undefined ? [] : (confirmedLists().listens ?? [])
      setConfirmed({ listens: [...new Map([...before, ...page.listens].map((one) => [one.id, one])).values()] })
      setNext(page.next)
      setError(null)
    } catch (thrown) {
      setConfirmed({ listens: confirmedLists().listens ?? [] })
      setError(thrown instanceof ApiError ? thrown : new ApiError(0))
    }
    setLoading(false)
  }
  const start = useEffectEvent(() => {
    if (rendered) setConfirmed({ listens: rendered.listens })
    void load()
  })
  useEffect(start, [])
  return {
    listens: listens ?? rendered?.listens,
    hasMore: next !== null,
    isLoading,
    error,
    showMore: () => void load(next ?? undefined),
    retry: () => void load(),
  }
}

/** Notes that an album was heard; resolves to the id of the entry. */
export const addListen = (albumId: number, listen: NewListen & { at: string }): Promise<number> =>
  withDrawnId(async (id) => {
    await write<'add-listen'>({ call: 'add-listen', id, albumId, listen })
    return id
  })

type Named = Pick<ListenView, 'id' | 'albumId'>

export const updateListen = ({ id, albumId }: Named, patch: ListenPatch): Promise<unknown> =>
  write<'edit-listen'>({ call: 'edit-listen', id, albumId, patch })

export const deleteListen = ({ id, albumId }: Named): Promise<unknown> =>
  write<'delete-listen'>({ call: 'delete-listen', id, albumId })
