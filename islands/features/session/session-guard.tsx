import { type ComponentType, useEffect, useState } from 'react'
import type { MeView } from '#domain/accounts/account.ts'
import { SESSION_ENDED } from '#islands/data/client.ts'
import { settled, unconfirmed } from '#islands/data/queue/pending.ts'
import { readOutbox } from '#islands/data/queue/queue.ts'
import { pauseSending, resumeSending } from '#islands/data/queue/send.ts'
import { hasUnstored } from '#islands/data/queue/write-ahead.ts'
import { leavePage, tellSession } from '#islands/data/session.ts'
import { clearPages } from '#islands/data/store/wipe.ts'
import { onTabNews, type SessionNews } from '#islands/data/tabs.ts'
import { writeStored } from '#islands/lib/browser-storage.ts'
import { takeNotice } from '#islands/lib/notice.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { heldBy } from '#islands/ui/unsaved.ts'
import { signedOut } from '#locales/errors.ts'
import * as messages from '#locales/outbox.ts'
import { signInToSend } from '#locales/outbox.ts'

type SessionGuardProps = {
  /** The user the page was rendered for. */
  rendered: MeView
  /** The user as last loaded. */
  me: MeView
}
type Ended = {
  Question: ComponentType<{ reason: string; onDiscard: () => void }>
  reason: string
  leave: () => void
}

type Field = HTMLInputElement | HTMLTextAreaElement

const typed = new WeakSet<EventTarget>()

/** Tracks from now on which fields are typed into; returns a function that stops it. */
function noteTyping(): () => void {
  const note = ({ target }: Event) => target && typed.add(target)
  addEventListener('input', note, true)
  return () => removeEventListener('input', note, true)
}

const FIELDS =
  'form :is(textarea, input):not([type=password], [type=search], [type=radio], [type=checkbox], [role=combobox])'

/** Whether an open form contains typed text. A closing one is inert. */
const hasTyped = (): boolean =>
  [...document.querySelectorAll<Field>(FIELDS)].some(
    (field) => typed.has(field) && field.value.trim() !== '' && !field.closest('[inert]'),
  )

/** How long the page waits until changes are stored, and until forms with a stored change have closed, in milliseconds. */
const PATIENCE = { changes: 3_000, forms: 500, pause: 50 }

const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Whether leaving the page would lose something: text in a form, or changes on a device that may store nothing. */
const isHolding = () => heldBy() !== null || hasTyped() || hasUnstored()

/** Makes fields that save when they lose the focus do so, and stores all changes. Resolves to whether leaving would lose something. */
async function storeAll(): Promise<boolean> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await pause()
  await settled(PATIENCE.changes)
  for (let waited = 0; isHolding() && waited < PATIENCE.forms; waited += PATIENCE.pause) await pause(PATIENCE.pause)
  await readOutbox()
  return isHolding()
}

function showNotice(email: string) {
  const kind = takeNotice()?.kind
  if (kind === 'logged-in') showToast({ kind: 'ok', title: messages.loggedInTitle, text: messages.loggedIn })
  if (kind === 'account-changed')
    showToast({ kind: 'info', title: messages.accountChangedTitle, text: messages.accountChanged(email) })
}

/**
 * Leaves the page if its user is no longer signed in. Text in a form keeps the page, covered by a question, until the same user signs in;
 * changes wait in the outbox.
 */
export function SessionGuard({ rendered, me }: SessionGuardProps) {
  const [ended, setEnded] = useState<Ended | null>(null)

  // Only for display before the user has loaded; it grants no access.
  useEffect(() => {
    writeStored('currentUser', JSON.stringify({ uid: me.id, email: me.email, displayName: me.displayName }))
  }, [me])
  useEffect(() => showNotice(rendered.email), [rendered])

  useEffect(() => {
    let latest: SessionNews | undefined
    // A call that was already sent may report later that the session is over.
    let isByPerson = false
    const stopNoting = noteTyping()
    const hear = async (news: SessionNews) => {
      latest = news
      isByPerson = news.person === null && (isByPerson || news.isByPerson === true)
      if (news.person === rendered.id) {
        resumeSending()
        return setEnded(null)
      }
      // Another person may log in before this page is told.
      pauseSending()
      // What cannot be stored waits for its person here; the other one may drop it.
      if (news.person !== null && !hasUnstored()) return leavePage('/app', { kind: 'account-changed' })
      // The rest is kept until it is known who opens the app next.
      void clearPages()
      const isHeld = await storeAll()
      if (latest !== news) return
      const unsent = unconfirmed.get()
      const why = news.person === null ? news.reason : signedOut
      const reason = unsent > 0 && why === signedOut ? signInToSend(unsent, rendered.email) : why
      const leave = () =>
        news.person === null
          ? leavePage('/', { kind: 'signed-out', text: reason }, !isByPerson)
          : leavePage('/app', { kind: 'account-changed' })
      if (!isHeld) return leave()
      import('./signed-out-question.tsx').then(({ SignedOutQuestion }) => {
        if (latest === news) setEnded({ Question: SignedOutQuestion, reason, leave })
      }, leave)
    }
    const stopListening = onTabNews((news) => void (news.kind === 'session' && hear(news.session)))
    return () => {
      stopNoting()
      stopListening()
    }
  }, [rendered])
  useEffect(() => {
    const tell = (event: Event) => tellSession({ person: null, reason: (event as CustomEvent<string>).detail })
    addEventListener(SESSION_ENDED, tell)
    return () => removeEventListener(SESSION_ENDED, tell)
  }, [])
  useEffect(() => tellSession({ person: me.id }), [me.id])

  return ended && <ended.Question reason={ended.reason} onDiscard={ended.leave} />
}
