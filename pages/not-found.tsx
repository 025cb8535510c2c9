import { Icon } from '#islands/ui/icon.tsx'
import { Lost } from './lost.tsx'

export const NotFound = () => (
  <Lost title="404 Page Not Found" text="Did you forget to add the page to the router?" poster="404" palette={11}>
    <a className="btn solid big" href="/">
      <Icon name="arrow-left" />
      Back to the shop
    </a>
  </Lost>
)
