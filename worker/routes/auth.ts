import { Hono } from 'hono'
import { RegisterInput } from '#domain/account.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { createProfile, getMe } from '../db/profiles.ts'
import { jsonBody } from '../respond.ts'

export const auth = new Hono<SignedInEnv>()
  .post('/register', requirePerson, jsonBody(RegisterInput), async (c) => {
    const isNew = await createProfile(c.get('db'), c.get('person'), new Date())
    return c.json(await getMe(c.get('db'), c.get('person').id), isNew ? 201 : 200)
  })
  .get('/me', requirePerson, async (c) => c.json(await getMe(c.get('db'), c.get('person').id)))
  .on(['GET', 'POST'], '/*', (c) => c.get('auth')().handler(c.req.raw))
