import { expect, it, vi } from 'vitest'

// The other tests have one that is quick.
const { hashPassword, verifyPassword } =
  await vi.importActual<typeof import('#worker/auth/password.ts')>('#worker/auth/password.ts')

// Of scrypt with N 2^14, r 8, p 5.
const HASH =
  '00112233445566778899aabbccddeeff:6d2c9a947ceabf6b78436d8f7f6a4d366517a130a20a0b29ee477f70b5b4ad9b2e83edfbc5bd8e9819bde46d0e134e71aebd68488207a560eb9b7223b070a035'

it('verifies a stored password, however its letters are composed', async () => {
  expect(await verifyPassword({ hash: HASH, password: 'P\u00e4ssword7' })).toBe(true)
  expect(await verifyPassword({ hash: HASH, password: 'Pa\u0308ssword7' })).toBe(true)
  expect(await verifyPassword({ hash: HASH, password: 'P\u00e4ssword8' })).toBe(false)
})

it('hashes a password with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('sleeve'), hashPassword('sleeve')])
  expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  expect(other).not.toBe(one)
  expect(await verifyPassword({ hash: one, password: 'sleeve' })).toBe(true)
})
