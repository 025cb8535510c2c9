import type { ComponentProps } from 'react'
import type { DialogAddress } from '#islands/lib/dialog-names.ts'

type DialogLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: DialogAddress }

/** Opens a dialog, also before the page's script is there; its code loads when the pointer or focus reaches the link. */
export const DialogLink = ({ to, ...props }: DialogLinkProps) => <a href={`#${to}`} aria-haspopup="dialog" {...props} />
