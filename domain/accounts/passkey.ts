import * as z from 'zod/mini'
import * as messages from '#locales/security.ts'
import { oneLine } from '../text/whole-text.ts'

const MAX_NAME = 60

// The browser's own object, as `PublicKeyCredential.toJSON` makes it; the library behind the route checks it.
const Credential = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.string(),
  response: z.looseObject({}),
})

/** A passkey's answer to the challenge of a sign-in. */
export const PasskeySignIn = z.strictObject({ credential: Credential })

/** A new passkey and its name. */
export const NewPasskey = z.strictObject({
  credential: Credential,
  name: z
    .string(messages.passkeyNameMissing)
    .check(
      oneLine,
      z.trim(),
      z.minLength(1, messages.passkeyNameMissing),
      z.maxLength(MAX_NAME, messages.passkeyNameTooLong),
    ),
})

/** A passkey of a person; `createdAt` is ISO 8601. */
export type PasskeyView = { id: string; name: string; createdAt: string }
