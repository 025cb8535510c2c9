import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

type ShownOnceProps = {
  label: string
  help: string
  text: string
  copyLabel: string
  onCopy: (text: string) => void
}

/** Something new that is shown only once, to copy: a link or a token. */
export function ShownOnce({ label, help, text, copyLabel, onCopy }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null)
  // After the form's button has got the focus back.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className="flex max-sm:flex-wrap items-start gap-3">
      <div className="min-w-0 max-sm:flex-[1_1_100%] flex-1">
        <TextField
          label={label}
          help={help}
          ref={field}
          readOnly
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <Button
        look="btn-primary"
        className="sm:mt-6 max-sm:w-full"
        icon="copies"
        text={copyLabel}
        onClick={() => onCopy(text)}
      />
    </div>
  )
}
