import { Hono } from 'hono'
import { AdminSetupInput } from '#domain/admin-input.ts'
import { Forbidden } from '#domain/app-error.ts'
import * as messages from '#locales/errors/account.ts'
import { isNamedAdmin, withAdminSetup } from '../auth/named-admin.ts'
import { tooMany } from '../auth/own-account.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { getMe } from '../db/accounts/profiles.ts'
import { countTry } from '../db/accounts/rate-limits.ts'
import { grantAdmin } from '../db/admin/admin-setup.ts'
import { jsonBody } from '../respond.ts'

const TRIES = { max: 5, seconds: 3600 }

export const setup = new Hono<SignedInEnv>().post('/admin', requirePerson, jsonBody(AdminSetupInput), async (c) => {
  const person = c.get('person')
  const now = new Date()
  const tries = await countTry(c.get('db'), `admin-setup:${person.id}`, TRIES, now)
  if (!tries.allowed) throw tooMany(messages.tooManyTries, tries.retryAfter)
  const email = c.req.valid('json').email.toLowerCase()
  const isTheirs = email === person.email && person.emailVerified && isNamedAdmin(c.env, email)
  if (!isTheirs || !(await grantAdmin(c.get('db'), person.id, email, now))) {
    throw new Forbidden(messages.setupFailed)
  }
  return c.json(withAdminSetup(c.env, await getMe(c.get('db'), person.id)))
})
