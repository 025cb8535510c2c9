import { inspectRoutes } from 'hono/dev'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { app } from '#worker/app.ts'
import { call, newPerson } from './people.ts'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']

const pagesWithForms = [
  ...new Set(
    inspectRoutes(app)
      .filter(({ method, path, isMiddleware }) => method === 'POST' && !path.startsWith('/api') && !isMiddleware)
      .map(({ path }) => path),
  ),
]

describe.each(pagesWithForms)('POST %s', (path) => {
  it.each(FORMS)('refuses %s from another site with a page, and logs nothing', async (type) => {
    const person = await newPerson()
    const headers = { origin: 'https://evil.example', 'content-type': type }
    const response = await person.call(path, { method: 'POST', body: 'email=marit%40example.com', headers })
    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toContain('text/html')
    const page = await response.text()
    expect(page).toMatch(/^<!DOCTYPE html>/)
    expect(page).toContain('This call came from another site')
    expect(page).not.toContain('Something went wrong')
  })
})

it('finds the pages that take forms', () => {
  expect(pagesWithForms).toContain('/forgot-password')
})

it('refuses a form from another site at an address without a page in the same way', async () => {
  const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' }
  const response = await call('/nothing', { method: 'POST', body: 'x', headers })
  expect(response.status).toBe(403)
})

it('answers a form that is too large with a page', async () => {
  const body = new URLSearchParams({ email: 'x'.repeat(LIMITS.bodyBytes) })
  const response = await call('/forgot-password', { method: 'POST', body })
  expect(response.status).toBe(413)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain('This is too large for Gatefold.')
})

it('answers a call that is too large in the shape of every error', async () => {
  const response = await call('/api/auth/sign-in/email', { json: { email: 'x'.repeat(LIMITS.bodyBytes) } })
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ code: 'too-large', message: 'This is too large for Gatefold.' })
})
