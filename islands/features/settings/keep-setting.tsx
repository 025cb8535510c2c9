import { useEffect, useId, useState } from 'react'
import { isCopyOn, pageAccount, removeFromDevice, setCopyOn } from '#islands/data/store/device.ts'
import { sizeText } from '#islands/lib/size-text.ts'
import { Button } from '#islands/ui/button.tsx'
import { CheckField } from '#islands/ui/choices.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/outbox.ts'

/** Whether this device keeps a copy of the person's records. */
export function KeepSetting() {
  const id = useId()
  const [isOn, setOn] = useState(isCopyOn)
  const choose = async (isChosen: boolean) => {
    setOn(isChosen)
    if (isChosen) return setCopyOn(true)
    await removeFromDevice()
    void showToast({ kind: 'ok', title: messages.removed, text: messages.removedText })
  }
  const isNew = isOn && !pageAccount()
  return (
    <section className="setting">
      <div className="setting-head">
        <div>
          <CheckField
            className="gap-3"
            label={<b className="text-section">{messages.keep}</b>}
            checked={isOn}
            onChange={({ target }) => void choose(target.checked)}
            aria-describedby={id}
          />
          <p id={id} className="text-small text-ink-2">
            {isNew ? messages.keptFromNow : messages.keepText}
          </p>
          {isOn && <Kept />}
        </div>
        {isOn && <Button text={messages.remove} onClick={() => void choose(false)} />}
      </div>
    </section>
  )
}

/** How much this browser stores of Gatefold, and whether it may delete that. */
function Kept() {
  const [text, setText] = useState('')
  useEffect(() => {
    const { storage } = navigator
    Promise.all([storage?.estimate(), storage?.persisted()]).then(
      ([{ usage = 0 } = {}, isPersisted = false]) => usage > 0 && setText(messages.kept(sizeText(usage), isPersisted)),
      () => undefined,
    )
  }, [])
  return text && <p className="text-small text-ink-2">{text}</p>
}
