import { Icon } from '#islands/ui/icon.tsx'
import * as words from '#locales/pages.ts'
import { Lost } from './error-layout.tsx'

export const NotFound = () => (
  <Lost title={words.notFoundTitle} text={words.notFoundText} poster="404" palette={11}>
    <a className="btn solid big" href="/">
      <Icon name="arrow-left" />
      {words.backToShop}
    </a>
  </Lost>
)
