import * as z from 'zod/mini'
import type { TrackHeard } from '../diary/heard.ts'
import { LIMITS } from '../limits.ts'
import { id } from './fields.ts'
import type { Kind } from './kind.ts'

export const reportScrobbles: Kind<{ scrobbles: TrackHeard[] }> = {
  fields: { scrobbles: z.array(z.looseObject({ albumId: id, number: id, startedAt: id })) },
  label: ({ scrobbles }) => ({ albums: [...new Set(scrobbles.map(({ albumId }) => albumId))] }),
  conflictKeys: () => ['scrobbles'],
  apply: () => ({}),
  combine: (first, second) => {
    const scrobbles = [...first.scrobbles, ...second.scrobbles]
    return scrobbles.length > LIMITS.scrobblesPerCall ? null : { ...second, scrobbles }
  },
}
