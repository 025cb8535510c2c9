import { useEffect, useState } from 'react'
import type { MeView } from '#domain/account.ts'
import type { CrateView } from '#domain/crate.ts'
import { useCrates } from '../crates/crates-api.ts'
import { useImportNews } from '../import/use-import-news.ts'
import { parseHash } from '../location.ts'
import type { SessionGuard } from '../session/session-guard.tsx'
import { useMe } from '../settings/me-api.ts'
import { Toaster } from '../ui/toaster.tsx'
import { CONTENTS, dialogOf, preloadDialog } from './contents.ts'
import { loadNotOpened, useCode } from './deferred-code.ts'
import { DialogGuard } from './dialog-guard.tsx'
import { useShownDialog } from './use-shown-dialog.ts'

// Until the crates' own island has them all.
const NONE: CrateView[] = []
const ignore = () => undefined
const OPENER = 'a[href^="#"], [data-dialog]'
const PRELOAD_ON = ['pointerover', 'focusin'] as const

function preloadFor(event: Event) {
  const opener = event.target instanceof Element ? event.target.closest(OPENER) : null
  const name = opener?.getAttribute('data-dialog') ?? parseHash(opener?.getAttribute('href') ?? '')?.name
  if (name) preloadDialog(name)
}

/** Everything that lies over the collection: the dialog the address names, and the toasts. */
export function Dialogs({ me: rendered }: { me: MeView }) {
  const { data: me = rendered } = useMe(rendered)
  const { data: crates = NONE } = useCrates(NONE)
  const shown = useShownDialog()
  const [hasImported, setImported] = useState(false)
  if (shown?.name === 'import' && !hasImported) setImported(true)
  useImportNews(hasImported)
  const [Guard, setGuard] = useState<typeof SessionGuard | null>(null)

  useEffect(() => {
    import('../session/session-guard.tsx').then((module) => setGuard(() => module.SessionGuard), ignore)
  }, [])

  useEffect(() => {
    for (const name of PRELOAD_ON) document.addEventListener(name, preloadFor)
    loadNotOpened().catch(() => undefined)
    return () => {
      for (const name of PRELOAD_ON) document.removeEventListener(name, preloadFor)
    }
  }, [])

  const fail = () => shown && loadNotOpened().then(({ sayNotOpened }) => sayNotOpened(shown.name, shown.id))
  const Content = useCode(shown ? CONTENTS.get(dialogOf(shown.name)) : undefined, fail, shown?.turn)
  return (
    <>
      <Toaster />
      {shown && Content && (
        <DialogGuard key={shown.turn} onError={fail}>
          <Content name={shown.name} id={shown.id} isOpen={shown.isOpen} me={me} crates={crates} />
        </DialogGuard>
      )}
      {Guard && <Guard rendered={rendered} me={me} />}
    </>
  )
}
