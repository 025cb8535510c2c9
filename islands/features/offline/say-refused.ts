import type { Refusal } from '#islands/data/queue/refusals.ts'
import { openDialog } from '#islands/lib/location.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/outbox.ts'

/** Says that the server has refused a change that was kept. */
export function sayRefused({ message, isDropped, isRetryable }: Refusal): void {
  if (isDropped) return void showToast({ kind: 'error', title: messages.dropped, text: message })
  const text = isRetryable ? `${message} ${messages.sentWhenThereIsRoom}` : message
  const action = { label: messages.review, onAction: () => openDialog('unsent') }
  void showToast({ kind: 'error', title: messages.refused, text, action, stays: true })
}
