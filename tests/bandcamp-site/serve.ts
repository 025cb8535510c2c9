import { createServer } from 'node:http'
import { answerAsBandcamp, createSite, siteAlbum } from './site.ts'

// A made-up Bandcamp for the browser tests, as BANDCAMP_MIRROR wants it: https://<host><path> arrives as /<host><path>.
const port = Number(process.env.PORT)
const site = createSite(
  'marit',
  Array.from({ length: 120 }, (_, index) => siteAlbum(index)),
  [siteAlbum(900)],
)

createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const method = incoming.method ?? 'GET'
  const request = new Request(`https:/${incoming.url}`, {
    method,
    body: method === 'POST' ? Buffer.concat(chunks) : undefined,
  })
  const answer = incoming.url === '/' ? new Response('A made-up Bandcamp') : await answerAsBandcamp(site, request)
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
}).listen(port, '127.0.0.1')
