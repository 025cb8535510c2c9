/** What people may use before it is hydrated. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement

declare global {
  /** Records the controls that are used before hydration, see pages/early-actions.ts. */
  var noteEarly: { controls: Set<Control>; end: AbortController } | undefined
}
