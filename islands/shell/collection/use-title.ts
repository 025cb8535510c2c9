import { useEffect } from 'react'
import { collectionTitle, pageTitle } from '#locales/pages.ts'

/** Names the page in the browser's tab, as long as it has a name. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    const title = pageTitle(name)
    // The server may have named it already.
    const before = document.title === title ? pageTitle(collectionTitle) : document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [name])
}
