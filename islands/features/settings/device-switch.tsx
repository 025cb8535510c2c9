import { useId } from 'react'
import { useSetting } from '#islands/data/settings.ts'
import { CheckField } from '#islands/ui/choices.tsx'

type DeviceSwitchProps = { name: 'autoDiary' | 'halfStars'; label: string; text: string }

/** A setting of this device that is on or off. */
export function DeviceSwitch({ name, label, text }: DeviceSwitchProps) {
  const id = useId()
  const [value, keep] = useSetting(name)
  return (
    <section className="setting">
      <div>
        <CheckField
          className="gap-3"
          label={<b className="text-section">{label}</b>}
          checked={value === 'on'}
          onChange={({ target }) => keep(target.checked ? 'on' : 'off')}
          aria-describedby={id}
        />
        <p id={id} className="text-small text-ink-2">
          {text}
        </p>
      </div>
    </section>
  )
}
