import * as z from 'zod/mini'
import { atMostCharacters } from '#locales/validation/fields.ts'

/**
 * A check for at most `most` characters or items. The message is created when the check fails, because its number follows the reader's
 * language, which differs from request to request.
 */
export const maxLength = (most: number, message: (most: number) => string = atMostCharacters) =>
  z.maxLength(most, { error: () => message(most) })
