import type { UseFormReturn } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#islands/lib/api-error.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { showFieldErrors, showFormError } from '#islands/ui/errors/form-errors.ts'
import { unreachable } from '#locales/phrases.ts'
import { failed } from '#locales/ui.ts'

const invalid = (fields: Record<string, string>) =>
  new ApiError(400, { code: 'invalid', message: 'Some fields are invalid', fields })

describe('an error of the API', () => {
  test('has what the server answered', () => {
    const answer = { code: 'stale', message: 'Changed elsewhere', fields: { title: 'Too long' } }
    const details = { ...answer, album: { id: 3 } }
    expect(new ApiError(409, details)).toMatchObject({ ...answer, status: 409, details })
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'Bad gateway'],
    ['a body without a code', { message: 'Bad gateway' }],
    ['a message that is no text', { code: 'invalid', message: { html: '' } }],
    ['fields that are no texts', { code: 'invalid', message: 'Invalid', fields: { title: 3 } }],
  ])('says that Gatefold was not reached if the answer is %s', (_, body) => {
    expect(new ApiError(502, body)).toMatchObject({
      message: unreachable,
      code: 'unreachable',
      fields: {},
      details: {},
    })
  })
})

test.each([
  ["the server's message", new ApiError(409, { code: 'limit-exceeded', message: 'Too many' }), undefined, 'Too many'],
  ['the given text if the server failed', new ApiError(500, { code: 'x', message: 'Reference: 7' }), 'Sorry', 'Sorry'],
  [
    "the server's message if the database is down",
    new ApiError(503, { code: 'unavailable', message: 'Down' }),
    'Sorry',
    'Down',
  ],
  ['the reference if there is no other text', new ApiError(500, { code: 'x', message: 'Ref 7' }), undefined, 'Ref 7'],
  ['the given text for any other error', new TypeError('x is undefined'), 'Sorry', 'Sorry'],
  ['a general text otherwise', new TypeError('x is undefined'), undefined, failed],
])('the text of an error is %s', (_, error, otherwise, text) => {
  expect(errorText(error, otherwise)).toBe(text)
})

describe('the errors of a form', () => {
  function createForm() {
    const shown: [name: string, message: string, hasFocus: boolean][] = []
    const form = {
      getValues: () => ({ title: '', tags: [] }),
      setError: (name: string, { message }: { message: string }, options?: { shouldFocus?: boolean }) =>
        shown.push([name, message, options?.shouldFocus ?? false]),
    } as unknown as UseFormReturn<{ title: string; tags: string[] }>
    return { form, shown }
  }

  test('stand beside their fields, in the order of the form, the first with the focus', () => {
    const { form, shown } = createForm()
    expect(showFieldErrors(form, invalid({ 'tags.3': 'Too long', title: 'Required', version: 'Old' }))).toBe(true)
    expect(shown).toEqual([
      ['title', 'Required', true],
      ['tags', 'Too long', false],
    ])
  })

  test('stand below the form if they name none of its fields', () => {
    const { form, shown } = createForm()
    showFormError(form, invalid({ version: 'Old' }), { title: 'Failed' })
    expect(shown).toEqual([['root', 'Some fields are invalid', false]])
  })

  test('stand beside the given field if the server names none', () => {
    const { form, shown } = createForm()
    showFormError(form, new TypeError(), { title: 'Failed', text: 'Taken', field: 'title' })
    expect(shown).toEqual([['title', 'Taken', true]])
  })
})
