import { useEffect, useState } from 'react'
import { PAGE_SIZES, type PageSize } from '#domain/paging.ts'
import { saveItemsPerPage } from '../settings/account-api.ts'

const KEY = 'gatefold.items-per-page'

const store = (size: PageSize | null) => {
  try {
    if (size === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(size))
  } catch {}
}

const stored = (): PageSize | undefined => {
  try {
    const text = localStorage.getItem(KEY)
    return PAGE_SIZES.find((size) => String(size) === text)
  } catch {}
}

/** The page size of the profile, or the one that this browser could not save to the profile yet. */
export function usePageSize(saved: PageSize): [PageSize, (size: PageSize) => void] {
  const [size, setSize] = useState(saved)
  const choose = (chosen: PageSize) => {
    setSize(chosen)
    store(chosen)
    saveItemsPerPage(chosen).then(
      () => store(null),
      () => undefined,
    )
  }
  useEffect(() => setSize((size) => stored() ?? size), [])
  return [size, choose]
}
