import { Hono } from 'hono'
import {
  AccountDeletionInput,
  AccountPatch,
  type AccountView,
  EmailChangeInput,
  EndSessionsInput,
  PasswordChangeInput,
} from '#domain/accounts/account.ts'
import { AccountSettingsInput } from '#domain/accounts/account-settings.ts'
import { PHOTO_BYTES, PHOTO_SIDE } from '#domain/accounts/photo.ts'
import { Invalid } from '#domain/errors/app-error.ts'
import { readJpeg } from '#domain/pictures/jpeg.ts'
import * as messages from '#locales/errors.ts'
import type { SignedInEnv } from '../auth/app-env.ts'
import { withOffers } from '../auth/named-admin.ts'
import { askForEmailChange, changePassword, proveIdentity, tellOwner } from '../auth/own-account.ts'
import { passCookies } from '../auth/pass-cookies.ts'
import { removeAccount } from '../auth/remove-account.ts'
import { asApp, requirePerson } from '../auth/require.ts'
import { dropCookies } from '../auth/session.ts'
import { getAccount, updateAccount } from '../db/accounts/accounts.ts'
import { getPhoto, savePhoto } from '../db/accounts/photos.ts'
import { findLanguage, saveAccountSettings } from '../db/accounts/profiles.ts'
import { endOtherSessions, endSession, listSessions } from '../db/accounts/sessions.ts'
import { createAccountsCtx } from '../db/context.ts'
import { sendMail } from '../mail/mailer.ts'
import { mailsIn } from '../mail/mails-of.ts'
import { CLEAR_SITE_DATA, jsonBody, noContent } from '../respond.ts'

const PHOTO_FAULTS = {
  type: messages.notAJpeg,
  structure: messages.brokenJpeg,
  size: messages.pictureTooWide(PHOTO_SIDE, PHOTO_SIDE),
}
const wrongPhoto = (message: string) => new Invalid(message, { photo: message })

export const user = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/', async (c) => {
    const account = await getAccount(c.get('ctx'))
    return c.json(withOffers(c.env, account) satisfies AccountView)
  })
  .patch('/', jsonBody(AccountPatch), async (c) =>
    c.json(withOffers(c.env, await updateAccount(c.get('ctx'), c.req.valid('json')))),
  )
  // The body is the picture itself. Only what is needed to draw it is kept.
  .put('/photo', async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    if (bytes.length > PHOTO_BYTES) throw wrongPhoto(messages.pictureTooLarge(PHOTO_BYTES / 1_000))
    const picture = readJpeg(bytes, { width: PHOTO_SIDE, height: PHOTO_SIDE })
    if (typeof picture === 'string') throw wrongPhoto(PHOTO_FAULTS[picture])
    return c.json(withOffers(c.env, await savePhoto(c.get('ctx'), picture)))
  })
  .get('/photo/:hash', async (c) => {
    const { type, bytes } = await getPhoto(c.get('ctx'), c.req.param('hash'))
    return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'private, max-age=31536000, immutable' })
  })
  .delete('/', jsonBody(AccountDeletionInput), async (c) => {
    const { id, email } = c.get('person')
    const { confirm, password } = c.req.valid('json')
    if (confirm.toLowerCase() !== email.toLowerCase()) {
      throw new Invalid(messages.wrongConfirmation, { confirm: messages.wrongConfirmation })
    }
    await proveIdentity(c, password)
    const { accountDeletedMail } = await mailsIn(await findLanguage(c.get('ctx')))
    // Not the person's own context: no budget limits the deletion.
    const removed = removeAccount(createAccountsCtx(c.env.DB), c.env, { id, by: null })
    c.executionCtx.waitUntil(removed.catch(() => undefined))
    await removed
    c.executionCtx.waitUntil(sendMail(c.env, accountDeletedMail(email, c.env.PUBLIC_URL)))
    const signedOut = await c.get('auth')().api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
    passCookies(c, signedOut)
    dropCookies(asApp(c))
    c.header('clear-site-data', CLEAR_SITE_DATA)
    return c.body(null, 204)
  })
  .patch('/preferences', jsonBody(AccountSettingsInput), (c) =>
    noContent(c, saveAccountSettings(c.get('ctx'), c.req.valid('json'))),
  )
  .post('/password', jsonBody(PasswordChangeInput), (c) => noContent(c, changePassword(c, c.req.valid('json'))))
  .post('/email', jsonBody(EmailChangeInput), (c) => noContent(c, askForEmailChange(c, c.req.valid('json'))))
  .get('/sessions', async (c) => c.json(await listSessions(c.get('ctx'), c.get('person').sessionId)))
  .delete('/sessions', jsonBody(EndSessionsInput), async (c) => {
    const { revokesTokens = false } = c.req.valid('json')
    const revoked = await endOtherSessions(c.get('ctx'), { currentId: c.get('person').sessionId, revokesTokens })
    if (revoked > 0) await tellOwner(c, 'tokens-revoked')
    return c.body(null, 204)
  })
  .delete('/sessions/:id', (c) => noContent(c, endSession(c.get('ctx'), c.req.param('id'))))
