import * as z from 'zod/mini'
import { atMostCharacters } from '#locales/validation.ts'

/** A check for at most `most` characters or items. The message is made when the check fails: most never do. */
export const maxLength = (most: number, message: (most: number) => string = atMostCharacters) =>
  z.maxLength(most, { error: () => message(most) })
