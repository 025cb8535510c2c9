import type { IconName } from './icon.tsx'
import { type KeyName, letterOf } from './keys.ts'

/** An entry of ⌘K; if it has a key, also what the key does. */
export type Command = {
  /** Identifies the command among the recent choices. */
  id: string
  name: string
  icon: IconName
  /** Its row in the table of keys. */
  key?: KeyName
  act: () => void
}

/** A command for one of many, such as an album: name, icon and availability depend on which. */
export type CommandOf<One> = {
  name: (one: One) => string
  icon: IconName | ((one: One) => IconName)
  key?: KeyName
  when?: (one: One) => boolean
  act: (one: One) => void
}

/** The commands that are available for this item. */
export const commandsOf = <One>(rows: readonly CommandOf<One>[], one: One): Command[] =>
  rows
    .filter(({ when }) => when?.(one) ?? true)
    .map(({ name, icon, key, act }) => ({
      id: '',
      name: name(one),
      icon: typeof icon === 'function' ? icon(one) : icon,
      key,
      act: () => act(one),
    }))

/** The row whose key this is. */
export const rowOfKey = <Row extends { key?: KeyName }>(rows: readonly Row[], letter: string): Row | undefined =>
  rows.find(({ key }) => key && letterOf(key) === letter)

/** Runs the command of a key for this item; returns whether there is one. */
export function pressKeyOf<One>(rows: readonly CommandOf<One>[], letter: string, one: One): boolean {
  const row = rowOfKey(rows, letter)
  if (!row || row.when?.(one) === false) return false
  row.act(one)
  return true
}
