import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ErrorBody, fieldErrors } from '#domain/errors/error.ts'

const wrong = (schema: z.ZodMiniType, input: unknown) => {
  const checked = z.safeParse(schema, input)
  return checked.success ? {} : fieldErrors(checked.error.issues)
}

it('names each invalid field by path with its first message', () => {
  const schema = z.strictObject({
    name: z.string('a text').check(z.minLength(5, 'longer'), z.regex(/^a/, 'with an a')),
    albums: z.array(z.strictObject({ title: z.string('a title') })),
  })
  expect(wrong(schema, { name: 'b', albums: [{ title: 'x' }, { title: 5 }] })).toEqual({
    name: 'longer',
    'albums.1.title': 'a title',
  })
})

it('names every unknown field, also in a list', () => {
  const schema = z.strictObject({ albums: z.array(z.strictObject({})) })
  expect(wrong(schema, { albums: [{}, { x: 1, y: 2 }], z: 3 })).toEqual({
    'albums.1.x': 'Unknown field',
    'albums.1.y': 'Unknown field',
    z: 'Unknown field',
  })
})

it("replaces the library's messages with the app's own", () => {
  const schema = z.strictObject({ url: z.string(), flag: z.enum(['true', 'false']), ids: z.array(z.int()) })
  expect(wrong(schema, { flag: '1', ids: ['1'] })).toEqual({
    url: 'This field is required',
    flag: 'This value is invalid',
    'ids.0': 'This value is invalid',
  })
  expect(wrong(schema, undefined)).toEqual({ body: 'This field is required' })
})

it('reports an error of the whole input under body', () => {
  expect(wrong(z.string('a text, please'), 5)).toEqual({ body: 'a text, please' })
})

it('recognizes an error response', () => {
  expect(ErrorBody.safeParse({ code: 'invalid', message: 'm', fields: { title: 't' } }).success).toBe(true)
  expect(ErrorBody.safeParse({ code: 'stale', message: 'm', album: {} }).success).toBe(true)
  expect(ErrorBody.safeParse({ message: 'm' }).success).toBe(false)
})
