import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerAsBandcamp, type Site } from './site.ts'

/** Serves the simulated Bandcamp for BANDCAMP_MIRROR: https://<host><path> arrives as /<host><path>. */
export const listen = (site: Site) => async (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const method = incoming.method ?? 'GET'
  const body = method === 'POST' ? Buffer.concat(chunks) : undefined
  const answer = await answerAsBandcamp(site, new Request(`https:/${incoming.url}`, { method, body }))
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
}
