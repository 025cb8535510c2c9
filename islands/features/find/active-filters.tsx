import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { ShownAlbums } from '#islands/features/list/public.ts'
import { showQuery } from '#islands/lib/location.ts'
import { cleared, isNarrowed, isOfBoth } from '#islands/lib/queries.ts'
import { Button } from '#islands/ui/button.tsx'
import { RemovableChip } from '#islands/ui/chip.tsx'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import * as messages from '#locales/collection.ts'
import { albumCount } from '#locales/ui.ts'
import { chipsOf } from './chips.ts'
import { smartCrateOffer } from './smart-crate-offer.ts'

type ActiveFiltersProps = {
  query: CollectionQuery
  shown: ShownAlbums
  isArtistOrLabel: boolean
  /** Whether this is the query of an open smart crate, which cannot be removed completely. */
  isOwn: boolean
}

/** The number of albums shown, which screen readers announce, and a chip for each active filter to remove it. */
export function ActiveFilters({ query, shown, isArtistOrLabel, isOwn }: ActiveFiltersProps) {
  // The head already names the artist or label.
  const narrowed =
    query.smartCrate ||
    isNarrowed(isArtistOrLabel ? { ...query, artist: null, label: null } : query) ||
    (isOfBoth(query) && !isArtistOrLabel)
  const { ChangeSmartCrate } = smartCrateOffer.use()
  const chips = narrowed ? chipsOf(query).filter(({ without }) => !isOwn || isNarrowed(without)) : []
  return (
    <div className={narrowed ? ':uno: mb-5 flex flex-wrap items-center gap-1.5 max-sm:(mb-2 gap-y-3)' : undefined}>
      <p className={narrowed ? 'mr-2 text-ink-2' : 'sr-only'} role="status">
        {shown.state === 'ready' && (narrowed ? messages.shownOf(shown.count, shown.total) : albumCount(shown.total))}
      </p>
      {chips.map(({ label, tag, without }) => (
        <RemovableChip
          key={tag === undefined ? label : `tag ${tag}`}
          label={label}
          tag={tag}
          onRemove={() => showQuery(without)}
        />
      ))}
      {narrowed && (
        <span className=":uno: ml-auto flex flex-wrap gap-x-4">
          {query.smartCrate ? (
            ChangeSmartCrate && <ChangeSmartCrate query={query} />
          ) : (
            <>
              {query.imports === null && (
                <DialogButton className="text-link text-small" name="new-smart-crate">
                  {messages.saveAsSmartCrate}
                </DialogButton>
              )}
              {/* Where nothing is found, that is offered in the middle of the page. */}
              {shown.count > 0 && (
                <Button
                  look="text-link"
                  className="text-small"
                  text={messages.clearFilters}
                  onClick={() => showQuery(cleared(query))}
                />
              )}
            </>
          )}
        </span>
      )}
    </div>
  )
}
