import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCursor, toCursor } from '#domain/accounts/admin.ts'
import { NewUserInput, UserPatch } from '#domain/accounts/admin-input.ts'

it('restores a position from its ASCII cursor', () => {
  const key = fc.oneof(fc.integer(), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(key, fc.string(), (key, id) => {
      const cursor = toCursor({ key, id })
      expect(cursor).toMatch(/^[\x21-\x7e]*$/)
      expect(parseCursor(cursor)).toEqual({ key, id })
    }),
  )
})

it('returns null for any other text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const place = parseCursor(text)
      if (place) expect(parseCursor(toCursor(place))).toEqual(place)
    }),
  )
  for (const text of ['', '%', '[]', '[1]', '[null,"a"]', '[1,2]', '["a","b","c"]'])
    expect(parseCursor(text)).toBeNull()
})

const input = { username: 'marit', email: 'marit@example.com', role: 'user', password: 'sleeve' }

it('removes line breaks and control characters from names', () => {
  const made = NewUserInput.parse({ ...input, username: ' a\n\u0000b\t\u0007 c ', displayName: '\u0000' })
  expect(made).toMatchObject({ username: 'a b c', displayName: '' })
  expect(NewUserInput.safeParse({ ...input, username: '\u0000\n' }).success).toBe(false)
})

it('accepts a blank password in an update only', () => {
  expect(UserPatch.parse({ password: '' })).toEqual({ password: '' })
  expect(UserPatch.safeParse({ password: 'short' }).success).toBe(false)
  expect(NewUserInput.safeParse({ ...input, password: '' }).success).toBe(false)
})
