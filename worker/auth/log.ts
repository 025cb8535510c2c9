import { errorLine, logText } from '../log.ts'

const isOwnFault = (detail: unknown): detail is Error =>
  detail instanceof Error && !['APIError', 'BetterAuthError'].includes(detail.name)

// What the library of passkeys throws about a caller's passkey.
const isPasskeyRefusal = (message: string) => /^Failed to verify (?:registration|authentication)$/.test(message)

/** The logger of Better Auth for one request. Wrong codes and denied consents are only warnings. */
export const authLogger =
  (requestId: string) =>
  (level: string, message: string, ...details: unknown[]): void => {
    if (level !== 'error') return
    const auth = logText(message)
    const fault = isPasskeyRefusal(message) ? undefined : details.find(isOwnFault)
    if (fault) console.error(errorLine(fault, { requestId, auth }))
    else console.warn(JSON.stringify({ requestId, auth, details: details.map(logText) }))
  }
