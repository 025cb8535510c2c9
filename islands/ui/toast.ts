export type Toast = {
  title: string
  text?: string
  kind: 'ok' | 'error' | 'info'
  /** Whether it stays until it is closed. */
  stays?: boolean
  action?: { label: string; onAction: () => void }
}
