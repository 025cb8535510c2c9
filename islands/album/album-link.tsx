import type { MouseEvent, ReactNode } from 'react'
import type { AlbumView } from '#domain/album.ts'
import { loadAlbum } from '../album-page/load.ts'
import { isPlainClick } from '../ui/query-link.tsx'

type AlbumLinkProps = {
  album: AlbumView
  className?: string
  /** The text of the link; without it, the link covers a sleeve, beside another one that is read out. */
  children?: ReactNode
}

/** A link to an album's own page; a plain click opens it over the list. */
export function AlbumLink({ album: { id }, className = 'album-link', children }: AlbumLinkProps) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadAlbum().then(
      ({ openAlbum }) => openAlbum(id),
      () => location.assign(href),
    )
  }
  const hidden = children === undefined && { tabIndex: -1, 'aria-hidden': true }
  return (
    <a className={className} href={`/app/album/${id}`} draggable={false} onClick={onClick} {...hidden}>
      {children}
    </a>
  )
}
