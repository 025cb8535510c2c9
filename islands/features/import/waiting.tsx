import type { ImportView } from '#domain/imports/fan-import.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { SECOND, useNow } from '#islands/ui/use-now.ts'
import * as messages from '#locales/import.ts'
import { roughTime } from './rough-time.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Says why an import waits for Bandcamp, and for how long. */
export function Waiting({ shown }: { shown: ImportView }) {
  const now = useNow(SECOND)
  const reason = shown.message ?? ''
  const until = shown.waitingUntil ? Date.parse(shown.waitingUntil) : now
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000))
  return (
    <p className="alert mt-4">
      <Icon name="clock" />
      {seconds > 0 ? (
        <>
          <span aria-hidden="true">{messages.resumingIn(reason, clock(seconds))}</span>
          {srOnly(messages.resumingIn(reason, roughTime(seconds)))}
        </>
      ) : (
        <span>{messages.resumingNow(reason)}</span>
      )}
    </p>
  )
}
