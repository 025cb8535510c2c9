import { mutate } from 'swr'
import type { TrackHeard } from '#domain/diary/heard.ts'
import type { ListenBrainzInput, ListenBrainzView } from '#domain/diary/scrobble.ts'
import { client, unwrap } from '../client.ts'
import { write } from '../queue/write.ts'
import { useResource } from './resource.ts'

const LISTENBRAINZ = 'listenbrainz'

const readListenBrainz = (): Promise<ListenBrainzView> => unwrap(client.listenbrainz.$get())

/** The person's account at ListenBrainz. */
export const useListenBrainz = () => useResource<ListenBrainzView>(LISTENBRAINZ, readListenBrainz)

/** Whether there is one, asked for once a page. */
let isConnected: Promise<boolean> | undefined

/** Has the server check and keep the token. */
export async function connectListenBrainz(input: ListenBrainzInput): Promise<void> {
  await mutate(LISTENBRAINZ, await unwrap(client.listenbrainz.$put({ json: input })), { revalidate: false })
  isConnected = Promise.resolve(true)
}

/** Has the server forget the token and what was not sent. */
export async function disconnectListenBrainz(): Promise<void> {
  await unwrap(client.listenbrainz.$delete())
  isConnected = Promise.resolve(false)
  await mutate(LISTENBRAINZ)
}

/** Reports a track that was heard whole, now or, without a network, later. Where that is not known, the server leaves it out. */
export async function reportScrobble(heard: TrackHeard): Promise<void> {
  isConnected ??= readListenBrainz().then(
    ({ username }) => username !== null,
    () => {
      isConnected = undefined
      return true
    },
  )
  if (await isConnected) await write<'report-scrobbles'>({ call: 'report-scrobbles', scrobbles: [heard] })
}
