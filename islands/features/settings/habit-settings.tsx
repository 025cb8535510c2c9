import { setAskedToDelete, useIsAskedToDelete } from '#islands/lib/ask-setting.ts'
import * as messages from '#locales/settings.ts'
import { setAdvancing, useIsAdvancing } from './advance-setting.ts'

/** What deleting and rating an album do in this browser. */
export function HabitSettings() {
  const isAsked = useIsAskedToDelete()
  const isAdvancing = useIsAdvancing()
  return (
    <section className="setting">
      <h3 className="text-section">{messages.habits}</h3>
      <Check isOn={isAsked} onChange={setAskedToDelete} name={messages.askToDelete} help={messages.askToDeleteHelp} />
      <Check isOn={isAdvancing} onChange={setAdvancing} name={messages.advance} help={messages.advanceHelp} />
    </section>
  )
}

type CheckProps = { isOn: boolean; onChange: (isOn: boolean) => void; name: string; help: string }

const Check = ({ isOn, onChange, name, help }: CheckProps) => (
  <label className="max-sm:min-h-touch flex cursor-pointer items-start gap-3">
    <input type="checkbox" className="check mt-px" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    <span>
      {name}
      <span className="block text-small text-ink-2">{help}</span>
    </span>
  </label>
)
