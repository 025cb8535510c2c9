import type { MeView } from '#domain/account.ts'
import * as messages from '#locales/header/header.ts'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'
import { useMe } from '../settings/me-api.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu, MenuButton, MenuLink } from '../ui/menu.tsx'

const leave = () => void import('./log-out.ts').then(({ logOut }) => logOut(), sayNotLoaded)

export function UserMenu({ me: rendered }: { me: MeView }) {
  const { data: me = rendered } = useMe(rendered)
  const who = (
    <>
      <div className=":uno: [overflow-wrap:anywhere] px-2.5 pb-1 pt-2">
        <b className="font-semibold">{me.displayName || messages.user}</b>
        <p className="text-small text-ink-2">{me.email}</p>
      </div>
      <hr />
    </>
  )
  return (
    <Menu
      label={messages.userMenu}
      className="icon-btn rounded-full"
      button={<Avatar name={me.displayName} photoUrl={me.photoUrl} />}
      head={who}
    >
      <MenuLink icon="arrow-up-down" className="sm:hidden" href="#files">
        {messages.importExport}
      </MenuLink>
      <MenuLink icon="keyboard" className="max-sm:hidden" href="#keys">
        {messages.keys}
      </MenuLink>
      <MenuButton icon="log-out" onClick={leave}>
        {messages.logOut}
      </MenuButton>
    </Menu>
  )
}
