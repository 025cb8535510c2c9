import * as z from 'zod/mini'
import type { TrackHeard } from '#domain/diary/heard.ts'
import { LIMITS } from '#domain/limits.ts'
import { client, unwrap } from '../api/client.ts'
import { id } from './fields.ts'
import type { Kind } from './kind.ts'

type ReportScrobbles = { scrobbles: TrackHeard[] }

export const reportScrobbles = {
  fields: { scrobbles: z.array(z.looseObject({ albumId: id, number: id, startedAt: id })) },
  label: ({ scrobbles }) => ({ albums: [...new Set(scrobbles.map(({ albumId }) => albumId))] }),
  conflictKeys: () => ['scrobbles'],
  send: ({ scrobbles }, options) => unwrap(client.listenbrainz.scrobbles.$post({ json: { scrobbles } }, options)),
  combine: (first, second) => {
    const scrobbles = [...first.scrobbles, ...second.scrobbles]
    return scrobbles.length > LIMITS.scrobblesPerCall ? null : { ...second, scrobbles }
  },
} satisfies Kind<ReportScrobbles>
