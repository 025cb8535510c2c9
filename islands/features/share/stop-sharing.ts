import type { OwnShare } from '#domain/shares/share.ts'
import { deleteShare, restoreShare } from '#islands/data/api/shares-api.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { undo } from '#locales/phrases.ts'
import * as messages from '#locales/share.ts'
import { drawCard } from './draw-later.ts'

/** Ends a share, and offers to share it again under the same link. */
export async function stopSharing(id: number, name: string, onBack?: (share: OwnShare) => void): Promise<void> {
  const ended = await deleteShare(id)
  const takeBack = async () => {
    const share = await restoreShare(ended)
    drawCard(share)
    onBack?.(share)
  }
  const onAction = () => void attempt(messages.shareAgainFailed, takeBack)
  void showToast({ kind: 'ok', title: messages.revoked, text: name, action: { label: undo, onAction } })
}
