import { useEffect } from 'react'
import { pageTitle } from '#locales/pages.ts'

/** Sets the title of the document. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
}
