import { useEffect, useEffectEvent } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { givesHalfStars, readSetting } from '#islands/data/settings.ts'
import { rateAlbum } from '#islands/features/list/public.ts'
import { pressPlayerKey } from '#islands/features/player/public.ts'
import { openDialog } from '#islands/lib/location.ts'
import { pressKeyOf } from '#islands/ui/command.ts'
import { isHeld } from '#islands/ui/is-held.ts'
import { returnFocus } from '#islands/ui/keep-focus.ts'
import { isAlbumCovered } from '#islands/ui/layers.ts'
import { starsByKey } from '#islands/ui/star-key.ts'
import { ALBUM_COMMANDS } from '../album-commands.ts'
import type { Neighbors } from './use-neighbors.ts'

const FIELDS = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'

type Actions = {
  album: AlbumView | undefined
  neighbors: Neighbors
  onGo: (id: number) => void
  onClose: () => void
}

/** Runs the command of a key for an open album; returns whether there is one. */
function actOnOpen(album: AlbumView, key: string): boolean {
  if (pressPlayerKey(key, album.id) || pressKeyOf(ALBUM_COMMANDS, key, album)) return true
  if (key !== '?') return false
  openDialog('keys')
  return true
}

/** The keys of an open album: arrows go to its neighbors, Escape closes it, letters and digits edit it. */
export function useAlbumKeys({ album, neighbors, onGo, onClose }: Actions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof Element) || isAlbumCovered()) return
    if (key === 'Escape') {
      // In a field, Escape only leaves the field, which saves it.
      if (target instanceof HTMLElement && target.matches(FIELDS) && !target.matches('[type=range]'))
        returnFocus(target)
      else onClose()
      event.preventDefault()
      return
    }
    if (isHeld(event) || target.closest(FIELDS) || readSetting('keys') === 'off') return
    const stars = starsByKey(event, givesHalfStars())
    const to = key === 'ArrowLeft' || key === 'k' ? neighbors.previous : neighbors.next
    if (/^(?:Arrow(?:Left|Right)|j|k)$/.test(key)) {
      if (key.startsWith('Arrow') && target.matches('[type=radio]')) return
      if (to) onGo(to.id)
    } else if (album && stars !== null) void rateAlbum(album, stars)
    else if (!album || !actOnOpen(album, key)) return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
