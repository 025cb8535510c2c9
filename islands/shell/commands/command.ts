import type { IconName } from '#islands/ui/icon.tsx'
import type { KeyName } from '../keys/key-table.ts'

export type Command = {
  /** Identifies the command among the recent choices. */
  id: string
  name: string
  icon: IconName
  /** The action in the table of keys that does the same. */
  key?: KeyName
  act: () => void
}
