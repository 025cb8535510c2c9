/** The header that names a call which would do something twice: sent again with the same key, it is done once. */
export const IDEMPOTENCY_KEY = 'idempotency-key'
