import { type ReactNode, useId } from 'react'

type OptionProps = { name: string; isChosen: boolean; onChoose: () => void; title: string; children: ReactNode }

/** One of several options, with a description. */
export function Option({ name, isChosen, onChoose, title, children }: OptionProps) {
  const id = useId()
  return (
    <div className="opt">
      <input
        id={id}
        type="radio"
        className="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-words`}
      />
      <label htmlFor={id}>
        <b>{title}</b>
        <span id={`${id}-words`}>{children}</span>
      </label>
    </div>
  )
}
