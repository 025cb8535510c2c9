export type Toast = {
  title: string
  text?: string
  kind: 'ok' | 'error' | 'info'
  /** Whether it stays until it is closed. */
  stays?: boolean
  /** Hides only this toast. */
  id?: string
  action?: { label: string; onAction: () => void }
}
