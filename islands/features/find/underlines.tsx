import { useLayoutEffect, useState } from 'react'
import type { Fault } from '#domain/query/parse-query.ts'

type UnderlinesProps = { input: HTMLInputElement; text: string; faults: readonly Fault[] }

/** A line below each invalid part of the field's text. */
export function Underlines({ input, text, faults }: UnderlinesProps) {
  const [place, setPlace] = useState({ left: 0, top: 0, width: 0, height: 0, scroll: 0 })
  useLayoutEffect(() => {
    const read = () => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height, scrollLeft: scroll } = input
      setPlace({ left, top, width, height, scroll })
    }
    read()
    const sizes = new ResizeObserver(read)
    sizes.observe(input)
    input.addEventListener('scroll', read)
    return () => {
      sizes.disconnect()
      input.removeEventListener('scroll', read)
    }
  }, [input])
  const { scroll, ...box } = place
  const ends = faults.flatMap(({ from, to }) => [from, to])
  const bounds = [...new Set([0, ...ends, text.length])].sort((a, b) => a - b)
  return (
    <div
      aria-hidden="true"
      dir="auto"
      className=":uno: pointer-events-none absolute flex items-center overflow-hidden whitespace-pre max-sm:text-16px text-14px text-transparent leading-5"
      style={box}
    >
      <span style={{ marginLeft: -scroll }}>
        {bounds.slice(0, -1).map((from, index) => (
          <span
            key={from}
            className={
              faults.some((fault) => fault.from <= from && from < fault.to)
                ? 'underline underline-1 decoration-danger decoration-wavy underline-offset-3'
                : undefined
            }
          >
            {text.slice(from, bounds[index + 1])}
          </span>
        ))}
      </span>
    </div>
  )
}
