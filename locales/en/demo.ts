export { signIn } from '#locales/auth.ts'
export { crates } from '#locales/header/header.ts'
export { accountLabel } from '#locales/landing.ts'

export const title = 'Demo'
export const description =
  'Try Gatefold with 120 albums, without an account: search, rate, tag and sort them into crates.'
/** Below the header of each page of the demo. */
export const line = 'This is a demo. What you change here stays in this tab.'
export const needsScript = 'The demo needs JavaScript.'
export const createAccount = 'Create your account'

export const dialogTitle = 'This comes with an account'
export const dialogText =
  'Your own albums, imports, exports, the trash and settings need an account. Everything else works here, with the demo’s albums.'
export const stay = 'Back to the demo'
/** In place of what the server answers. */
export const needsAccount = 'This needs an account.'
