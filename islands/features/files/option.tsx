import { type ReactNode, useId } from 'react'

type OptionProps = { name: string; isChosen: boolean; onChoose: () => void; title: string; children: ReactNode }

/** One of several options, with a description. */
export function Option({ name, isChosen, onChoose, title, children }: OptionProps) {
  const id = useId()
  return (
    <div className=":uno: flex cursor-pointer items-start gap-3 border-t first:border-t-0 border-line py-3">
      <input
        id={id}
        type="radio"
        className="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-words`}
      />
      <label htmlFor={id} className=":uno: grid max-sm:min-h-touch flex-1 cursor-pointer">
        <b className="font-semibold">{title}</b>
        <span id={`${id}-words`} className="text-small text-ink-2">
          {children}
        </span>
      </label>
    </div>
  )
}
