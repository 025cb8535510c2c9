import type * as OpenAuth from '#islands/features/auth/open-auth.tsx'

declare global {
  var openingAuth: Promise<typeof OpenAuth> | undefined
}

// What loads the styles of lazy code weighs half of what the landing page's own script does, so that script asks for this one first.
globalThis.openingAuth = import('#islands/features/auth/open-auth.tsx')
