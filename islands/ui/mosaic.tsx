import { Cover } from './cover.tsx'

type MosaicProps = {
  covers: readonly { title: string; artist: string; coverUrl: string | null }[]
  /** Its width on a wide screen, in px. */
  size: number
  /** Sets that width. */
  className: string
  eager?: boolean
}

/** The first sleeves of several albums. A single one fills it; with two or more there are four cells. */
export function Mosaic({ covers, size, className, eager }: MosaicProps) {
  const empty = covers.length === 1 ? 0 : 4 - covers.length
  return (
    <div
      className={`${className} :uno: grid [&>:only-child]:col-span-full grid-cols-2 flex-none content-start gap-0.5`}
      aria-hidden="true"
    >
      {covers.map((sleeve, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position in the mosaic, not an album
        <Cover key={index} {...sleeve} size={covers.length === 1 ? size : size / 2 - 1} eager={eager} />
      ))}
      {Array.from({ length: empty }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position in the mosaic, not an album
        <span key={`empty-${index}`} className="cover" />
      ))}
    </div>
  )
}
