/** Counts by their names, side by side. */
export const RowCounts = ({ counts }: { counts: [name: string, count: number][] }) => (
  <dl className="counts">
    {counts.map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{count.toLocaleString('en')}</dd>
      </div>
    ))}
  </dl>
)
