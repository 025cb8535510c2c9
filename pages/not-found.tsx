import { Icon } from '#islands/ui/icon.tsx'
import * as words from '#words/pages.ts'
import { Lost } from './lost.tsx'

export const NotFound = () => (
  <Lost title={words.notFoundTitle} text={words.notFoundText} poster="404" palette={11}>
    <a className="btn solid big" href="/">
      <Icon name="arrow-left" />
      {words.backToShop}
    </a>
  </Lost>
)
