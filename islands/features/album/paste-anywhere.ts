import { useEffect } from 'react'
import { bandcampAddresses } from '#domain/albums/addresses-in-text.ts'
import { isInField } from '#islands/lib/is-in-field.ts'
import { dialogInAddress, openDialog } from '#islands/lib/location.ts'
import { keepPasted } from './text-for-add.ts'

function onPaste(event: ClipboardEvent) {
  if (event.defaultPrevented || isInField(event.target) || dialogInAddress()) return
  const text = event.clipboardData?.getData('text') ?? ''
  if (bandcampAddresses(text).length === 0) return
  event.preventDefault()
  keepPasted(text)
  openDialog('add')
}

/** Opens Add with addresses of Bandcamp that are pasted outside of fields and dialogs. */
export function PasteAnywhere(): null {
  useEffect(() => {
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  return null
}
