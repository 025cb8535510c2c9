import { expect, it, vi } from 'vitest'
import { call, newPerson } from './people.ts'

const LARGE = '{"code":"too-large","message":"This is too large for Gatefold."}'
const largeText = () => JSON.stringify({ notes: 'x'.repeat(2_000_001) })

it('returns 413 for a body over 2 MB', async () => {
  const person = await newPerson()
  const body = largeText()
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  const response = await person.call('/api/albums', { method: 'POST', body, headers })
  expect(response.status).toBe(413)
  expect(await response.text()).toBe(LARGE)
})

it('returns 413 for a body over 2 MB without a content length and stops reading it', async () => {
  const person = await newPerson()
  const piece = new TextEncoder().encode('x'.repeat(100_000))
  const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(piece))
  const response = await person.call('/api/albums', {
    method: 'POST',
    body: new ReadableStream({ pull }),
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(413)
  expect(await response.text()).toBe(LARGE)
  expect(pull.mock.calls.length).toBeLessThan(170)
})

it('reads a rejected body with a content length to its end, up to 16 MB', async () => {
  const piece = new TextEncoder().encode('x'.repeat(100_000))
  const send = async (pieces: number) => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent === pieces) return controller.close()
        sent += 1
        controller.enqueue(piece)
      },
    })
    const headers = { 'content-type': 'application/json', 'content-length': String(pieces * piece.length) }
    const response = await call('/api/albums', { method: 'POST', body, headers })
    await response.text()
    return { status: response.status, sent }
  }
  expect(await send(10)).toEqual({ status: 401, sent: 10 })
  expect(await send(90)).toEqual({ status: 413, sent: 90 })
  expect((await send(1_000)).sent).toBeLessThan(170)
})

it.each([
  ['broken JSON', '{"title": "Low', 'application/json'],
  ['an empty body', '', 'application/json'],
  ['a lone surrogate', '{"title":"\ud800', 'application/json'],
])('returns 400 for %s', async (_, body, type) => {
  const person = await newPerson()
  const response = await person.call('/api/albums', { method: 'POST', body, headers: { 'content-type': type } })
  expect(response.status).toBe(400)
  const message = 'The body is not JSON'
  expect(await response.json()).toEqual({ code: 'invalid', message, fields: { body: message } })
})

it.each(['null', '[]', '5', '"album"', '{"__proto__":{"title":"x"}}'])('returns 400 for the body %s', async (body) => {
  const person = await newPerson()
  const headers = { 'content-type': 'application/json' }
  const response = await person.call('/api/albums', { method: 'POST', body, headers })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 'invalid', message: expect.any(String), fields: expect.any(Object) })
})
