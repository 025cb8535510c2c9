import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { EndSessionsInput, NoFields } from '#domain/accounts/account.ts'
import {
  AuditQuery,
  BanInput,
  NewUserInput,
  UserDeletionInput,
  UserListQuery,
  UserPatch,
} from '#domain/accounts/admin-input.ts'
import type { AdminEnv } from '../auth/app-env.ts'
import { codeHash } from '../auth/code-hash.ts'
import { rejectCommonPassword } from '../auth/common-passwords.ts'
import { proveAdmin } from '../auth/own-account.ts'
import { hashPassword } from '../auth/password.ts'
import { removeAccount } from '../auth/remove-account.ts'
import { requireAdmin } from '../auth/require.ts'
import { listAuditLog } from '../db/accounts/audit-log.ts'
import { endSessionsOf } from '../db/accounts/sessions.ts'
import { banUser, unbanUser } from '../db/admin/bans.ts'
import { createInvitation, listInvitations, revokeInvitation } from '../db/admin/invitations.ts'
import { createUser, updateUser } from '../db/admin/user-changes.ts'
import { listUsers } from '../db/admin/users.ts'
import { chooseDatabase } from '../db/room.ts'
import { takeDown } from '../db/shares/take-down.ts'
import { mailTo } from '../mail/mails-of.ts'
import { jsonBody, noContent, pathId, searchParams } from '../respond.ts'

export const admin = new Hono<AdminEnv>()
  .use(requireAdmin)
  .get('/users', searchParams(UserListQuery), async (c) => {
    const { users, total, next } = await listUsers(c.get('ctx'), c.req.valid('query'))
    c.header('total-count', String(total))
    if (next !== null) c.header('next', next)
    return c.json(users)
  })
  .post('/users', jsonBody(NewUserInput), async (c) => {
    const { password, ownPassword, ...input } = c.req.valid('json')
    if (input.role === 'admin') await proveAdmin(c, ownPassword)
    rejectCommonPassword(password, 'password')
    const passwordHash = await hashPassword(password)
    return c.json(
      await createUser(c.get('ctx'), { ...input, passwordHash, database: await chooseDatabase(c.env) }),
      201,
    )
  })
  .patch('/users/:id', jsonBody(UserPatch), async (c) => {
    const { password, ownPassword, ...patch } = c.req.valid('json')
    // These make or remove an administrator, or take an account over.
    if (password || patch.role !== undefined || patch.email !== undefined) await proveAdmin(c, ownPassword)
    if (password) rejectCommonPassword(password, 'password')
    const passwordHash = password ? await hashPassword(password) : undefined
    const id = c.req.param('id')
    const { before, after } = await updateUser(c.get('ctx'), id, { ...patch, passwordHash })
    const newEmail = after.email === before.email ? null : after.email
    if (newEmail || passwordHash) {
      const changes = { newEmail, hasNewPassword: passwordHash !== undefined }
      c.executionCtx.waitUntil(
        mailTo(c.env, id, ({ changedByAdminMail }) => changedByAdminMail(before.email, changes, c.env.PUBLIC_URL)),
      )
    }
    return c.json(after)
  })
  .delete('/users/:id', jsonBody(UserDeletionInput), async (c) => {
    await proveAdmin(c, c.req.valid('json').ownPassword)
    const removed = removeAccount(c.get('ctx'), c.env, { id: c.req.param('id'), by: c.get('person').id })
    c.executionCtx.waitUntil(removed.catch(() => undefined))
    return noContent(c, removed)
  })
  .delete('/users/:id/sessions', jsonBody(EndSessionsInput), (c) =>
    noContent(c, endSessionsOf(c.get('ctx'), c.req.param('id'), c.req.valid('json'))),
  )
  .post('/users/:id/ban', jsonBody(BanInput), async (c) => {
    const { reason, ownPassword } = c.req.valid('json')
    await proveAdmin(c, ownPassword)
    return c.json(await banUser(c.get('ctx'), c.req.param('id'), reason || null))
  })
  .post('/users/:id/unban', async (c) => c.json(await unbanUser(c.get('ctx'), c.req.param('id'))))
  .get('/invitations', async (c) => c.json(await listInvitations(c.get('ctx'))))
  .post('/invitations', jsonBody(NoFields), async (c) => {
    const token = randomBytes(24).toString('base64url')
    const invitation = await createInvitation(c.get('ctx'), codeHash(token))
    return c.json({ ...invitation, link: `${c.env.PUBLIC_URL}/?auth=register&invitation=${token}` }, 201)
  })
  .delete('/invitations/:id', (c) => noContent(c, revokeInvitation(c.get('ctx'), pathId(c, 'id'))))
  // Finds the share by the token in the address that somebody has reported.
  .delete('/shares/:token', (c) => noContent(c, takeDown(c.get('ctx'), codeHash(c.req.param('token')))))
  .get('/audit-log', searchParams(AuditQuery), async (c) => {
    const { entries, hasMore } = await listAuditLog(c.get('ctx'), c.req.valid('query'))
    const last = entries.at(-1)
    if (hasMore && last) c.header('next', String(last.id))
    return c.json(entries)
  })
