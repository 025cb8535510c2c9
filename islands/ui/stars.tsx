import { type KeyboardEvent, useId } from 'react'
import * as messages from '#locales/ui.ts'
import { starsByKey } from './star-key.ts'

const ALL = [1, 2, 3, 4, 5] as const

const GIVEN =
  ':uno: cursor-pointer has-[:focus-visible]:(outline-2 outline-accent outline-solid -outline-offset-1) max-sm:(h-touch w-[min(44px,15vw)] before:size-[min(26px,11vw)] [.card_&]:w-[min(44px,10vw-5px)]) max-tiny:(w-13vw [.card_&]:w-15vw)'
const INPUT = ':uno: absolute inset-0 m-0 cursor-[inherit] opacity-0'
const LEFT = ':uno: right-1/2 w-1/2'
const RIGHT = ':uno: left-1/2 w-1/2'

const classes = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(' ') || undefined

const fillOf = (star: number, value: number) => (star <= value ? 'on' : star - 0.5 === value && 'half')

type StarsProps = {
  /** 0 for no rating. */
  value: number
  /** The accessible name. */
  label: string
  size?: 'm' | 'l'
  className?: string
  name?: string
} & (
  | {
      onChange: (value: number) => void
      /** Whether half stars can be given. An existing one is shown in any case. */
      halves: boolean
    }
  // Without it the stars are read-only.
  | { onChange?: undefined; halves?: undefined }
)

export function Stars({ value, onChange, halves, label, size = 'm', className, name }: StarsProps) {
  const id = useId()
  const stars = classes('stars', size === 'l' && 'stars-large', className)
  if (!onChange) {
    return (
      <span className={stars} role="img" aria-label={value ? messages.rated(label, value) : messages.notRated(label)}>
        {ALL.map((star) => (
          <i key={star} className={classes(fillOf(star, value))} />
        ))}
      </span>
    )
  }

  // The space bar on a checked radio fires no change event.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { target, currentTarget, key } = event
    const clears = key === ' ' && target instanceof HTMLInputElement && target.checked
    const given = clears ? 0 : starsByKey(event, halves)
    if (given === null) return
    event.preventDefault()
    onChange(given)
    currentTarget.querySelector<HTMLInputElement>(`input[value="${given}"]`)?.focus()
  }
  const input = (stars: number, place?: string) => (
    <input
      key={stars}
      className={classes(INPUT, place)}
      type="radio"
      name={name ?? id}
      value={stars}
      checked={stars === value}
      aria-label={messages.starsOfFive(stars)}
      onChange={() => onChange(stars)}
      // The second click of a double-click does not remove the rating.
      onClick={({ detail }) => stars === value && detail < 2 && onChange(0)}
    />
  )
  return (
    <fieldset className={classes(stars, 'max-sm:(-ml-9px [.card_&]:-ml-2px)')} onKeyDown={onKeyDown}>
      <legend className="sr-only">{label}</legend>
      {ALL.map((star) => {
        const fill = fillOf(star, value)
        return (
          <span key={star} className={classes(fill, GIVEN)}>
            {/* A half one that is there can be reached by keys, and is told; a click gives whole ones. */}
            {(halves || fill === 'half') && input(star - 0.5, halves ? LEFT : 'pointer-events-none')}
            {input(star, halves ? RIGHT : undefined)}
          </span>
        )
      })}
    </fieldset>
  )
}
