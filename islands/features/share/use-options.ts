import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OwnShare, ShareOf, SharePatch, Shows } from '#domain/shares/share.ts'
import { createShare, updateShare } from '#islands/data/api/shares-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { showError } from '#islands/ui/errors/show-error.ts'
import * as messages from '#locales/share.ts'
import { draftWith, isDraft, type Patch } from './draft.ts'
import { drawCard } from './draw-later.ts'

/** How long (ms) typing must pause before it is saved. */
const TYPED_MS = 500

/** The options of a share. */
type Options = Required<Pick<SharePatch, 'title' | 'sharer' | 'view' | 'expires' | 'listed'>> & { shows: Shows }

const optionsOf = ({ title, sharer, view, expires, listed, shows }: OwnShare): Options => ({
  ...{ title, sharer, view, expires, listed, shows },
})

const merged = (one: Patch, other: Patch): Patch => ({
  ...one,
  ...other,
  ...((one.shows ?? other.shows) && { shows: { ...one.shows, ...other.shows } }),
})

/**
 * The options of a share. Each change is shown at once and saved, one after the other; refused changes are reverted. Those of a draft are
 * kept until `make` creates its link.
 */
export function useOptions(share: OwnShare, onSaved: (share: OwnShare) => void) {
  const [options, setOptions] = useState(() => optionsOf(share))
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [status, setStatus] = useState<'saving' | 'saved' | null>(null)
  const kept = useRef(share)
  const waiting = useRef<Patch>({})
  /** The options chosen for a draft. */
  const chosen = useRef<Patch>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(Promise.resolve(true))

  const keep = (saved: OwnShare): OwnShare => {
    kept.current = saved
    setWrong({})
    onSaved(saved)
    if (!isDraft(saved)) drawCard(saved)
    return saved
  }
  const showWrong = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {}
    setWrong({ ...fields, gift: fields.gift ?? fields['gift.until'] ?? '' })
    return fields
  }
  const send = async (patch: Patch): Promise<boolean> => {
    if (isDraft(kept.current)) {
      chosen.current = merged(chosen.current, patch)
      keep(draftWith(kept.current, patch))
      return true
    }
    setStatus('saving')
    try {
      keep(await updateShare(kept.current.id, patch as SharePatch))
      setStatus('saved')
      return true
    } catch (error) {
      setStatus(null)
      const fields = showWrong(error)
      // The error is shown in its field, and options chosen without a session are kept.
      if (Object.keys(fields).length > 0 || (error instanceof ApiError && error.status === 401)) return false
      setOptions(optionsOf(kept.current))
      showError(messages.saveFailed, error)
      return false
    }
  }
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current)
    const patch = waiting.current
    waiting.current = {}
    if (Object.keys(patch).length > 0) sending.current = sending.current.then(() => send(patch))
    return sending.current
  }
  /** Changes some options; `isTyped` waits until typing pauses. */
  const change = ({ gift, ...patch }: Patch, isTyped = false): Promise<boolean> => {
    const { shows, ...rest } = patch
    setOptions((before) => ({ ...before, ...rest, shows: { ...before.shows, ...shows } }))
    waiting.current = merged(waiting.current, { ...patch, ...(gift && { gift }) })
    clearTimeout(timer.current)
    if (!isTyped) return flush()
    timer.current = setTimeout(flush, TYPED_MS)
    return Promise.resolve(true)
  }
  /** Creates the link of a draft. Options changed meanwhile are saved afterwards. @throws ApiError */
  const make = (of: ShareOf): Promise<OwnShare> => {
    const made = flush().then(async () => keep(await createShare({ of, ...(chosen.current as SharePatch) })))
    sending.current = made.then(
      () => true,
      (error) => {
        showWrong(error)
        return false
      },
    )
    return made
  }
  const leave = useEffectEvent(() => void flush())
  useEffect(() => () => leave(), [])
  return { options, change, wrong, status, make }
}
