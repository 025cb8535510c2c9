/** The placeholder of a card, with the same boxes, so that nothing moves when it loads. */
export function CardSkeleton() {
  return (
    <li className="card is-bone" aria-hidden="true">
      <div className="cover bone" />
      <h3>
        <span className="bone my-1 h-3 w-3/5" />
      </h3>
      <p className="by">
        <span className="bone my-1.25 h-2.5 w-2/5" />
      </p>
      <div className="rate">
        <span className="bone h-3 w-28" />
        <span className="bone h-2.5 w-14" />
      </div>
      <div className="chips">
        <span className="bone h-full w-15" />
        <span className="bone h-full w-11" />
      </div>
      <div className="notes">
        <span className="bone my-1.25 h-2.5 w-11/12" />
        <span className="bone mt-2.5 h-2.5 w-2/3" />
      </div>
      <div className="foot">
        <span className="bone h-2.5 w-16" />
      </div>
    </li>
  )
}

/** The placeholder of an item in the list or compact view, by `className`. */
export const RowSkeleton = ({ className }: { className: string }) => (
  <li className={`${className} is-bone`} aria-hidden="true">
    <div className="cover bone" />
    <div>
      <span className="bone h-3 w-3/5" />
      <span className="bone mt-2 h-2.5 w-2/5" />
    </div>
  </li>
)
