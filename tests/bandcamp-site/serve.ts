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
  if (incoming.url === '/') return void outgoing.end('A made-up Bandcamp')
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const method = incoming.method ?? 'GET'
  const body = method === 'POST' ? Buffer.concat(chunks) : undefined
  const answer = await answerAsBandcamp(site, new Request(`https:/${incoming.url}`, { method, body }))
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
}).listen(port, '127.0.0.1')
