import type { ReactNode } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { albumPath } from '#islands/lib/location.ts'
import { onPlainClick } from '#islands/ui/query-link.tsx'
import { loadAlbum } from './page/load.ts'

type AlbumLinkProps = {
  album: Pick<AlbumView, 'id'>
  className?: string
  /** The text of the link; without it, the link covers a sleeve, beside another link that screen readers read. */
  children?: ReactNode
}

/** A link to an album's own page; a plain click opens it over the list. */
export function AlbumLink({ album: { id }, className = 'album-link', children }: AlbumLinkProps) {
  const path = albumPath(id)
  const open = onPlainClick(() => {
    loadAlbum().then(
      ({ openAlbum }) => openAlbum(id),
      () => location.assign(path),
    )
  })
  const hidden = children === undefined && { tabIndex: -1, 'aria-hidden': true }
  return (
    <a className={className} href={path} draggable={false} onClick={open} {...hidden}>
      {children}
    </a>
  )
}
