import { mutate } from 'swr'
import type { NewToken, TokenView } from '#domain/accounts/access-token.ts'
import { byId, client, unwrap } from '../client.ts'
import { useResource } from './resource.ts'

export const TOKENS = 'tokens'

/** The user's access tokens. */
export const useTokens = () => useResource<TokenView[]>(TOKENS, () => unwrap(client.tokens.$get()))

/** Makes a token and returns it; it cannot be read again. */
export async function createToken(input: NewToken): Promise<string> {
  const { token } = await unwrap(client.tokens.$post({ json: input }))
  await mutate(TOKENS)
  return token
}

export async function revokeToken(id: number): Promise<void> {
  await unwrap(client.tokens[':id'].$delete(byId(id)))
  await mutate<TokenView[]>(TOKENS, (tokens) => tokens?.filter((token) => token.id !== id), { revalidate: false })
}
