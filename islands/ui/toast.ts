export type Toast = {
  title: string
  text?: string
  kind: 'ok' | 'error' | 'info'
  action?: { label: string; onAction: () => void }
}
