import { useLayoutEffect, useState } from 'react'

/** The page behind; dialogs and toasts are outside of it. */
const BEHIND = '.skip, [data-island=header] > *, .frame > *, [data-island=tabbar] > *'

/** Keeps the page behind from scrolling while this is shown; `behind` selects the parts that become inert. */
export function useStillPage(behind = BEHIND) {
  // Read before the album is in the document, since that would force a layout.
  const [scrollbar] = useState(() => (globalThis.document ? innerWidth - document.documentElement.clientWidth : 0))
  useLayoutEffect(() => {
    const { documentElement: root } = document
    const before = root.style.cssText
    root.style.paddingRight = `${scrollbar}px`
    root.style.overflow = 'hidden'
    const parts = [...document.querySelectorAll<HTMLElement>(behind)]
    for (const part of parts) part.inert = true
    return () => {
      root.style.cssText = before
      for (const part of parts) part.inert = false
    }
  }, [scrollbar, behind])
}
