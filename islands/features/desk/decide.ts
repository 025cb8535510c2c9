import type { AlbumView } from '#domain/albums/album.ts'
import type { Verdict } from '#domain/albums/verdict.ts'
import { deleteAlbums, restoreAlbums } from '#islands/data/api/trash-api.ts'
import { write } from '#islands/data/queue/write.ts'
import { knownAlbum } from '#islands/data/view/records.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import * as messages from '#locales/desk.ts'

/** What a person decides at the desk: some stars, or a verdict on a wish. */
export type Decision = { stars: number } | { verdict: Verdict }

/** What was decided, in words. */
export const decisionText = (decision: Decision, title: string): string =>
  'stars' in decision ? messages.rated(decision.stars, title) : messages.decided[decision.verdict](title)

/** Saves a decision, which shows at once; an error is shown. Returns what takes it back, with every field as it was. */
export function decide(album: AlbumView, decision: Decision): () => Promise<boolean> {
  const { id } = album
  const { rating, verdict, verdictAt } = knownAlbum(id) ?? album
  const isLetGo = 'verdict' in decision && decision.verdict === 'let-go'
  const edit = (patch: Partial<Pick<AlbumView, 'rating' | 'verdict' | 'verdictAt'>>) =>
    write<'edit-album'>({ call: 'edit-album', id, patch })
  const saved = attempt(messages.failed, async () => {
    if ('stars' in decision) return edit({ rating: decision.stars })
    await edit({ verdict: decision.verdict, verdictAt: new Date().toISOString() })
    // What is deleted can't be edited.
    if (isLetGo) await deleteAlbums([id])
  })
  return () =>
    attempt(messages.failed, async () => {
      if (!(await saved)) return
      if (isLetGo) await restoreAlbums([id])
      await edit('stars' in decision ? { rating } : { verdict, verdictAt })
    })
}
