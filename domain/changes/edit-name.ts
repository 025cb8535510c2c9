import * as z from 'zod/mini'
import { wrongEdit } from '#locales/validation.ts'
import { LIMITS } from '../limits.ts'
import { maxLength } from '../text/max-length.ts'

/** The name under which an edit is stored, so that it can be undone. */
export const EditName = z.string(wrongEdit).check(z.minLength(1, wrongEdit), maxLength(LIMITS.idempotencyKey))

/** The edit to undo. */
export const EditUndo = z.strictObject({ edit: EditName })
