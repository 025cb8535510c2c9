/**
 * Asks the browser to keep what this device stores when space runs short. Firefox asks the person. Safari says no before the app is
 * installed, and then forgets what was not opened for 7 days.
 */
export const askToPersist = (): void => void navigator.storage?.persist?.().catch(() => undefined)
