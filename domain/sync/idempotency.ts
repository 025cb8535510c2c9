import * as z from 'zod/mini'
import { LIMITS } from '../limits.ts'

/** The header that names a call which writes: sent again with the same key, it is done once. */
export const IDEMPOTENCY_KEY = 'idempotency-key'
export const IdempotencyKey = z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.idempotencyKey)))
