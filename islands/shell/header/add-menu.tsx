import type { ReactNode } from 'react'
import { Menu, MenuLink } from '#islands/ui/menu.tsx'
import * as messages from '#locales/header.ts'

type AddMenuProps = { className: string; button: ReactNode }

/** All ways to add albums. */
export const AddMenu = ({ className, button }: AddMenuProps) => (
  <Menu label={messages.add} className={className} button={button}>
    <MenuLink icon="link" href="#add" text={messages.addLink} />
    <MenuLink icon="download" href="#import" text={messages.addFromBandcamp} />
    <MenuLink icon="file-up" href="#files-import" text={messages.addFile} />
  </Menu>
)
