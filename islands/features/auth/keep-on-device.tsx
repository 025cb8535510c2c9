import { useState } from 'react'
import { keep } from '#locales/replica.ts'
import '#islands/ui/check.css'
import { isCopyOn, removeFromDevice, setCopyOn } from '#islands/data/store/device.ts'
import { CheckField } from '#islands/ui/choices.tsx'

/** Whether this device may keep the person's records. It is stored at once, so that it holds for every way of signing in. */
export function KeepOnDevice() {
  const [isOn, setOn] = useState(isCopyOn)
  const choose = (isChosen: boolean) => {
    setOn(isChosen)
    if (isChosen) setCopyOn(true)
    else void removeFromDevice()
  }
  return (
    <CheckField
      className="gap-3 text-small"
      label={keep}
      checked={isOn}
      onChange={({ target }) => choose(target.checked)}
    />
  )
}
