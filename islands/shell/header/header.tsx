import type { MeView } from '#domain/accounts/account.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { Avatar } from '#islands/ui/avatar.tsx'
import { Mark } from '#islands/ui/brand.tsx'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/header.ts'
import { brand } from '#locales/phrases.ts'
import { AddMenu } from './add-menu.tsx'
import { ImportPillSlot } from './import-pill-slot.tsx'
import { UserMenu } from './user-menu.tsx'

export function Header({ me }: { me: MeView }) {
  return (
    <header className="top :uno: [@media(height<480px)]:relative sticky top-0 z-5 border-b border-line bg-bg">
      <div
        className=":uno: mx-auto h-header max-w-page flex items-center gap-1 px-8 max-sm:(pl-4 pr-2)"
        data-arrow-keys="across"
      >
        <QueryLink className="brand mr-auto" query={DEFAULT_QUERY}>
          <Mark />
          <span>{brand}</span>
        </QueryLink>
        <ImportPillSlot />
        <DialogLink className="btn btn-ghost lg:hidden max-sm:hidden" to="crates">
          <Icon name="crates" />
          {messages.crates}
        </DialogLink>
        <AddMenu
          className="btn btn-primary mx-2 max-sm:hidden"
          button={
            <>
              <Icon name="plus" />
              <span aria-hidden="true">{messages.add}</span>
            </>
          }
        />
        <DialogLink className="icon-btn" to="commands" aria-label={messages.commands}>
          <Icon name="search" size={18} />
        </DialogLink>
        <DialogLink className="icon-btn max-sm:hidden" to="settings" aria-label={messages.settings}>
          <Icon name="settings" size={18} />
        </DialogLink>
        <UserMenu
          me={me}
          label={messages.userMenu}
          className="icon-btn max-sm:hidden rounded-full"
          button={({ displayName, photoUrl }) => <Avatar name={displayName} photoUrl={photoUrl} />}
        />
      </div>
    </header>
  )
}
