/** What Better Auth would do more loosely than Gatefold's own calls, or would tell too much of (session tokens): closed to the outside. */
export const CLOSED_PATHS = [
  '/update-user',
  '/change-password',
  '/change-email',
  '/delete-user',
  '/delete-user/callback',
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/update-session',
  '/verify-password',
]
