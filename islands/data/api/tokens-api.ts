import useSWR, { mutate } from 'swr'
import type { NewToken, TokenView } from '#domain/accounts/access-token.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { client, NO_REVALIDATE, unwrap } from './client.ts'

export const TOKENS = 'tokens'

/** The user's access tokens. */
export const useTokens = () =>
  useSWR<TokenView[], ApiError>(TOKENS, () => unwrap(client.tokens.$get()), {
    ...NO_REVALIDATE,
    revalidateOnMount: true,
  })

/** Makes a token and returns it; it cannot be read again. */
export async function createToken(input: NewToken): Promise<string> {
  const { token } = await unwrap(client.tokens.$post({ json: input }))
  await mutate(TOKENS)
  return token
}

export async function revokeToken(id: number): Promise<void> {
  await unwrap(client.tokens[':id'].$delete({ param: { id: String(id) } }))
  await mutate<TokenView[]>(TOKENS, (tokens) => tokens?.filter((token) => token.id !== id), { revalidate: false })
}
