import type { ReactNode } from 'react'
import { Menu, MenuLink } from '#islands/ui/menu.tsx'
import * as messages from '#locales/header.ts'

type AddMenuProps = { className: string; button: ReactNode }

/** All ways to add albums. */
export const AddMenu = ({ className, button }: AddMenuProps) => (
  <Menu label={messages.add} className={className} button={button}>
    <MenuLink icon="link" href="#add">
      {messages.addLink}
    </MenuLink>
    <MenuLink icon="download" href="#import">
      {messages.addFromBandcamp}
    </MenuLink>
    <MenuLink icon="file-up" href="#files-import">
      {messages.addFile}
    </MenuLink>
  </Menu>
)
