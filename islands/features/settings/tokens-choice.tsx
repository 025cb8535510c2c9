import { type ComponentProps, useState } from 'react'
import { useTokens } from '#islands/data/api/tokens-api.ts'
import { CheckField } from '#islands/ui/choices.tsx'
import * as messages from '#locales/settings.ts'

/** The number of valid access tokens; null if it could not be read, undefined while it loads. */
export function useValidTokens(): number | null | undefined {
  const { data: tokens, error } = useTokens()
  const [now] = useState(() => Date.now())
  if (tokens) return tokens.filter(({ expiresAt }) => Date.parse(expiresAt) > now).length
  return error ? null : undefined
}

/** A text about what happened to the access tokens, if there were any; `areRevoked` says whether the box was checked. */
export function tokensText(count: number | null | undefined, areRevoked = false): string | undefined {
  if (areRevoked) return messages.areRevoked
  return count ? messages.stillWork(count) : undefined
}

/** A checkbox to also revoke the access tokens when ending sessions; nothing without tokens. */
export function TokensChoice({ count, ...box }: { count: number | null | undefined } & ComponentProps<'input'>) {
  if (!count && count !== null) return null
  return (
    <CheckField className="gap-3" label={messages.revokeToo(count)} hint={messages.otherwiseStay(count)} {...box} />
  )
}
