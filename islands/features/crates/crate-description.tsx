import { useEffect, useRef, useState } from 'react'
import * as messages from '#locales/crates/crate-head.ts'

/** A crate's description: its first lines, and a button that shows all of it. */
export function CrateDescription({ text }: { text: string }) {
  const about = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [isWhole, setWhole] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useEffect(() => {
    const { current } = about
    if (!current || isWhole) return
    const observer = new ResizeObserver(() => setLong(current.scrollHeight > current.clientHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [isWhole, text])

  return (
    <div className={isWhole ? undefined : 'flex items-center gap-2'}>
      <p
        ref={about}
        className={`about min-w-0 max-w-96ch text-ink-2 whitespace-pre-line [overflow-wrap:anywhere] ${isWhole ? '' : 'media-script:line-clamp-1'}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="meta-link -my-3 flex-none whitespace-nowrap"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? messages.showLess : messages.showAll}
        </button>
      )}
    </div>
  )
}
