import { brand } from '#locales/phrases.ts'

/** Two square panels meeting at a fold, the record printed across both; at least 20 px wide. */
export function Mark() {
  return (
    <svg className="h-6 w-6.5" viewBox="0 0 26 24" aria-hidden="true">
      <path
        className=":uno: fill-accent media-forced:fill-[CanvasText]"
        d="M1 3.4 12.5 5v2.8C9.63 7.4 7.3 9.41 7.3 12.28s2.33 5.52 5.2 5.92V21L1 19.4zM12.5 11.4a1.6 1.6 0 0 0 0 3.2z"
      />
      <path
        className="fill-ink media-forced:fill-[CanvasText]"
        d="M25 3.4 13.5 5v2.8c2.87-.4 5.2 1.61 5.2 4.48s-2.33 5.52-5.2 5.92V21L25 19.4zM13.5 11.4a1.6 1.6 0 0 1 0 3.2z"
      />
    </svg>
  )
}

/** The logo and the name, as a link if they lead anywhere. */
export function Brand({ href }: { href?: string | undefined }) {
  const Tag = href ? 'a' : 'span'
  return (
    <Tag className="brand" href={href}>
      <Mark />
      <span className="max-tiny:text-0px">{brand}</span>
    </Tag>
  )
}
