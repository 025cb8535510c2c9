import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCursor, toCursor } from '#domain/admin.ts'
import { NewUserInput, UserPatch } from '#domain/admin-input.ts'

test('a place comes back from its cursor, which is ASCII whatever it holds', () => {
  const key = fc.oneof(fc.integer(), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(key, fc.string(), (key, id) => {
      const cursor = toCursor({ key, id })
      expect(cursor).toMatch(/^[\x21-\x7e]*$/)
      expect(parseCursor(cursor)).toEqual({ key, id })
    }),
  )
})

test('any other text is no place, and never a failure', () => {
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

test('names are one line without what nobody sees', () => {
  const made = NewUserInput.parse({ ...input, username: ' a\n\u0000b\t\u0007 c ', displayName: '\u0000' })
  expect(made).toMatchObject({ username: 'a b c', displayName: '' })
  expect(NewUserInput.safeParse({ ...input, username: '\u0000\n' }).success).toBe(false)
})

test('a blank password is fine where there is one already, and only there', () => {
  expect(UserPatch.parse({ password: '' })).toEqual({ password: '' })
  expect(UserPatch.safeParse({ password: 'short' }).success).toBe(false)
  expect(NewUserInput.safeParse({ ...input, password: '' }).success).toBe(false)
})
