import * as z from 'zod/mini'
import { type Picked, pickSomething } from '#domain/albums/something-to-play.ts'
import { personId } from '#islands/data/session.ts'
import { picks } from '#islands/data/store/account-storage.ts'
import { pageAccount } from '#islands/data/store/device.ts'
import { readRecords } from '#islands/data/view/use-records.ts'
import { shownOrder } from '#islands/features/list/public.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/player.ts'
import { canPlay } from './can-play.ts'
import { takeTurn, withPlayer } from './play.ts'

const PickedSchema = z.object({ day: z.string(), ids: z.array(z.int()) })

function keptPicks(): Picked {
  try {
    return PickedSchema.parse(JSON.parse(picks.get(pageAccount()) ?? ''))
  } catch {
    return { day: '', ids: [] }
  }
}

let picked: Picked | null = null

/** Plays one of the albums that are shown, or of the collection where none are, and says why, unless something else plays meanwhile. */
export async function playSomething(isMyTurn = takeTurn()): Promise<void> {
  const shown = shownOrder()
  const albums = shown.length > 0 ? shown : (await readRecords()).albums.filter(({ list }) => list === 'collection')
  if (!isMyTurn()) return
  const context = { person: personId(), time: Date.now(), random: Math.random }
  const pick = pickSomething(albums.filter(canPlay), picked ?? keptPicks(), context)
  if (!pick) return void showToast({ kind: 'info', title: messages.nothing, text: messages.nothingText })
  const { album } = pick
  picked = pick.picked
  picks.keep(pageAccount(), JSON.stringify(picked))
  await withPlayer((player) => player.start([album], album.id))
  if (!isMyTurn()) return
  void showToast({
    kind: 'info',
    title: messages.somethingPlays(album.title, album.artist),
    text: messages.somethingReason(album),
    action: { label: messages.somethingElse, onAction: () => void playSomething() },
  })
}
