import { sleeveSpine } from '#domain/sleeve/spine.ts'
import { Cover } from './cover.tsx'

type Sleeve = { title: string; artist: string; coverUrl?: string | null }

/** A crate seen from the front: one sleeve, and the spines of the next three behind it. */
export function CrateFan({ sleeves }: { sleeves: readonly Sleeve[] }) {
  const [front, ...behind] = sleeves
  if (!front) return <span className="fan-empty" />
  return (
    <span className="fan">
      <Cover {...front} size={40} />
      {behind.length > 0 && (
        <svg viewBox="0 0 11 32" aria-hidden="true">
          {behind.slice(0, 3).map((sleeve, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a position in the crate, not an album
              key={i}
              fill={sleeveSpine(sleeve.title, sleeve.artist)}
              d={`M${i * 4} ${2 + i * 2}h2a1 1 0 0 1 1 1V32h-3z`}
            />
          ))}
        </svg>
      )}
    </span>
  )
}
