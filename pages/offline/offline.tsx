import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/pages.ts'
import { Lost } from '../error-layout.tsx'

/** Stands in for any page that could not be fetched, under that page's own address: an empty link asks for it again. */
export const Offline = () => (
  <Lost title={messages.offlineTitle} text={messages.offlineText} poster={messages.offlinePoster} palette={9}>
    {/* biome-ignore lint/a11y/useValidAnchor: empty is this very address, its query too */}
    <a className="btn solid big" href="" data-offline>
      <Icon name="retry" />
      {messages.retry}
    </a>
  </Lost>
)
