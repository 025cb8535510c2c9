import * as z from 'zod/mini'
import { Count } from '../view-values.ts'

/** A row that an import or bulk call rejects: its number (from 1), the field and the reason. */
export const FailedRow = z.strictObject({ row: Count, field: z.string(), message: z.string() })
export type FailedRow = z.infer<typeof FailedRow>
