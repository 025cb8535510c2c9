import type { CrateView } from '#domain/crates/crate.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { crateQueryText } from '#domain/query/crate-query-text.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { Button } from '#islands/ui/button.tsx'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import * as messages from '#locales/crate-dialogs.ts'

const NONE: CrateView[] = []

/** Offers to save the current search as the query of the smart crate, if they differ. */
export function ChangeSmartCrate({ query }: { query: CollectionQuery }) {
  const crates = useCrates(NONE)
  const crate = crates.find(({ id }) => id === query.smartCrate)
  const text = crateQueryText(query, [])
  if (!crate || text === crateQueryText(inSmartCrate({ ...DEFAULT_QUERY, crate: crate.id }, [crate]), [])) return null
  const update = () =>
    void import('./update-smart-crate.ts').then(
      ({ updateSmartCrate }) => updateSmartCrate(crate, text, query),
      showLoadError,
    )
  return (
    <>
      <QueryLink className="text-link text-small" query={{ ...DEFAULT_QUERY, crate: crate.id }}>
        {messages.reset}
      </QueryLink>
      {text !== '' && (
        <>
          <Button look="text-link" className="text-small" text={messages.update} onClick={update} />
          <DialogButton className="text-link text-small" name="new-smart-crate">
            {messages.saveAsNew}
          </DialogButton>
        </>
      )}
    </>
  )
}
