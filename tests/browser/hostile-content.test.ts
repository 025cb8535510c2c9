import { Agent } from 'node:http'
import { newSession } from '../new-session.ts'
import { serve } from '../serve.ts'
import type { Health } from './health-probe.ts'
import { send } from './http.ts'
import { startScript, told } from './loaded-server.ts'
import { newServer } from './own-server.ts'
import { expect, test } from './person.ts'

const MOST_MS = 500
const SIZE = 4_900_000
const filled = (text: string, size = SIZE) => text.repeat(Math.floor(size / text.length))

const PAGES: Record<string, string> = {
  'scripts that do not end': filled('<script type="application/ld+json">'),
  scripts: filled('<script type="application/ld+json"></script>'),
  'scripts of a megabyte': filled(`<script type="application/ld+json">${filled('[1,', 990_000)}</script>`),
  'one release with many parts': `<script type="application/ld+json">{"@type":"MusicAlbum","albumRelease":[${filled('{},', 900_000)}{}]}</script>`,
  'one element with many attributes': `<meta content="x" ${filled('a=1 ')}>`,
  'elements with data': filled('<i data-tralbum="" data-band="">'),
  'one element with large data': `<i data-tralbum='{"current":{},"trackinfo":[${filled('{"title":"x"},', 2_500_000)}{}]}'>`,
  'descriptions of the page': filled('<meta content="x" property="og:title">'),
  'line breaks': `<div class="back-to-label-link"><span class="back-link-text">${filled('<br>')}`,
  'elements in elements': `<div id="name-section">${filled('<h2 class="trackTitle">')}`,
  tags: `<div class="tralbum-tags">${filled('<a class="tag">&amp;')}`,
}

const FILES: Record<string, string> = {
  'an open quote': `title,artist\n"${filled('a,b\n')}`,
  'many open quotes': `title,artist\n${filled('"a,b\n')}`,
  'quotes across lines': `title,artist\n"${filled('\n"a', 4_000_000)}`,
  'a row of commas': `title,artist\n${filled(',')}`,
  'empty lines': `title,artist\n${filled('\n', 3_500_000)}`,
  'short rows': `title,artist\n${filled('a,b\n')}`,
  'long cells': `title,artist,rating,addedAt,userTags\n${filled(`${['Ã¶', '٩', ' 1', ';a'].map((text) => text.repeat(12_000)).join()}\n`)}`,
}

const COLLECTIONS: Record<string, string> = {
  'albums that are none': `{"format":"gatefold","version":1,"crates":[],"albums":[${filled('0,')}0]}`,
  'crates that are none': `{"format":"gatefold","version":1,"albums":[],"crates":[${filled('0,')}0]}`,
  'entries of a fan': `[${filled('{"item_url":"","item_title":""},')}{}]`,
  'an album of many tags': `{"format":"gatefold","version":1,"crates":[],"albums":[{"title":"T","artist":"A","userTags":[${filled('"a",', 1_000_000)}"a"]}]}`,
  'open lists': filled('['),
  '25,000 albums': `{"format":"gatefold","version":1,"crates":[],"albums":[${Array.from({ length: 25_000 }, (_, id) => `{"id":${id + 1},"title":"T${id}","artist":"A","userTags":["a","b"]}`).join()}]}`,
}

test('nobody waits longer than 500 ms for the health of the server, whatever a page, a file, a picture or an address of others is', {
  tag: ['@soak', '@promise'],
}, async () => {
  test.setTimeout(3_600_000)
  let page = ''
  const bandcamp = await serve(
    (_, answer) => void answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  )
  using server = await newServer({ mirror: bandcamp.address })
  const probe = startScript('health-probe.ts', server.address)
  const agent = new Agent({ keepAlive: true })
  const waits: [name: string, health: Health][] = []
  const during = async (name: string, make: () => Promise<number>, statuses: readonly number[]) => {
    expect(statuses, name).toContain(await make())
    probe.send('report')
    waits.push([name, await told<Health>(probe)])
  }
  const ask = async (path: string, options: Parameters<typeof send>[2] = {}) => {
    const answer = await send(agent, new URL(server.address + path), options)
    if (typeof answer === 'string') throw new Error(`${path.slice(0, 100)}: ${answer}`)
    return answer.status
  }
  try {
    await told(probe)
    const person = await newSession(server.address)
    const { cookie, ...headers } = person
    const as = { cookie, headers }
    const post = (path: string, json: object) => ask(path, { ...as, method: 'POST', body: JSON.stringify(json) })
    const askForMe = () => ask('/api/auth/me', as)
    await during('the first call, which loads the app', askForMe, [200])
    await during('nothing', askForMe, [200])
    for (const [name, text] of Object.entries(PAGES)) {
      page = text
      const url = encodeURIComponent(`https://a.bandcamp.com/album/${waits.length}`)
      await during(`a page with ${name}`, () => ask(`/api/bandcamp/metadata?url=${url}`, as), [200, 502])
    }
    page = filled('<i data-blob="{}">')
    await during('a fan’s page with data', () => ask('/api/bandcamp/import?username=a&type=collection', as), [502])
    for (const [name, csvData] of Object.entries(FILES))
      await during(`a table with ${name}`, () => post('/api/import/albums', { csvData }), [200, 400, 413])
    for (const [name, collectionData] of Object.entries(COLLECTIONS))
      await during(`a file with ${name}`, () => post('/api/import/collection', { collectionData }), [200, 400, 413])
    const slashes = `/a${'/'.repeat(15_000)}b/`
    const askInTurn = async () => {
      let status = 0
      for (let calls = 0; calls < 75; calls += 1) status = Math.max(status, await ask(slashes))
      return status
    }
    await during(
      '300 addresses of slashes over four connections',
      async () => Math.max(...(await Promise.all(Array.from({ length: 4 }, askInTurn)))),
      [414],
    )
    waits.shift()
    const slow = waits.filter(([, { longest, failed }]) => longest > MOST_MS || failed.length > 0)
    expect(slow.map(([name, { longest }]) => [name, Math.round(longest)])).toEqual([])
    const [name, { longest }] = waits.reduce((one, other) => (other[1].longest > one[1].longest ? other : one))
    const description = `${waits.length - 1} pages, files and addresses of up to 5 MB, health asked every 50 ms; the longest wait ${Math.round(longest)} ms (${name}), without any ${Math.round(waits[0]?.[1].longest ?? 0)} ms`
    test.info().annotations.push({ type: 'figure', description })
  } finally {
    probe.kill()
    agent.destroy()
    bandcamp.server.close()
  }
})
