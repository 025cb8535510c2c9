import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createLinkClient } from '#worker/bandcamp-link/client.ts'
import { enveloped, failed, LOGIN, listedAlbum, refusal } from '../../bandcamp-site/fan-api.ts'
import { botCheckPage } from '../../bandcamp-site/other-pages.ts'
import { siteAlbum } from '../../bandcamp-site/site.ts'

type Answers = (() => Response | Promise<Response>)[]

/** A client whose requests get these answers in turn, then the last one. */
function clientWith(answers: Answers, more: object = {}) {
  const requests: Request[] = []
  const waits: number[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    requests.push(new Request(input as RequestInfo, init as RequestInit))
    return answer?.() ?? refusal()
  })
  const pause = async (seconds: number) => void waits.push(seconds)
  const client = createLinkClient({ credentials: LOGIN, userAgent: 'Gatefold/1 (+https://g.test)', pause, ...more })
  return { client, requests, waits }
}

const page = () => enveloped({ albumList2: { album: [listedAlbum(siteAlbum(1))] } })
const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } })
const slow = (seconds: string) => new Response('', { status: 429, headers: { 'retry-after': seconds } })

it('signs each call anew, says who asks, and follows no redirect', async () => {
  const { client, requests } = clientWith([page])
  await client.read('getAlbumList2', { size: 500, offset: 0 })
  await client.read('getAlbumList2', { size: 500, offset: 500 })
  const urls = requests.map(({ url }) => new URL(url))
  for (const { origin, pathname, searchParams: query } of urls) {
    expect(origin + pathname).toBe('https://bandcamp.com/api/subsonic/rest/getAlbumList2.view')
    const token = createHash('md5')
      .update(LOGIN.password + query.get('s'))
      .digest('hex')
    expect(Object.fromEntries(query)).toMatchObject({
      u: LOGIN.username,
      t: token,
      v: '1.16.1',
      c: 'Gatefold',
      f: 'json',
    })
    expect(query.has('p')).toBe(false)
  }
  expect(new Set(urls.map(({ searchParams }) => searchParams.get('s'))).size).toBe(2)
  expect(requests[0]?.headers.get('user-agent')).toBe('Gatefold/1 (+https://g.test)')
  expect(requests[0]?.redirect).toBe('manual')
})

it('asks the mirror in place of Bandcamp', async () => {
  const { client, requests } = clientWith([page], { mirror: 'http://127.0.0.1:4010/' })
  await client.read('ping')
  expect(requests[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:4010\/bandcamp\.com\/api\/subsonic\/rest\/ping\.view\?/)
})

describe('tells failures apart:', () => {
  it.each<[string, () => Response | Promise<Response>, string]>([
    ['a wrong login', refusal, 'refused'],
    ['a wrong login as other servers say it', () => failed(40), 'refused'],
    ['a page of error 500', () => html('<h1>Internal error</h1>', 500), 'unreachable'],
    ['error 502', () => html('', 502), 'unreachable'],
    ['a lost connection', () => Promise.reject(new TypeError('Network connection lost: ?u=a&t=b&s=c')), 'unreachable'],
    ['silence', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError')), 'timeout'],
    ['an unknown endpoint', () => Response.json({ error: true, error_message: 'bad version' }), 'unexpected-content'],
    ['what is not there', () => failed(70), 'not-found'],
    ['another error', () => failed(0), 'unexpected-content'],
    ['XML', () => new Response('<subsonic-response status="failed"/>'), 'unexpected-content'],
    ['the bot check', () => html(botCheckPage()), 'blocked'],
    ['another page', () => html('<h1>Hello</h1>'), 'unexpected-content'],
    ['a refusal', () => html('<h1>Error 403</h1>', 403), 'blocked'],
    [
      'a list cut short',
      () => new Response('{"subsonic-response":{"status":"ok","albumList2":{"al'),
      'unexpected-content',
    ],
    ['nothing', () => new Response(null), 'unreachable'],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://e.test/' } }), 'redirects'],
    ['too much', () => new Response('x'.repeat(6_000_000)), 'too-large'],
  ])('%s', async (_, answer, reason) => {
    const { client } = clientWith([answer])
    const error = await client.read('getAlbumList2').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'BandcampError', reason })
    expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toMatch(/[?&][uts]=|low-water|gull/)
    expect((error as Error).cause).toBeUndefined()
  })
})

it('tries a fault of Bandcamp’s twice more', async () => {
  const { client, requests, waits } = clientWith([() => html('', 503), refusal, page])
  await client.read('getAlbumList2')
  expect([requests.length, waits]).toEqual([3, [0.5, 1.5]])
})

it('waits as long as Bandcamp says if that is short, and leaves the rest to the caller', async () => {
  const short = clientWith([() => slow('2'), page])
  await short.client.read('getAlbumList2')
  expect(short.waits).toEqual([2])
  const long = clientWith([() => slow('60'), page])
  await expect(long.client.read('getAlbumList2')).rejects.toMatchObject({ reason: 'slow-down', retryAfter: 60 })
  expect(long.requests).toHaveLength(1)
})

it('tries nothing again if it is told so', async () => {
  const { client, requests } = clientWith([refusal], { retries: 0 })
  await expect(client.read('getAlbumList2')).rejects.toMatchObject({ reason: 'refused' })
  expect(requests).toHaveLength(1)
})

it('says where a file is, or that it is not there', async () => {
  const address = 'https://t4.bcbits.com/stream/f00/mp3-v0/1?ts=1'
  const found = clientWith([() => new Response(null, { status: 302, headers: { location: address } })])
  expect(await found.client.locate('stream', { id: 't:1' })).toBe(address)
  await expect(clientWith([() => failed(70)]).client.locate('stream', { id: 't:1' })).rejects.toMatchObject({
    reason: 'not-found',
  })
  await expect(clientWith([page]).client.locate('stream', { id: 't:1' })).rejects.toMatchObject({
    reason: 'unexpected-content',
  })
})
