/** The title of a page beside the collection, and its number of items. */
export const PlaceTitle = ({ title, detail }: { title: string; detail?: string }) => (
  <header className=":uno: mb-3 max-sm:min-h-touch min-h-10 flex flex-wrap items-center gap-x-4">
    <h1 className="text-title-2 outline-0" tabIndex={-1}>
      {title}
    </h1>
    {detail && <p className="text-small text-ink-2">{detail}</p>}
  </header>
)
