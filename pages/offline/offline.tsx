import { Icon } from '#islands/ui/icon.tsx'
import { Lost } from '../lost.tsx'

/** Stands in for any page that could not be fetched, under that page's own address: an empty link asks for it again. */
export const Offline = () => (
  <Lost
    title="You are offline"
    text="Gatefold cannot be reached just now. Your records are safe; they come back with the connection."
    poster="Off air"
    palette={9}
  >
    {/* biome-ignore lint/a11y/useValidAnchor: empty is this very address, its query too */}
    <a className="btn solid big" href="" data-offline>
      <Icon name="retry" />
      Try again
    </a>
  </Lost>
)
