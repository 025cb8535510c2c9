import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubPage } from '../page.ts'

const over = () => Response.json({ code: 'signed-out', message: 'Log in to continue.' }, { status: 401 })

/** A client whose calls get these answers. */
async function newClient(...answers: (() => Response)[]) {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => answers.shift()?.() ?? Response.json({}))
  const { SESSION_ENDED, send, unwrapRaw } = await import('#islands/data/client.ts')
  const ended = vi.fn()
  addEventListener(SESSION_ENDED, ended)
  return { call: () => unwrapRaw(send('/api/albums')), ended }
}

beforeEach(stubPage)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('says that the session is over when a call is refused twice', async () => {
  const { call, ended } = await newClient(over, over)
  await expect(call()).rejects.toMatchObject({ status: 401 })
  expect(ended).toHaveBeenCalledOnce()
})

it('sends a call again that met a change of the session', async () => {
  const { call, ended } = await newClient(over)
  expect((await call()).status).toBe(200)
  expect(ended).not.toHaveBeenCalled()
})

it('takes a call for lost while a change of the session hangs', async () => {
  const { call, ended } = await newClient(over)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const request = (_: string, { signal }: LockOptions = {}) =>
    new Promise((_, reject) => {
      if (signal?.aborted) reject(signal.reason)
    })
  vi.stubGlobal('navigator', { locks: { request } })
  await expect(call()).rejects.toMatchObject({ status: 0, code: 'unreachable' })
  expect(ended).not.toHaveBeenCalled()
})

it.each([
  [403, { code: 'banned', message: 'This account is banned.' }, 1],
  [401, { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Wrong' }, 0],
  [401, 'Please sign in to the Wi-Fi', 0],
  [403, { code: 'forbidden', message: 'No' }, 0],
  [429, { code: 'too-many-requests', message: 'Later' }, 0],
  [429, { code: 'signed-out', message: 'Later' }, 0],
  [500, { code: 'internal', message: 'Failed' }, 0],
])('takes %i %j for the end of the session %i times', async (status, body, times) => {
  const { call, ended } = await newClient(...Array.from({ length: 9 }, () => () => Response.json(body, { status })))
  await expect(call()).rejects.toMatchObject({ status })
  expect(ended).toHaveBeenCalledTimes(times)
})
