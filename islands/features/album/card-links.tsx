import type { ReactNode } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { ArtistOrLabel } from '#domain/albums/artist-or-label.ts'
import { ofArtistOrLabel, withTag } from '#islands/lib/queries.ts'
import { useTagColor } from '#islands/lib/tag-colors.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/collection.ts'
import { besideText } from '#locales/intl.ts'
import { FilterLink } from './filter-link.tsx'

type PlaceLinkProps = { album: AlbumView; place?: ArtistOrLabel['kind']; className?: string }

/** A link to the albums of the artist or of the label; nothing if there is none. */
export function PlaceLink({ album, place = 'artist', className = 'artist-link' }: PlaceLinkProps) {
  const name = album[place]
  return (
    name && (
      <FilterLink
        className={className}
        title={name}
        {...written}
        filter={(query) => ofArtistOrLabel(query, { [place]: name })}
      >
        {name}
      </FilterLink>
    )
  )
}

type TagLinksProps = {
  className: string
  tags: readonly string[]
  /** The number of tags to show, or the tags themselves. */
  most?: number
  shown?: readonly string[]
  /** Plain text instead of links. */
  isText?: boolean
  /** Content after the tags. */
  children?: ReactNode
}

/** Tags as links to their filter, then the number of further tags. */
export function TagLinks({ className, tags, most, shown = tags.slice(0, most), isText, children }: TagLinksProps) {
  const tagColor = useTagColor()
  const hidden = tags.filter((tag) => !shown.includes(tag))
  return (
    <div className={`chips tag-links ${className}`}>
      {shown.map((tag) =>
        isText ? (
          <span key={tag} className={`chip flex-none ${tagColor(tag)}`} {...written}>
            {tag}
          </span>
        ) : (
          <FilterLink
            key={tag}
            className={`chip ${tagColor(tag)}`}
            title={messages.onlyTagged(tag)}
            {...written}
            filter={(query) => withTag(query, tag, true)}
          >
            {tag}
          </FilterLink>
        ),
      )}
      {hidden.length > 0 && (
        <span className="chip chip-more" title={besideText(hidden)}>
          {messages.moreTags(hidden.length)}
        </span>
      )}
      {children}
    </div>
  )
}
