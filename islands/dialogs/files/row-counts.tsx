import { numberText } from '#words/intl.ts'

/** Counts by their names, side by side. */
export const RowCounts = ({ counts }: { counts: [name: string, count: number][] }) => (
  <dl className="counts">
    {counts.map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{numberText(count)}</dd>
      </div>
    ))}
  </dl>
)
