const MESSAGE_CHARACTERS = 300
const MAX_CAUSES = 10

/** The first line of an error's message without possible personal data: quoted text, addresses, queries of URLs, tokens, SQL. */
const withoutValues = (message: string): string =>
  (
    message
      .replace(/^Failed query:.*/s, 'Failed query')
      .replace(/^([^"'`“‘]*)["'`“‘].*["'`”’]/s, '$1…')
      .split('\n', 1)[0] ?? ''
  )
    .replace(/(?<!\S)\S+@\S+/g, '…')
    .replace(/\?\S+/g, '?…')
    .replace(/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g, '…')
    .slice(0, MESSAGE_CHARACTERS)

/** The innermost cause of an error. */
export function rootCause(error: Error): Error {
  let cause = error
  for (let depth = 0; depth < MAX_CAUSES && cause.cause instanceof Error; depth += 1) cause = cause.cause
  return cause
}

/** The name and message of an unexpected error's root cause. Drizzle's own message, for example, holds all values of the statement. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `Thrown: ${typeof error}`
  const { name, message } = rootCause(error)
  return `${name}: ${withoutValues(message)}`
}

// The message precedes the frames, and may contain lines that look like one.
function stackFrames({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message)
  if (start < 0) return []
  const lines = stack.slice(start + message.length).split('\n')
  return lines.map((line) => line.trim()).filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
}

/** An unexpected error as a line of the log, free of people's data and secrets. `about` tells where it occurred. */
export const errorLine = (error: unknown, about: Record<string, unknown>): string =>
  JSON.stringify({
    ...about,
    error: describeError(error),
    stack: error instanceof Error ? stackFrames(error) : [],
  })

export const logError = (error: unknown, about: Record<string, unknown>): void => console.error(errorLine(error, about))

/** Logs an unexpected error and returns one without personal data, to throw where the runtime logs or stores what is thrown. */
export function loggedError(error: unknown, about: Record<string, unknown>): Error {
  logError(error, about)
  return new Error(describeError(error))
}

/** The message of a library as a text for the log. */
export const logText = (message: unknown): string =>
  message instanceof Error ? describeError(message) : withoutValues(String(message))
