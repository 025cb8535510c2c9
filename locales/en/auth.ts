export { tryAgain } from '#locales/phrases.ts'

export const email = 'Email'
export const password = 'Password'
export const showPassword = 'Show password'
export const hidePassword = 'Hide password'
export const capsLockOn = 'Caps Lock is on'

export const loginTitle = 'Welcome back'
export const forgotPassword = 'Forgot password?'
export const signIn = 'Log in'
export const signingIn = 'Logging in…'
export const noAccount = 'No account yet?'
export const toRegister = 'Register'
export const toAdd = 'Log in to add the album.'
export const loginFailed = 'Login failed'
export const wrongLogin = 'Invalid email or password. Please try again.'

export const gateTitle = 'Signup Access Required'
/** `provider` is the name of whose accounts need no signup password. */
export const gateText = (provider?: string) =>
  provider
    ? `Continue with ${provider}, or ask the person who invited you for the signup password.`
    : 'Gatefold is invite-only. Ask the person who invited you for the signup password.'
export const signupPassword = 'Signup password'
export const gateHelp = 'Still no luck? Contact the administrator.'
export const continueLabel = 'Continue'
export const wrongSignupPassword = 'Incorrect password'
export const wrongSignupPasswordText = 'Please try again or contact the administrator'
export const gateFailed = 'Verification error'

export const registerTitle = 'Create account'
export const name = 'Name'
export const confirmPassword = 'Confirm password'
export const register = 'Register'
export const registering = 'Creating your account…'
export const haveAccount = 'Have an account?'
export const toLogin = 'Login'
export const registerFailed = 'Registration failed'
export const registerFailedText = 'Registration failed. Please try again.'
export const emailTaken = 'This email is already registered. Try logging in instead.'
/** `code` is the error code. */
export const errorCode = (code: string) => `Error: ${code}`

export const otherWays = 'Or continue with'
export const google = 'Google'
/** The button of the instance's own provider; `provider` is its name. */
export const continueWith = (provider: string) => `Continue with ${provider}`
export const withoutPassword = 'No password needed'
/** `provider` is the name of who says who somebody is, in all of these. */
export const leaving = (provider: string) => `Redirecting to ${provider}…`
export const providerLoginFailed = (provider: string) => `${provider} login failed`
export const providerLoginFailedText = (provider: string) =>
  `There was an error logging in with ${provider}. Please try again.`
export const providerRegisterFailed = (provider: string) => `${provider} sign-up failed`
export const providerRegisterFailedText = (provider: string) =>
  `There was an error connecting your ${provider} account. Please try again.`
export const providerCancelled = (provider: string) => `${provider} login was cancelled.`
export const providerUnknown = (provider: string) =>
  `No Gatefold account is linked to this ${provider} account yet. Create an account first.`
export const providerNotLinked = (provider: string) =>
  `If this email has an account with a password, log in with the password. Once the email is confirmed, ${provider} works too.`
export const providerNoEmail = (provider: string) =>
  `${provider} told no valid email address of yours, and Gatefold needs one. Set it there and try again.`
export const providerNotProven = (provider: string) =>
  `Couldn’t check what ${provider} said about you. Tell the administrator.`
export const providerRefused = (provider: string) =>
  `${provider} did not accept this login from Gatefold. Try again, or tell the administrator.`
export const providerUnreachable = (provider: string) =>
  `${provider} can’t be reached. Try again later, or tell the administrator.`

export const forgotTitle = 'Forgot password'
export const forgotText = 'We’ll email you a reset link.'
export const sendLink = 'Send reset link'
export const sendingLink = 'Sending…'
export const sendFailed = 'Password Reset Failed'
export const sendFailedText = 'There was a problem sending the password reset link. Please try again.'
export const sentTitle = 'Check your email'
export const sentText = <Node>(address: Node) => [
  'If ',
  address,
  ' has an account, we’ve sent a reset link. It works once and expires in an hour. Check your spam folder if you don’t see it.',
]
export const backToLogin = 'Back to login'

export const loggedOut = 'Logged out'
export const loggedOutText = 'You have been successfully logged out.'
export const banned = 'This account is banned.'
export const accountDeleted = 'Account deleted'
export const accountDeletedText = 'Your account and everything in it have been deleted.'
