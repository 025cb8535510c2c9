import type { Refusal } from '#islands/data/outbox/outbox-sending.ts'
import { openDialog } from '#islands/lib/location.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/outbox.ts'

/** Says that the server has refused a change that was kept; listens to `REFUSED`. */
export function sayRefused(event: Event): void {
  const { message, isDropped, isRetryable } = (event as CustomEvent<Refusal>).detail
  if (isDropped) return void showToast({ kind: 'error', title: messages.dropped, text: message })
  const text = isRetryable ? `${message} ${messages.sentWhenThereIsRoom}` : message
  const action = { label: messages.review, onAction: () => openDialog('unsent') }
  void showToast({ kind: 'error', title: messages.refused, text, action, stays: true })
}
