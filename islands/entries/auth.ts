/** What opens the sign-in dialog, for the script of the landing page. */
export const opening = import('#islands/features/auth/open-auth.tsx')
