const isOwnFault = (detail: unknown) =>
  detail instanceof Error && !['APIError', 'BetterAuthError'].includes(detail.name)

/** Logs Better Auth's errors. Wrong codes and denied consents are only warnings. */
export function logAuth(level: string, message: string, ...details: unknown[]): void {
  if (level !== 'error') return
  const line = JSON.stringify({ auth: message, details: details.map(String) })
  if (details.some(isOwnFault)) console.error(line)
  else console.warn(line)
}
