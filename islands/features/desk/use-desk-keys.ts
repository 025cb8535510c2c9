import { useEffectEvent, useLayoutEffect } from 'react'
import type { Verdict } from '#domain/albums/verdict.ts'
import { givesHalfStars, readSetting } from '#islands/data/settings.ts'
import type { PopoverKind } from '#islands/features/album/page/public.ts'
import { isInField } from '#islands/lib/is-in-field.ts'
import { isCovered } from '#islands/ui/layers.ts'
import { starsByKey } from '#islands/ui/star-key.ts'
import type { Decision } from './decide.ts'

// These keys have another meaning in lists, where `k` is the previous album and `x` selects.
export const VERDICT_KEYS: Record<Verdict, string> = { keep: 'y', friday: 'f', later: 'l', 'let-go': 'Delete' }
export const POPOVER_KEYS: Record<PopoverKind, string> = { tags: 't', note: 'n', crates: 'c' }

const nameOf = <Name extends string>(keys: Record<Name, string>, key: string) =>
  (Object.keys(keys) as Name[]).find((name) => keys[name] === key)

type DeskActions = {
  isWish: boolean
  decide: (decision: Decision) => void
  skip: () => void
  back: () => void
  undo: () => void
  toggleMusic: () => void
  open: (kind: PopoverKind) => void
  leave: () => void
}

/** The keys of the desk, which take precedence over those of the page. */
export function useDeskKeys(actions: DeskActions): void {
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const { key, target } = event
    if (event.isComposing || event.altKey || isInField(target) || isCovered()) return false
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'z' || event.shiftKey) return false
      actions.undo()
      return true
    }
    if (key === 'Escape') {
      actions.leave()
      return true
    }
    if (readSetting('keys') === 'off') return false
    // A held key decides about one album, and has no effect on the page.
    if (event.repeat && /^[^ ]$/.test(key)) return true
    const isOnRadio = target instanceof HTMLInputElement && target.type === 'radio'
    // The space bar presses a focused button.
    const isOnControl = target instanceof Element && target.closest('button, a, input, summary') !== null
    const verdict = actions.isWish ? nameOf(VERDICT_KEYS, key === 'Backspace' ? 'Delete' : key) : undefined
    const popover = nameOf(POPOVER_KEYS, key)
    const stars = starsByKey(event, givesHalfStars())
    if (stars) actions.decide({ stars })
    else if (verdict) actions.decide({ verdict })
    else if (popover) actions.open(popover)
    else if (key === 's' || key === 'j' || (key === 'ArrowRight' && !isOnRadio)) actions.skip()
    else if (key === 'k' || (key === 'ArrowLeft' && !isOnRadio)) actions.back()
    else if (key === 'z') actions.undo()
    else if (key === ' ' && !isOnControl) actions.toggleMusic()
    else return false
    return true
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!act(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
