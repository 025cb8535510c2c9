export const ROLES = ['user', 'test', 'admin'] as const
/** The roles: `test` has the rights of `user`, `admin` can also manage accounts. */
export type Role = (typeof ROLES)[number]
