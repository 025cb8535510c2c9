import { Icon } from '#islands/ui/icon.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import * as messages from '#locales/duplicates.ts'
import { useDuplicates } from './use-duplicates.ts'

/** Offers to review likely duplicates, if there are any, after an import has added albums. */
export function DuplicatesAfterImport() {
  const { groups = [] } = useDuplicates()
  if (groups.length === 0) return null
  const count = groups.reduce((sum, { albums }) => sum + albums.length - 1, 0)
  return (
    <p className="alert">
      <Icon name="copies" />
      <span>
        <span>{messages.afterImport(count)}</span>{' '}
        <PlaceLink className="text-link max-sm:(min-h-touch inline-flex items-center)" place="tidy">
          {messages.review}
        </PlaceLink>
      </span>
    </p>
  )
}
