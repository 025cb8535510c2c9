import { expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { isBandcampHost } from '#domain/albums/bandcamp-url.ts'
import { runs } from '../../runs.ts'
import { answer } from '../collections.ts'
import { ACCOUNTS } from '../databases.ts'
import { newPerson } from '../people.ts'

const hex = (bytes: number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
const inOne = (bytes: number[]) => Number.parseInt(hex(bytes), 16)
const styled = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

/** An IPv4 address in the notations that URLs read. */
function notations(dotted: string): string[] {
  const bytes = dotted.split('.').map(Number)
  const [a, b, c, d] = bytes as [number, number, number, number]
  return [
    dotted,
    `${dotted}.`,
    String(inOne(bytes)),
    `0x${hex(bytes)}`,
    `0${inOne(bytes).toString(8)}`,
    bytes.map((byte) => `0x${byte.toString(16)}`).join('.'),
    bytes.map((byte) => `0${byte.toString(8).padStart(3, '0')}`).join('.'),
    `${a}.${inOne([b, c, d])}`,
    `${a}.${b}.${inOne([c, d])}`,
    dotted.replaceAll('.', '。'),
    dotted.replaceAll('.', '%2e'),
    styled(dotted, 0xff10),
    styled(dotted, 0x1d7d8),
    `[::ffff:${dotted}]`,
    `[::${dotted}]`,
    `[64:ff9b::${dotted}]`,
    `[2002:${hex([a, b])}:${hex([c, d])}::]`,
  ]
}
const IPS = [
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '1.1.1.1',
]
const LOCAL = [
  ...IPS.flatMap(notations),
  ...[
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[fe80::1]',
    '[fe80::1%25eth0]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
  ],
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'loc%61lhost',
    'lo\tcalhost',
    'printer',
    'metadata',
  ],
  ...[
    'router.local',
    'nas.lan',
    'db.internal',
    'metadata.google.internal',
    'gate.home.arpa',
    'x.corp',
    'a.home',
    'a.onion',
  ],
]
/** Public hosts that look like Bandcamp's. */
const LOOKALIKES = [
  ...[
    'bandcamp.com.evil.net',
    'evilbandcamp.com',
    'bandcamp.com-evil.net',
    'bandcamp.co',
    'bandcamp.com.',
    'bandcamp.comm',
  ],
  ...[
    'bandcamp。com.evil.net',
    'xn--bandcmp-cwf.com',
    'bаndcamp.com',
    'bandсamp.com',
    'ḅandcamp.com',
    'bandcamp.com。evil.net',
  ],
  ...['bandcamp.com%00.evil.net', 'bandcamp.com%2eevil.net', 'bandcamp.com%252eevil.net', 'a.bandcamp.com.evil.net'],
  ...[
    '127.0.0.1.nip.io',
    'bandcamp-com.evil.net',
    '_.bandcamp.com',
    '-.bandcamp.com',
    'a..bandcamp.com',
    '*.bandcamp.com',
  ],
]
/** Ways to write an address of a host. */
const WAYS: ((host: string) => string)[] = [
  (host) => `https://${host}/album/x.png`,
  (host) => `http://${host}/`,
  (host) => `https://${host}:443/a?b=https://a.bandcamp.com/`,
  (host) => `https://${host}:8443/a`,
  (host) => `https://a.bandcamp.com@${host}/album/x`,
  (host) => `https://a.bandcamp.com:443%2falbum@${host}/`,
  (host) => `https://${host}#@a.bandcamp.com/album/x`,
  (host) => `https://${host}\\@a.bandcamp.com/album/x`,
  (host) => `https://${host}?.bandcamp.com/album/x`,
  (host) => `https:\\\\${host}\\album\\x`,
  (host) => ` \r\n\thttps://${host}/%0d%0aHost:%20a.bandcamp.com`,
  (host) => `//${host}/album/x`,
  (host) => `https:/\t/${host}/${'a/'.repeat(900)}`,
]
const SCHEMES = [
  ...[
    'ftp:',
    'file:',
    'gopher:',
    'dict:',
    'ws:',
    'wss:',
    'blob:https:',
    'data:text/html,',
    'javascript:',
    'view-source:https:',
  ],
  ...['jar:https:', 'ldap:', 'https', 'htt\0ps:', 'https%3a', 'hxxps:'],
]
/** Every host in every third way, so that each meets several, and every scheme with a few hosts. */
const written = (hosts: readonly string[]) =>
  hosts.flatMap((host, at) => WAYS.filter((_, way) => (at + way) % 3 === 0).map((write) => write(host)))
const ODD = SCHEMES.flatMap((scheme) => ['127.0.0.1', '[::1]', 'localhost'].map((host) => `${scheme}//${host}/a.png`))
const LOCAL_ADDRESSES = [...new Set([...written(LOCAL), ...ODD])]
const ADDRESSES = [...new Set([...LOCAL_ADDRESSES, ...written(LOOKALIKES)])]

const COVER = 'covers.example.org'
const BAND = 'https://band.bandcamp.com/album'

const isAllowed = ({ protocol, host, hostname, username, password }: URL) =>
  protocol === 'https:' && host === hostname && username + password === '' && (host === COVER || isBandcampHost(host))

it('No hostile address makes the server ask a site other than the one it may ask', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  const every = runs(40, 1)
  const some = (addresses: readonly string[]) => addresses.filter((_, at) => at % every === 0)
  const [local, all] = [some(LOCAL_ADDRESSES), some(ADDRESSES)]
  const foreign: string[] = []
  let [fetched, calls] = [0, 0]
  let redirect: string | undefined
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input as RequestInfo, init as RequestInit)
    fetched += 1
    if (!isAllowed(new URL(url))) foreign.push(url)
    const isFirst = url === `https://${COVER}/1` || url.startsWith(`${BAND}/`)
    if (redirect === undefined || !isFirst) return new Response('', { status: 404 })
    // A header cannot hold other characters.
    return new Response('', { status: 302, headers: { location: redirect.replace(/[^\x21-\x7e]+/g, encodeURI) } })
  })
  const person = await newPerson()
  const ask = async (path: string, json?: unknown) => {
    calls += 1
    if (calls % 25 === 0) await ACCOUNTS.exec('DELETE FROM rate_limit')
    const response = await person.call(path, json === undefined ? {} : { json, method: 'PATCH' })
    await response.text()
    expect(response.status, path).toBeLessThan(503)
    expect(response.status, path).not.toBe(500)
  }
  for (const address of local) {
    const text = encodeURIComponent(address)
    redirect = undefined
    const before = fetched
    await ask(`/api/pictures?url=${text}`)
    expect(fetched, address).toBe(before)
    redirect = address
    await ask(`/api/pictures?url=https://${COVER}/1`)
    await ask('/api/user', { photoUrl: address })
  }
  for (const [at, address] of all.entries()) {
    const text = encodeURIComponent(address)
    redirect = undefined
    await ask(`/api/bandcamp/metadata?url=${text}`)
    await ask(`/api/bandcamp/import?type=wishlist&username=${text}`)
    redirect = address
    await ask(`/api/bandcamp/metadata?url=${BAND}/${at}`)
  }
  redirect = undefined
  const albums = all.map((url, id) => ({
    title: `${id}`,
    artist: 'A',
    bandcampUrl: url,
    coverUrl: url,
    labelUrl: url,
    id,
  }))
  const added = await answer<AlbumView[]>(person.call('/api/albums/bulk', { json: { albums } }))
  for (const { id } of added) await ask(`/api/albums/${id}/preview`)
  expect(foreign).toEqual([])
  await annotate(
    `${all.length} addresses, ${calls} calls, ${fetched} requests to Bandcamp and to the cover's site, 0 to others`,
    'figure',
  )
})
