export const ROLES = ['user', 'test', 'admin'] as const
/** What a person may do: `test` may do what `user` may, `admin` manages the accounts besides. */
export type Role = (typeof ROLES)[number]
