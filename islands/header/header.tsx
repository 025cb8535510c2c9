import type { MeView } from '#domain/account.ts'
import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import * as messages from '#locales/header/header.ts'
import { brand } from '#locales/phrases.ts'
import { Mark } from '../ui/brand.tsx'
import { Icon } from '../ui/icon.tsx'
import { QueryLink } from '../ui/query-link.tsx'
import { ImportPillSlot } from './import-pill-slot.tsx'
import { UserMenu } from './user-menu.tsx'

export function Header({ me }: { me: MeView }) {
  return (
    <header className="top">
      <div>
        <QueryLink className="brand" query={DEFAULT_QUERY}>
          <Mark />
          <span>{brand}</span>
        </QueryLink>
        <ImportPillSlot />
        <a className="only-no-rail btn btn-ghost" href="#crates" aria-haspopup="dialog">
          <Icon name="crates" />
          {messages.crates}
        </a>
        <a className="btn btn-ghost max-sm:hidden" href="#import" aria-haspopup="dialog">
          <Icon name="download" />
          <span className="tight">{messages.importFromBandcamp}</span>
        </a>
        <a className="btn btn-ghost max-sm:hidden" href="#files" aria-haspopup="dialog">
          <Icon name="arrow-up-down" />
          <span className="tight">{messages.importExport}</span>
        </a>
        <a className="btn btn-primary max-sm:hidden" href="#add" aria-haspopup="dialog">
          <Icon name="plus" />
          {messages.addAlbum}
        </a>
        <a className="icon-btn" href="#settings" aria-label={messages.settings} aria-haspopup="dialog">
          <Icon name="settings" size={18} />
        </a>
        <UserMenu me={me} />
      </div>
    </header>
  )
}
