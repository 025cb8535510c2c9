/** The header for calls that must not be made twice: a call sent again with the same key has no further effect. */
export const IDEMPOTENCY_KEY = 'idempotency-key'
