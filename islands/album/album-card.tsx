import { truncate } from '#domain/truncate.ts'
import { addAlbum } from '#locales/album/card.ts'
import { PickBox } from '../selection/pick-box.tsx'
import { Cover } from '../ui/cover.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { AlbumActions } from './album-actions.tsx'
import type { AlbumLayoutProps } from './album-item.ts'
import { BandcampLink } from './bandcamp-link.tsx'
import { ArtistLink, TagLinks } from './card-links.tsx'
import { Rating } from './rating.tsx'

const NOTES = 80

export const AlbumCard = ({ album, crateId, now, eager, isPicked, preview }: AlbumLayoutProps) => (
  <>
    <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={296} eager={eager}>
      {preview.player ?? (isPicked === null && preview.playButton)}
      {isPicked !== null && <PickBox album={album} isPicked={isPicked} />}
    </Cover>
    <h2 className="truncate" title={album.title}>
      {album.title}
    </h2>
    <p className="by truncate">
      <ArtistLink album={album} />
    </p>
    <div className="rate">
      <Rating album={album} />
      <TimeAgo date={album.addedAt} now={now} />
    </div>
    <TagLinks tags={album.tags} most={3} />
    <p className="notes">{truncate(album.notes, NOTES)}</p>
    <div className="foot">
      <BandcampLink album={album} />
      <AlbumActions album={album} crateId={crateId} />
    </div>
  </>
)

/** The last card of the grid, which adds an album. */
export const AddCard = () => (
  <li className="card add">
    <DialogButton className="cover" name="add">
      <Icon name="plus" size={24} />
      <span>{addAlbum}</span>
    </DialogButton>
  </li>
)
