import { Hono } from 'hono'
import { PreferencesInput } from '#domain/account.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { updatePreferences } from '../db/profiles.ts'
import { jsonBody } from '../respond.ts'

export const user = new Hono<SignedInEnv>().patch(
  '/preferences',
  requirePerson,
  jsonBody(PreferencesInput),
  async (c) => {
    await updatePreferences(c.get('db'), c.get('person').id, c.req.valid('json'))
    return c.body(null, 204)
  },
)
