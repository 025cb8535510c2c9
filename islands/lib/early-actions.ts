/** What people may use before it is hydrated. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement

declare global {
  /** Records the controls that are used and the keys that are pressed before hydration, see pages/early-actions.ts. */
  var noteEarly: { controls: Set<Control>; keys: KeyboardEvent[]; end: AbortController } | undefined
}
