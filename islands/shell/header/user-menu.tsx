import type { MeView } from '#domain/accounts/account.ts'
import { useMe } from '#islands/data/api/me-api.ts'
import { chooseTheme, THEMES, useTheme } from '#islands/features/settings/theme.ts'
import { Avatar } from '#islands/ui/avatar.tsx'
import { Menu, MenuButton, MenuCheck, MenuLink } from '#islands/ui/menu.tsx'
import { sayNotLoaded } from '#islands/ui/say-not-loaded.ts'
import * as messages from '#locales/header/header.ts'
import { theme, themes } from '#locales/theme.ts'

const leave = () => void import('./log-out.ts').then(({ logOut }) => logOut(), sayNotLoaded)

export function UserMenu({ me: rendered }: { me: MeView }) {
  const { data: me = rendered } = useMe(rendered)
  const chosen = useTheme()
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
      <MenuLink icon="download" className="sm:hidden" href="#import">
        {messages.importFromBandcamp}
      </MenuLink>
      <MenuLink icon="arrow-up-down" className="sm:hidden" href="#files">
        {messages.importExport}
      </MenuLink>
      <MenuLink icon="keyboard" className="max-sm:hidden" href="#keys">
        {messages.keys}
      </MenuLink>
      <MenuLink icon="user" href="#artists">
        {messages.artistsAndLabels}
      </MenuLink>
      <MenuLink icon="record" href="#today">
        {messages.todaysRecord}
      </MenuLink>
      <MenuLink icon="tag" href="#tags">
        {messages.tags}
      </MenuLink>
      <MenuLink icon="copies" href="#duplicates">
        {messages.duplicates}
      </MenuLink>
      <hr />
      {/* biome-ignore lint/a11y/useSemanticElements: a menu has groups, not fieldsets */}
      <div role="group" aria-label={theme}>
        <p className="px-2.5 pt-1 text-meta text-ink-3" aria-hidden="true">
          {theme}
        </p>
        {THEMES.map((name) => (
          <MenuCheck key={name} role="menuitemradio" isChecked={name === chosen} onChange={() => chooseTheme(name)}>
            {themes[name]}
          </MenuCheck>
        ))}
      </div>
      <hr />
      <MenuButton icon="log-out" onClick={leave}>
        {messages.logOut}
      </MenuButton>
    </Menu>
  )
}
