import { useId } from 'react'
import { useSetting } from '#islands/data/settings.ts'
import * as messages from '#locales/listenbrainz.ts'

/** Whether albums that are heard on this device get into the diary by themselves. */
export function DiarySetting() {
  const id = useId()
  const [autoDiary, keep] = useSetting('autoDiary')
  return (
    <section className="setting">
      <div>
        <label className="flex cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="check"
            checked={autoDiary === 'on'}
            onChange={({ target }) => keep(target.checked ? 'on' : 'off')}
            aria-describedby={id}
          />
          <b className="text-section">{messages.autoDiary}</b>
        </label>
        <p id={id} className="text-small text-ink-2">
          {messages.autoDiaryText}
        </p>
      </div>
    </section>
  )
}
