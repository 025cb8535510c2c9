import { Icon } from '#islands/ui/icon.tsx'
import { toList } from '#locales/album-page.ts'

/** The link from an album's own page to its list. */
export const BackToList = ({ search }: { search: string }) => (
  <a className="meta-link mr-4 max-sm:min-w-touch" href={`/app${search}`}>
    <Icon name="arrow-left" className="max-sm:size-18px" />
    <span className="max-sm:sr-only">{toList}</span>
  </a>
)
