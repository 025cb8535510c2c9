import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/pages.ts'
import { Lost } from '../error-layout.tsx'

/** Replaces any page that cannot be fetched, at the URL of that page; an empty link reloads it. */
export const Offline = () => (
  <Lost title={messages.offlineTitle} text={messages.offlineText} poster={messages.offAirPoster} palette={9}>
    {/* biome-ignore lint/a11y/useValidAnchor: an empty link is the current URL with its query */}
    <a className="btn btn-primary btn-big" href="">
      <Icon name="retry" />
      {messages.retry}
    </a>
  </Lost>
)
