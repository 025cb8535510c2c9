import { useState } from 'react'
import * as words from '#locales/keys.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { closeDialog } from '../location.ts'
import { Dialog } from '../ui/dialog.tsx'
import { areKeysOn, setKeysOn } from './key-setting.ts'

const KEYS: [keys: string[], what: string][] = [
  [['/'], words.search],
  [['a'], words.addAlbum],
  [['j', 'k'], words.nextAndPrevious],
  [['←', '→', '↑', '↓'], words.arrows],
  [['0', '…', '5'], words.rate],
  [['e'], words.edit],
  [['c'], words.addToCrate],
  [['x'], words.select],
  [[words.altKey, '↑', '↓'], words.move],
  [[words.escapeKey], words.leaveSelectMode],
  [['F8'], words.lastNotification],
  [['?'], words.theseKeys],
]

export function KeysDialog({ isOpen }: DialogContentProps) {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={words.title} width={420}>
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="row">
        <input
          type="checkbox"
          className="check"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked)
            setKeysOn(target.checked)
          }}
        />
        {words.useSingleKeys}
      </label>
    </Dialog>
  )
}
