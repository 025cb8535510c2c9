import { useEffect } from 'react'
import { pageTitle } from '#locales/pages.ts'

/** Names the page in the browser's tab. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
}
