export const wrongDay = 'A day must be YYYY-MM-DD'
export const wrongHeardAt = 'A time must be written like 2026-05-01T20:30'
export const notHeardYet = 'A time must not be in the future'
