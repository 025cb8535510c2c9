import list from 'virtual:common-passwords'
import { Invalid } from '#domain/errors/app-error.ts'
import { commonPassword } from '#locales/validation.ts'

let known: Set<string> | undefined

/** Whether this is one of the 10,000 most common passwords, in any case. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(list.split('\n'))
  return known.has(password.toLowerCase())
}

/** Rejects a common password in the given field of a call. @throws Invalid */
export function rejectCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password)) throw new Invalid(commonPassword, { [field]: commonPassword })
}
