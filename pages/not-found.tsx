import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/pages.ts'
import { Lost } from './error-layout.tsx'

export const NotFound = () => (
  <Lost title={messages.notFoundTitle} text={messages.notFoundText} poster="404" palette={11}>
    <a className="btn btn-primary btn-big" href="/">
      <Icon name="arrow-left" />
      {messages.backToShop}
    </a>
  </Lost>
)
