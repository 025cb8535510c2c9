import type { ReactNode } from 'react'
import type { MeView } from '#domain/accounts/account.ts'
import { useMe } from '#islands/data/api/me-api.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { Menu, MenuButton, MenuLink } from '#islands/ui/menu.tsx'
import { PlaceMenuLink } from '#islands/ui/place-link.tsx'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import * as messages from '#locales/header.ts'
import { RAIL } from '../places/places.ts'

const leave = () => void import('./log-out.ts').then(({ logOut }) => logOut(), showLoadError)

type UserMenuProps = {
  me: MeView
  /** The accessible name of the button. */
  label: string
  className: string
  button: (me: MeView) => ReactNode
  isCurrent?: boolean
}

/** The menu of the person; where there is no rail, with the places. */
export function UserMenu({ me: rendered, label, className, button, isCurrent }: UserMenuProps) {
  const { data: me = rendered } = useMe(rendered)
  const who = !isDemo && (
    <>
      <div className=":uno: [overflow-wrap:anywhere] px-2.5 pb-1 pt-2">
        <b className="font-semibold">{me.displayName || messages.user}</b>
        <p className="text-small text-ink-2">{me.email}</p>
      </div>
      <hr />
    </>
  )
  return (
    <Menu label={label} className={className} button={button(me)} isCurrent={isCurrent} head={who}>
      {RAIL.map(({ name, icon, places }) => (
        <PlaceMenuLink key={name} className="sm:hidden" icon={icon} place={places[0]} text={name} />
      ))}
      <hr className="sm:hidden" />
      <MenuLink icon="arrow-up-down" href="#files" text={messages.importExport} />
      <MenuLink icon="settings" className="sm:hidden" href="#settings" text={messages.settings} />
      <MenuLink icon="keyboard" className="max-sm:hidden" href="#keys" text={messages.keys} />
      {!isDemo && (
        <>
          <hr />
          <MenuButton icon="log-out" text={messages.logOut} onClick={leave} />
        </>
      )}
    </Menu>
  )
}
