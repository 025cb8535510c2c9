import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve } from '../serve.ts'
import { answerAsListenBrainz, createListenBrainz } from './site.ts'

const site = { ...createListenBrainz(), remaining: Number.POSITIVE_INFINITY }

async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const method = incoming.method ?? 'GET'
  const headers = { authorization: incoming.headers.authorization ?? '' }
  const body = method === 'POST' ? Buffer.concat(chunks) : undefined
  const answer = await answerAsListenBrainz(
    site,
    new Request(`http://listenbrainz${incoming.url}`, { method, headers, body }),
  )
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
}

/** Starts the simulated ListenBrainz and returns its address. */
export const serveListenBrainz = async (): Promise<string> => (await serve(respond)).address
