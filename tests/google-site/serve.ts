import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve } from '../serve.ts'
import { createGoogle } from './site.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A consent page with an email field and buttons to allow or deny. */
const consentPage = (authorizeUrl: string) => `<!doctype html><html lang="en"><title>Sign in with made-up Google</title>
<form action="/consent"><input type="hidden" name="url" value="${escapeHtml(authorizeUrl)}">
<label>Email <input name="email"></label>
<button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Deny</button></form></html>`

async function respond(
  google: Awaited<ReturnType<typeof createGoogle>>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const url = new URL(incoming.url ?? '/', google.issuer)
  if (url.pathname === '/authorize')
    return void outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(consentPage(url.href))
  if (url.pathname === '/consent') {
    const email = url.searchParams.get('email') ?? ''
    const account = { sub: `sub-${email}`, email, email_verified: true, name: 'Marit Vos' }
    const isAllowed = url.searchParams.get('answer') === 'allow'
    const location = google.consent(url.searchParams.get('url') ?? '', isAllowed ? account : 'denied')
    return void outgoing.writeHead(302, { location }).end()
  }
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const body = incoming.method === 'POST' ? Buffer.concat(chunks) : undefined
  const { 'content-type': type = '', authorization = '' } = incoming.headers
  const headers = { 'content-type': type, authorization }
  const answer = await google.answer(new Request(url, { method: incoming.method, headers, body }))
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
}

/** Starts the simulated Google and returns its address. */
export async function serveGoogle(): Promise<string> {
  const { server, address } = await serve()
  const google = await createGoogle(address)
  server.on('request', (incoming, outgoing) => respond(google, incoming, outgoing))
  return address
}
