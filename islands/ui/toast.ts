export type Toast = {
  title: string
  text?: string
  kind: 'ok' | 'error' | 'info'
  /** Whether it stays until it is closed. */
  stays?: boolean
  /** Hides it alone. */
  id?: string
  action?: { label: string; onAction: () => void }
}
