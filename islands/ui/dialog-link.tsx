import type { ComponentProps } from 'react'
import type { DialogAddress } from '#islands/lib/dialog-names.ts'

type DialogLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: DialogAddress }

/** Opens a dialog, even before the page's script has loaded; the dialog's code loads when the pointer or focus reaches the link. */
export const DialogLink = ({ to, ...props }: DialogLinkProps) => <a href={`#${to}`} aria-haspopup="dialog" {...props} />
