import { type KeyboardEvent, useId } from 'react'
import * as messages from '#locales/ui/parts.ts'

const ALL = [1, 2, 3, 4, 5] as const

const GIVEN =
  ':uno: cursor-pointer has-[:focus-visible]:(outline-2 outline-accent outline-solid -outline-offset-1) max-sm:(size-touch before:size-26px [.card_&]:w-[min(44px,10vw-5px)])'

const classes = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(' ') || undefined

type StarsProps = {
  /** 0 for no rating. */
  value: number
  /** Without it the stars are read-only. */
  onChange?: (value: number) => void
  /** The accessible name. */
  label: string
  size?: 'm' | 'l'
  className?: string
  name?: string
}

export function Stars({ value, onChange, label, size = 'm', className, name }: StarsProps) {
  const id = useId()
  const stars = classes('stars', size === 'l' && 'stars-large', className)
  if (!onChange) {
    return (
      <span className={stars} role="img" aria-label={value ? messages.rated(label, value) : messages.notRated(label)}>
        {ALL.map((star) => (
          <i key={star} className={classes(star <= value && 'on')} />
        ))}
      </span>
    )
  }

  // The space bar on a checked radio fires no change event.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { target, currentTarget, key } = event
    const clears = key === ' ' && target instanceof HTMLInputElement && target.checked
    if (!clears && !/^[0-5]$/.test(key)) return
    event.preventDefault()
    onChange(clears ? 0 : Number(key))
    currentTarget.querySelector<HTMLInputElement>(`input[value="${key}"]`)?.focus()
  }
  return (
    <fieldset className={classes(stars, 'max-sm:(-ml-9px [.card_&]:-ml-2px)')} onKeyDown={onKeyDown}>
      <legend className="sr-only">{label}</legend>
      {ALL.map((star) => {
        const text = messages.starCount(star)
        return (
          <label key={star} className={classes(star <= value && 'on', GIVEN)} title={text}>
            <input
              className=":uno: absolute inset-0 m-0 cursor-[inherit] opacity-0"
              type="radio"
              name={name ?? id}
              value={star}
              checked={star === value}
              aria-label={text}
              onChange={() => onChange(star)}
              // The second click of a double one takes nothing back.
              onClick={({ detail }) => star === value && detail < 2 && onChange(0)}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
