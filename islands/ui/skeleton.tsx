/** The placeholder of a card, with the same boxes, so that nothing moves when it loads. */
export function CardSkeleton() {
  return (
    <li className="card" aria-hidden="true">
      <div className="cover bone" />
      <h3 className="card-title">
        <span className="my-1 h-3 w-3/5 bone" />
      </h3>
      <p className="card-artist">
        <span className="my-1.25 h-2.5 w-2/5 bone" />
      </p>
      <div className="card-rating">
        <span className="h-3 w-28 bone" />
      </div>
    </li>
  )
}

/** The placeholder of an album in the list view; the stars come last. */
export const ListSkeleton = () => (
  <li
    className="list-row :uno: max-sm:(after:col-span-full after:my-4 after:justify-self-start pb-[calc(16px+var(--h-touch))]) after:(my-1.5 h-3 w-28 justify-self-end rounded-2px bg-bone content-empty)"
    aria-hidden="true"
  >
    <div className="cover bone" />
    <div className="pt-1.5">
      <Lines />
    </div>
  </li>
)

/** The placeholder of an album in the compact view. */
export const CompactSkeleton = () => (
  <li
    className="compact-row :uno: after:(col-start-5 h-3 w-28 rounded-2px bg-bone content-empty) max-md:after:col-start-4 max-sm:after:hidden"
    aria-hidden="true"
  >
    <div className="cover bone" />
    <div>
      <span className="h-3 w-3/5 bone" />
      <span className=":uno: mt-2 sm:hidden h-2.5 w-2/5 bone" />
    </div>
    <span className=":uno: max-sm:hidden h-2.5 w-3/5 bone" />
  </li>
)

const Lines = () => (
  <>
    <span className="h-3 w-3/5 bone" />
    <span className="mt-2 h-2.5 w-2/5 bone" />
  </>
)
