import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { accountSettings } from '#domain/settings.ts'
import type { Scene } from '#islands/shell/commands/commands.ts'

/** An administrator with the whole collection on screen. */
export const scene: Scene = {
  me: {
    id: '1',
    email: '',
    emailVerified: true,
    displayName: '',
    username: '',
    role: 'admin',
    ...accountSettings({}),
    photoUrl: null,
    canBecomeAdmin: false,
    isLinkOffered: true,
  },
  query: DEFAULT_QUERY,
  crate: undefined,
  album: undefined,
  kept: undefined,
}
