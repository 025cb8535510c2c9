import type { MeView } from '#domain/accounts/account.ts'
import type { TagColors } from '#domain/tags/tag-color.ts'
import { BandcampLink } from '#islands/features/album/bandcamp-link.tsx'
import { TagLinks } from '#islands/features/album/card-links.tsx'
import { BackToList } from '#islands/features/album/page/back-to-list.tsx'
import { CrateLinks } from '#islands/features/album/page/crate-links.tsx'
import { FactsPart } from '#islands/features/album/page/facts-part.tsx'
import { HistoryPart } from '#islands/features/album/page/history-part.tsx'
import type { AlbumOnPageProps } from '#islands/features/album/page/page-props.ts'
import { Section } from '#islands/features/album/page/section.tsx'
import { AlbumRating, AlbumTitle, SleeveLayout } from '#islands/features/album/page/sleeve-layout.tsx'
import { TracksPart } from '#islands/features/album/page/tracks-part.tsx'
import { Dialogs } from '#islands/shell/dialogs/dialogs.tsx'
import { Header } from '#islands/shell/header/header.tsx'
import { TabBar } from '#islands/shell/tabbar/tab-bar.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/album-page.ts'
import { ratingOf } from '#locales/collection.ts'
import { Island, ReplacedIsland, WithTagColors } from './island.tsx'

type AlbumPageProps = AlbumOnPageProps & { me: MeView; tagColors: TagColors; isLinked: boolean }

/** An album on a page of its own. This version is read-only; the script replaces it with one that can be edited. */
export function AlbumPage({ me, tagColors, isLinked, ...album }: AlbumPageProps) {
  return (
    <WithTagColors colors={tagColors}>
      <Island className="contents" name="header" component={Header} props={{ me }} />
      <div className="sticky top-[var(--h-header)] z-4 bg-bg" data-connection />
      <main id="main" className="mx-auto max-w-page max-md:(p-0 pb-[var(--h-tabbar)]) px-8 pb-24 pt-8">
        <ReplacedIsland name="album" props={album}>
          <ReadAlbum {...album} />
        </ReplacedIsland>
      </main>
      <Island name="tabbar" component={TabBar} props={{ me, search: album.search }} />
      <Island name="dialogs" component={Dialogs} props={{ me, isLinked }} />
    </WithTagColors>
  )
}

const ReadAlbum = ({ details, crates, search }: AlbumOnPageProps) => (
  <SleeveLayout
    isOver={false}
    bar={<BackToList search={search} />}
    cover={<Cover title={details.title} artist={details.artist} coverUrl={details.coverUrl} size={608} eager />}
    below={<TracksPart album={details} details={details} />}
  >
    <AlbumTitle album={details} isOver={false} />
    <AlbumRating>
      <Stars value={details.rating ?? 0} label={ratingOf(details.title)} size="l" />
      <BandcampLink className="meta-link" album={details} />
    </AlbumRating>
    <TagLinks className="mt-3" tags={details.tags} most={details.tags.length} />
    <p className=":uno: mb-4 mt-5 whitespace-pre-line break-anywhere text-18px leading-7" {...written}>
      {details.notes}
    </p>
    {crates.length > 0 && (
      <Section title={messages.crates}>
        <div className="flex flex-wrap gap-2">
          <CrateLinks crates={crates} />
        </div>
      </Section>
    )}
    <FactsPart album={details} />
    <HistoryPart album={details} details={details} />
  </SleeveLayout>
)
