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
export const gateText = 'Gatefold is invite-only. Ask the person who invited you for the signup password.'
export const signupPassword = 'Signup password'
export const gateHelp = 'Still no luck? Contact the administrator.'
export const continueLabel = 'Continue'
export const wrongSignupPassword = 'Incorrect password'
export const wrongSignupPasswordText = 'Please try again or contact the administrator'
export const gateFailed = 'Verification error'

export const registerTitle = 'Create an account'
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
export const toGoogle = 'Redirecting to Google…'
export const googleLoginFailed = 'Google login failed'
export const googleLoginFailedText = 'There was an error logging in with Google. Please try again.'
export const googleRegisterFailed = 'Google sign-up failed'
export const googleRegisterFailedText = 'There was an error connecting your Google account. Please try again.'
export const googleCancelled = 'Google login was cancelled.'
export const googleUnknown =
  'No Gatefold account is linked to this Google account yet. Register first; Gatefold is invite-only.'
export const googleNotLinked =
  'If this email has an account with a password, log in with the password. Once the email is confirmed, Google works too.'

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
