import type { ImportView } from '#domain/imports/fan-import.ts'
import { restoreMet } from '#islands/data/api/change-imports-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/import.ts'

const restore = async (met: readonly ImportView[]) => {
  await restoreMet(met.map(({ id }) => id))
  void showToast({ kind: 'ok', title: messages.broughtBack })
}

type BringBackProps = { imports: readonly ImportView[]; label?: (albums: number) => string }

/** A button that restores albums that imports from Bandcamp found in the trash; imports of files restore them themselves. */
export function BringBack({ imports, label = () => messages.bringBack }: BringBackProps) {
  const { isBusy, run } = useAction()
  const met = imports.filter(({ kind, trashed }) => kind !== 'file' && trashed > 0)
  if (met.length === 0) return null
  const albums = met.reduce((sum, { trashed }) => sum + trashed, 0)
  return (
    <Button
      look="meta-link"
      text={label(albums)}
      aria-disabled={isBusy || undefined}
      onClick={() => void run(messages.bringBackFailed, () => restore(met))}
    />
  )
}
