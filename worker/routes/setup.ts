import { Hono } from 'hono'
import { AdminSetupInput } from '#domain/accounts/admin-input.ts'
import { Forbidden } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import type { SignedInEnv } from '../auth/app-env.ts'
import { countOrThrow } from '../auth/limits.ts'
import { isNamedAdmin, withOffers } from '../auth/named-admin.ts'
import { requirePerson } from '../auth/require.ts'
import { getMe } from '../db/accounts/profiles.ts'
import { grantAdmin } from '../db/admin/admin-setup.ts'
import { jsonBody } from '../respond.ts'

const ATTEMPTS = { max: 5, seconds: 3600 }

export const setup = new Hono<SignedInEnv>().post('/admin', requirePerson, jsonBody(AdminSetupInput), async (c) => {
  const person = c.get('person')
  await countOrThrow(c.get('ctx'), `admin-setup:${person.id}`, ATTEMPTS)
  const email = c.req.valid('json').email.toLowerCase()
  const isTheirs = email === person.email && person.emailVerified && isNamedAdmin(c.env, email)
  if (!isTheirs || !(await grantAdmin(c.get('ctx'), email))) {
    throw new Forbidden(messages.setupFailed)
  }
  return c.json(withOffers(c.env, await getMe(c.get('ctx'))))
})
