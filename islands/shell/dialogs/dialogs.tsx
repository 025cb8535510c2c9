import { Component, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import type { MeView } from '#domain/accounts/account.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { toPlace } from '#domain/places.ts'
import { isLinked, isLinkOffered } from '#islands/data/api/bandcamp-link-api.ts'
import { useMe } from '#islands/data/api/me-api.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { popover } from '#islands/features/album/page/popover-store.ts'
import { commandOffer } from '#islands/features/find/command-offer.ts'
import { nowPlaying } from '#islands/features/player/now-playing.ts'
import { HOME, isDemo } from '#islands/lib/demo-mode.ts'
import { fieldArrived, holdKeysUntil } from '#islands/lib/held-keys.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { parseHash } from '#islands/lib/location.ts'
import { deferredCode, loadNotOpened } from '#islands/ui/deferred-code.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import { Toaster } from '#islands/ui/toaster.tsx'
import { pageOf } from '../places/places.ts'
import { CONTENTS, dialogOf, preloadDialog } from './contents.ts'
import { followAddress, keepForAnswer, shownDialogs } from './shown-dialogs.ts'

const NONE: CrateView[] = []
const ignore = () => undefined
const COMMANDS = lazyCode(async () => (await import('../commands/commands-in-search.ts')).commandsInSearch)
const BACKGROUND = lazyCode(() => import('../background.ts'))
const POPOVER = deferredCode(() => import('#islands/features/album/page/popovers.tsx'))
const DOCK = deferredCode(() => import('../dock/dock.tsx'))
const OPENER = `a[href^="#"], [data-dialog], a[href^="${HOME}/"]`
const PRELOAD_ON = ['pointerover', 'focusin'] as const

function preloadFor(event: Event) {
  const opener = event.target instanceof Element ? event.target.closest(OPENER) : null
  const href = opener?.getAttribute('href') ?? ''
  const place = toPlace(href.slice(HOME.length + 1).replace(/[?#].*/, ''))
  if (place) return pageOf(place).preload()
  const name = opener?.getAttribute('data-dialog') ?? parseHash(href)?.name
  if (name) preloadDialog(name)
}

type DialogsProps = { me: MeView; isLinked?: boolean; isSyncDue?: boolean }

/** The open dialog, the player, the toasts, and the background work. */
export function Dialogs({ me: rendered, isLinked: hasLink = false, isSyncDue = false }: DialogsProps) {
  const { data: me = rendered } = useMe(rendered)
  const crates = useCrates(NONE)
  const shown = shownDialogs.use()
  const [hasImported, setImported] = useState(false)
  if (!hasImported && shown.some(({ name }) => name === 'import')) setImported(true)
  const background = useCode(isDemo ? undefined : BACKGROUND)

  useEffect(() => isLinked.set(hasLink), [hasLink])
  useEffect(() => isLinkOffered.set(me.isLinkOffered), [me])
  useEffect(() => commandOffer.set({ code: COMMANDS, me }), [me])
  useLayoutEffect(followAddress, [])
  useLayoutEffect(() => {
    holdKeysUntil(import('../commands/command-key.ts').then(({ listenToCommandKey }) => listenToCommandKey()))
    holdKeysUntil(import('../keys/undo-key.ts').then(({ listenToUndoKey }) => listenToUndoKey()))
  }, [])
  useEffect(() => {
    for (const name of PRELOAD_ON) document.addEventListener(name, preloadFor)
    loadNotOpened().catch(ignore)
    // Code that a person may need offline before the service worker has stored all code.
    POPOVER.preload()
    preloadDialog('log-out')
    import('../header/log-out.ts').catch(ignore)
    return () => {
      for (const name of PRELOAD_ON) document.removeEventListener(name, preloadFor)
    }
  }, [])

  const beside = popover.use()
  const Popovers = useCode(beside ? POPOVER : undefined, () => {
    popover.set(null)
    fieldArrived()
    showLoadError()
  })
  const heard = nowPlaying.use((now) => now?.albumId ?? null)
  // A failure is ignored here: without its dock, the player itself says what fails.
  const Player = useCode(heard === null ? undefined : DOCK, ignore, heard ?? 0)
  return (
    <>
      <Toaster />
      {Player && <Player.Dock />}
      {beside && Popovers && <Popovers.AlbumPopover key={beside.id} {...beside} />}
      {shown.map((dialog) => (
        <DialogOf key={dialog.turn} {...dialog} me={me} crates={crates} />
      ))}
      {background && (
        <>
          <background.SessionGuard rendered={rendered} me={me} />
          <background.ImportNews isFollowing={hasImported} />
          <background.ConnectionLine />
          <background.ResumePlayer />
          <background.PasteAnywhere />
          <background.SyncDaily account={me.id} />
          {isSyncDue && <background.SyncLink />}
        </>
      )}
    </>
  )
}

type DialogOfProps = Omit<DialogContentProps, 'keepForAnswer'> & { turn: number }

/** A dialog, once its code is there. */
function DialogOf({ turn, ...props }: DialogOfProps) {
  const { name, id, isOpen } = props
  const fail = () => {
    fieldArrived()
    if (isOpen) void loadNotOpened().then(({ sayNotOpened }) => sayNotOpened(name, id))
  }
  const Content = useCode(CONTENTS.get(dialogOf(name)), fail)
  return (
    Content && (
      <DialogGuard onError={fail}>
        <Content {...props} keepForAnswer={(answer) => keepForAnswer(turn, answer)} />
      </DialogGuard>
    )
  )
}

type DialogGuardProps = { onError: () => void; children: ReactNode }

/** Catches the errors of a dialog, so that the page survives them. */
class DialogGuard extends Component<DialogGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch() {
    this.props.onError()
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
