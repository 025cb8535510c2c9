import { useState } from 'react'
import { areKeysOn, setKeysOn } from '../collection/key-setting.ts'
import { closeDialog } from '../location.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { DialogContentProps } from './dialog-content.ts'

const KEYS: [keys: string[], what: string][] = [
  [['/'], 'Search'],
  [['a'], 'Add an album'],
  [['j', 'k'], 'Next and previous album'],
  [['←', '→', '↑', '↓'], 'From album to album; pages, where none has the focus'],
  [['0', '…', '5'], 'Rate the album, 0 for no rating'],
  [['e'], 'Edit the album'],
  [['c'], 'Add the album to a crate'],
  [['x'], 'Select the album; with Shift, all up to it'],
  [['Alt', '↑', '↓'], 'Move the album in its crate, or the crate among the crates'],
  [['Esc'], 'Leave select mode'],
  [['F8'], 'Go to the last notification'],
  [['?'], 'These keys'],
]

export function KeysDialog({ isOpen }: DialogContentProps) {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <Dialog open={isOpen} onClose={closeDialog} title="Keys" width={420}>
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
        Use single keys in this browser
      </label>
    </Dialog>
  )
}
