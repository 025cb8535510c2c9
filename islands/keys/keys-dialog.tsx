import * as messages from '#locales/keys.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { closeDialog } from '../location.ts'
import { Dialog } from '../ui/dialog.tsx'
import { setKeysOn, useKeysOn } from './key-setting.ts'

const KEYS: [keys: string[], what: string][] = [
  [['/'], messages.search],
  [['a'], messages.addAlbum],
  [['j', 'k'], messages.nextAndPrevious],
  [['←', '→', '↑', '↓'], messages.arrows],
  [['0', '…', '5'], messages.rate],
  [[messages.enterKey], messages.open],
  [['e'], messages.edit],
  [['c'], messages.addToCrate],
  [['t'], messages.tags],
  [['n'], messages.note],
  [['m'], messages.moveList],
  [['x'], messages.select],
  [['p'], messages.playOrPause],
  [[messages.shiftKey, 'N'], messages.nextPreview],
  [[messages.shiftKey, 'P'], messages.previousPreview],
  [[messages.altKey, '↑', '↓'], messages.move],
  [[messages.escapeKey], messages.leaveSelectMode],
  [['F8'], messages.lastNotification],
  [['?'], messages.theseKeys],
]

export function KeysDialog({ isOpen }: DialogContentProps) {
  const isOn = useKeysOn()
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.title} width={420}>
      <dl className="mb-4">
        {KEYS.map(([keys, what]) => (
          <div
            key={what}
            className=":uno: grid grid-cols-[136px_1fr] min-h-9 items-center border-t first:border-t-0 border-line"
          >
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className=":uno: min-w-6 rounded-chip bg-over px-1.5 py-px text-center text-small font-sans"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
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
