import * as messages from '#locales/keys.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { closeDialog } from '../location.ts'
import { Dialog } from '../ui/dialog.tsx'
import { setKeysOn, useKeysOn } from './key-setting.ts'
import { KEYS, type KeyName } from './key-table.ts'
import { Keyboard } from './keyboard.tsx'

const NAMES = Object.keys(KEYS) as KeyName[]

export function KeysDialog({ isOpen }: DialogContentProps) {
  const isOn = useKeysOn()
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.title} width={420}>
      <dl className="mb-4">
        {NAMES.map((name) => (
          <div
            key={name}
            className=":uno: grid grid-cols-[136px_1fr] min-h-9 items-center border-t first:border-t-0 border-line"
          >
            <dt>
              <Keyboard keys={KEYS[name]} />
            </dt>
            <dd>{messages.actions[name]}</dd>
          </div>
        ))}
      </dl>
      <label className="flex items-center gap-2">
        <input type="checkbox" className="check" checked={isOn} onChange={({ target }) => setKeysOn(target.checked)} />
        {messages.useSingleKeys}
      </label>
    </Dialog>
  )
}
