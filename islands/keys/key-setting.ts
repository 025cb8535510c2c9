const KEY = 'gatefold.keys'

// Storage can be forbidden; then the choice lasts as long as the page.
let isOff = false

/** Whether single keys do something; who speaks to the machine, or types by accident, can do without. */
export function areKeysOn(): boolean {
  try {
    return !isOff && localStorage.getItem(KEY) !== 'off'
  } catch {
    return !isOff
  }
}

export function setKeysOn(isOn: boolean): void {
  isOff = !isOn
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {}
}
