import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Forbidden } from '#domain/app-error.ts'
import * as messages from '#locales/errors/account.ts'
import { createDb, type Db } from '../db/database.ts'
import type { Env } from '../env.ts'
import { type Auth, createAuth } from './auth.ts'
import { banText } from './ban.ts'
import { rememberDevice } from './known-device.ts'

export type SignedIn = {
  id: string
  email: string
  emailVerified: boolean
  name: string
  image: string | null
  role: string
  sessionId: string
  signedInAt: Date
}

export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    secureHeadersNonce?: string
    auth: () => Auth
    googleAuth: () => Auth
    db: Db
    person: SignedIn | null
    /** What the person of a session is told who is banned. */
    banText: string | undefined
    isNewlyVerified: boolean | undefined
  }
}
export type SignedInEnv = { Bindings: Env; Variables: AppEnv['Variables'] & { person: SignedIn } }

/** Gives a request its database and Better Auth. */
export const withServices = createMiddleware<AppEnv>(async (c, next) => {
  c.set('db', createDb(c.env.DB))
  // Made when first asked for: it takes milliseconds, which a visitor without a session need not pay.
  let auth: Auth | undefined
  const make = (google: boolean) =>
    createAuth(c.env, (work) => c.executionCtx.waitUntil(work), {
      google,
      onPasswordReset: (email) => rememberDevice(c, email),
      onEmailVerified: () => c.set('isNewlyVerified', true),
    })
  c.set('auth', () => {
    auth ??= make(false)
    return auth
  })
  c.set('googleAuth', () => make(true))
  await next()
})

/** The person of the session cookie, read once a request by one query; nothing else says who somebody is. */
export async function findPerson(c: Context<AppEnv>): Promise<SignedIn | null> {
  const known = c.get('person')
  if (known !== undefined) return known
  const hasCookie = (c.req.header('cookie') ?? '').includes('session_token')
  const read = hasCookie
    ? await c.get('auth')().api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
    : null
  for (const cookie of read?.headers.getSetCookie() ?? []) c.header('set-cookie', cookie, { append: true })
  const found = read?.response
  const person =
    found && !found.user.bannedAt
      ? {
          id: found.user.id,
          email: found.user.email,
          emailVerified: found.user.emailVerified,
          name: found.user.name,
          image: found.user.image ?? null,
          role: found.user.role ?? 'user',
          sessionId: found.session.id,
          signedInAt: found.session.createdAt,
        }
      : null
  c.set('person', person)
  // A deleted account is closed like a banned one until its rows are gone.
  if (found?.user.bannedAt && !found.user.deletedAt) c.set('banText', banText(found.user.banReason))
  return person
}

function refuse(c: Context) {
  const ban: string | undefined = c.get('banText')
  if (ban) return c.json({ code: 'banned', message: ban }, 403)
  return c.json({ code: 'signed-out', message: messages.signedOut }, 401)
}

/** Lets signed-in people through; everybody else gets 401, or 403 with the ban. */
export const requirePerson = createMiddleware<SignedInEnv>(async (c, next) => {
  const person = await findPerson(c as unknown as Context<AppEnv>)
  if (!person) return refuse(c)
  await next()
})

/** Lets administrators through; everybody else who is signed in gets 403. */
export const requireAdmin = createMiddleware<SignedInEnv>(async (c, next) => {
  const person = await findPerson(c as unknown as Context<AppEnv>)
  if (!person) return refuse(c)
  if (person.role !== 'admin') throw new Forbidden(messages.noAdmin)
  await next()
})
