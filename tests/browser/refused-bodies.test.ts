import { request } from 'node:http'
import { expect, test } from '@playwright/test'

// These requests need the real server: they are rejected before their bodies are read.
const address = (path: string) => new URL(path, test.info().project.use.baseURL).href

const post = (path: string, type: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(address(path), {
    method: 'POST',
    headers: { origin: address('/').slice(0, -1), 'content-type': type, ...headers },
    body,
  })

const megabytes = (count: number) => `"${'x'.repeat(count * 1_000_000)}"`

for (const [path, size] of [
  ['/api/albums', 3],
  ['/api/albums', 9],
  ['/api/import/albums', 9],
  ['/forgot-password', 9],
] as const) {
  test(`returns 413 for ${size} MB sent to ${path}`, { tag: '@detail' }, async () => {
    const body = megabytes(size)
    for (const response of await Promise.all(Array.from({ length: 4 }, () => post(path, 'application/json', body)))) {
      expect(response.status).toBe(413)
      if (path.startsWith('/api/')) {
        expect(await response.json()).toEqual({ code: 'too-large', message: expect.any(String) })
      } else expect(await response.text()).toContain('This is too large for Gatefold.')
    }
  })
}

test('returns 413 for a large body without a content length', { tag: '@detail' }, async () => {
  const chunk = new Uint8Array(1_000_000).fill(120)
  let left = 9
  const body = new ReadableStream({
    pull(controller) {
      if (left === 0) controller.close()
      else controller.enqueue(chunk)
      left -= 1
    },
  })
  const response = await fetch(address('/api/albums'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'too-large' })
})

test('returns 403 for a large form from another site', { tag: '@detail' }, async () => {
  const form = `a=${'x'.repeat(1_900_000)}`
  const response = await post('/api/albums', 'application/x-www-form-urlencoded', form, {
    origin: 'https://other.example',
  })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'forbidden' })
})

test('returns 401 for all large bodies without a session', { tag: '@detail' }, async () => {
  const statuses: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const answers = Array.from({ length: 8 }, () => post('/api/albums', 'application/json', megabytes(1)))
    for (const answer of await Promise.all(answers)) {
      statuses.push(answer.status)
      await answer.text()
    }
  }
  expect(new Set(statuses)).toEqual(new Set([401]))
})

/** Sends a body of unknown length with a method that has none, which `fetch` refuses to do; resolves with the status. */
const sendChunked = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(address(path), { method, headers: { 'transfer-encoding': 'chunked' } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
    sent.on('error', reject)
    sent.write('a')
    sent.end('b')
  })

test('answers as usual where a reading request has a body', { tag: '@detail' }, async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    for (const [path, status] of [
      ['/', 200],
      ['/api/health', 200],
      ['/api/albums', 401],
      ['/nothing-here', 404],
    ] as const) {
      expect([method, path, await sendChunked(method, path)]).toEqual([
        method,
        path,
        method === 'OPTIONS' ? expect.any(Number) : status,
      ])
    }
  }
})
