const isOwnFault = (detail: unknown) =>
  detail instanceof Error && !['APIError', 'BetterAuthError'].includes(detail.name)

/** What Better Auth calls errors: wrong codes and refused consents are no faults of ours. */
export function logAuth(level: string, message: string, ...details: unknown[]): void {
  if (level !== 'error') return
  const line = JSON.stringify({ auth: message, details: details.map(String) })
  if (details.some(isOwnFault)) console.error(line)
  else console.warn(line)
}
