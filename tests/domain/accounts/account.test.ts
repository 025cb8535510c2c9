import { expect, it } from 'vitest'
import {
  NewPassword,
  ProviderInput,
  RegisterInput,
  SignInInput,
  SignUpInput,
  SignupGateInput,
} from '#domain/accounts/account.ts'
import { AccountSettingsInput } from '#domain/accounts/account-settings.ts'
import { fieldErrors } from '#domain/errors/error.ts'
import { hasCharacters } from '#domain/text/characters.ts'
import { waitText } from '#domain/text/wait-text.ts'

type Checked = { success: true } | { success: false; error: { issues: Parameters<typeof fieldErrors>[0] } }
const wrong = (schema: { safeParse(input: unknown): Checked }, input: unknown) => {
  const checked = schema.safeParse(input)
  return checked.success ? {} : fieldErrors(checked.error.issues)
}
const signUp = { name: 'Marit', email: 'marit@example.com', password: 'sleeve', confirmPassword: 'sleeve' }

it('requires a valid address and six characters to sign in', () => {
  expect(SignInInput.parse({ email: ' marit@example.com ', password: 'sleeve' })).toEqual({
    email: 'marit@example.com',
    password: 'sleeve',
  })
  expect(wrong(SignInInput, {})).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  })
  for (const email of ['', 'marit', 'marit@', '@example.com', 'a b@example.com', `${'a'.repeat(250)}@example.com`])
    expect(wrong(SignInInput, { email, password: 'sleeve' })).toHaveProperty('email')
  expect(wrong(SignInInput, { email: 'a@example.com', password: 'short' })).toEqual({
    password: 'Password must be at least 6 characters',
  })
  expect(wrong(SignInInput, { email: 'a@example.com', password: 'x'.repeat(129) })).toEqual({
    password: 'Password must be at most 128 characters',
  })
})

it('requires a name of two characters and the password twice to sign up', () => {
  expect(wrong(SignUpInput, signUp)).toEqual({})
  expect(wrong(SignUpInput, { ...signUp, name: ' M ' })).toEqual({ name: 'Name must be at least 2 characters' })
  expect(wrong(SignUpInput, { ...signUp, name: 'M'.repeat(101) })).toEqual({
    name: 'Name must be at most 100 characters',
  })
  expect(wrong(SignUpInput, { ...signUp, confirmPassword: 'sleeves' })).toEqual({
    confirmPassword: 'Passwords do not match',
  })
})

it('reports different passwords beside other errors', () => {
  expect(wrong(SignUpInput, { ...signUp, name: '', confirmPassword: 'sleeves' })).toEqual({
    name: 'Name must be at least 2 characters',
    confirmPassword: 'Passwords do not match',
  })
  expect(wrong(SignUpInput, { ...signUp, password: 'short', confirmPassword: 'short' })).toEqual({
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Password must be at least 6 characters',
  })
})

it('trims an address and lowercases it without accepting lookalike letters', () => {
  for (const email of ['MARIT@Example.com', '\u00a0marit@example.com\n', '\ufeffmarit@example.com\u2003'])
    expect(SignInInput.parse({ email, password: 'sleeve' }).email).toBe('marit@example.com')
  // trim() keeps zero-width spaces, and toLowerCase() turns the Kelvin sign into k.
  for (const email of ['\u200bmarit@example.com', '\u212aim@example.com', 'm@rit@example.com', 'marit@exämple.com'])
    expect(wrong(SignInInput, { email, password: 'sleeve' }), email).toHaveProperty('email')
})

it('counts graphemes', () => {
  expect(hasCharacters('👨‍👩‍👧‍👦👩🏽‍🎤é🇳🇴', 4)).toBe(true)
  expect(hasCharacters('👨‍👩‍👧‍👦👩🏽‍🎤é🇳🇴', 5)).toBe(false)
  expect(hasCharacters('', 0)).toBe(true)
  expect(wrong(SignInInput, { email: 'a@example.com', password: '👨‍👩‍👧‍👦'.repeat(128) })).toEqual({})
  for (const password of ['🎸'.repeat(129), '🎸'.repeat(200), `sleeve${'\u0301'.repeat(5_000)}`])
    expect(wrong(SignInInput, { email: 'a@example.com', password })).toEqual({
      password: 'Password must be at most 128 characters',
    })
})

it.each([
  ['', 'Password must be at least 8 characters long'],
  ['Harb22', 'Password must be at least 8 characters long'],
  ['harbour22', 'Password must contain at least one uppercase letter'],
  ['HarbourLights', 'Password must contain at least one number'],
  ['Ærlig talt 7', undefined],
])('checks the new password %j: %s', (password, message) => {
  expect(NewPassword.safeParse(password).error?.issues[0]?.message).toBe(message)
})

it('accepts only the known fields for a sign-in with another account', () => {
  expect(wrong(ProviderInput, { provider: 'google' })).toEqual({})
  expect(wrong(ProviderInput, { provider: 'google', requestSignUp: true })).toEqual({})
  expect(wrong(ProviderInput, { provider: 'github', requestSignUp: 'yes', idToken: {} })).toEqual({
    provider: 'The provider must be google or oidc',
    requestSignUp: expect.any(String),
    idToken: 'Unknown field',
  })
})

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [39.2, '40 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_599, '1 hour'],
  [3_600, '1 hour'],
  [3_601, '2 hours'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})

it('keeps the spaces of a password', () => {
  expect(SignInInput.parse({ email: 'a@example.com', password: '  pass  ' }).password).toBe('  pass  ')
})

it('requires the signup password', () => {
  expect(wrong(SignupGateInput, { password: 'open sesame' })).toEqual({})
  for (const input of [{}, { password: '' }, { password: 5 }])
    expect(wrong(SignupGateInput, input)).toEqual({ password: 'Please enter the signup password' })
})

it('accepts 10, 25, 50 or 100 as page size', () => {
  for (const itemsPerPage of [10, 25, 50, 100]) expect(wrong(AccountSettingsInput, { itemsPerPage })).toEqual({})
  for (const itemsPerPage of [undefined, 0, 11, 101, '10', null])
    expect(wrong(AccountSettingsInput, { itemsPerPage })).toEqual({
      itemsPerPage: 'Items per page must be 10, 25, 50, or 100',
    })
})

it('accepts a view of albums, and names them all otherwise', () => {
  expect(wrong(AccountSettingsInput, { lastView: 'wall' })).toEqual({})
  expect(wrong(AccountSettingsInput, { lastView: 'shelf' })).toEqual({
    lastView: 'Last view must be grid, list, compact, or wall',
  })
})

it('accepts an empty register call but no role', () => {
  expect(wrong(RegisterInput, {})).toEqual({})
  expect(wrong(RegisterInput, { role: 'admin' })).toEqual({ role: 'Unknown field' })
})
