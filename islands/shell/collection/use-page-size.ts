import { useEffect, useState } from 'react'
import { PAGE_SIZES, type PageSize } from '#domain/query/paging.ts'
import { saveItemsPerPage } from '#islands/data/api/me-api.ts'
import { readStored, writeStored } from '#islands/lib/browser-storage.ts'

const KEY = 'gatefold.items-per-page'

const stored = (): PageSize | undefined => PAGE_SIZES.find((size) => String(size) === readStored(KEY))

/** How many albums a page has: as in the profile, or as chosen in this browser while the profile could not be saved. */
export function usePageSize(saved: PageSize): [PageSize, (size: PageSize) => void] {
  const [size, setSize] = useState(saved)
  const choose = (chosen: PageSize) => {
    setSize(chosen)
    writeStored(KEY, String(chosen))
    saveItemsPerPage(chosen).then(
      () => writeStored(KEY, null),
      () => undefined,
    )
  }
  useEffect(() => setSize((size) => stored() ?? size), [])
  return [size, choose]
}
