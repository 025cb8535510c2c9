import type { ComponentProps } from 'react'

type NewTabLinkProps = Omit<ComponentProps<'a'>, 'children' | 'target' | 'className'> & { text: string }

/** A link in a sentence that opens a tab; another site is not told where it was followed. */
export const NewTabLink = ({ text, rel = 'noopener noreferrer', ...link }: NewTabLinkProps) => (
  <a className="text-link max-sm:(-my-3.5 py-3.5)" target="_blank" rel={rel} {...link}>
    {text}
  </a>
)
