/** Where somebody is signed in: Firefox on Windows. */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = 'Unknown device'
