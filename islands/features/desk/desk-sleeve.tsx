import type { ReactNode } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { VERDICTS } from '#domain/albums/verdict.ts'
import { useHalfStars } from '#islands/data/settings.ts'
import {
  AlbumRating,
  AlbumTitle,
  FactsPart,
  type PopoverKind,
  SleeveLayout,
  TitleLevel,
  useSwipe,
} from '#islands/features/album/page/public.ts'
import { BandcampLink, TagLinks } from '#islands/features/album/public.ts'
import { canPlay } from '#islands/features/player/public.ts'
import { Button } from '#islands/ui/button.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { Icon, type IconName } from '#islands/ui/icon.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { StepButton } from '#islands/ui/step-button.tsx'
import { written } from '#islands/ui/written.ts'
import { ratingOf } from '#locales/collection.ts'
import * as messages from '#locales/desk.ts'
import type { Desk } from './use-desk.ts'
import { POPOVER_KEYS, VERDICT_KEYS } from './use-desk-keys.ts'
import type { useMusic } from './use-music.ts'

type DeskSleeveProps = {
  album: AlbumView
  next: AlbumView | null
  desk: Desk
  music: ReturnType<typeof useMusic>
  onOpen: (kind: PopoverKind) => void
  onLeave: () => void
}

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className=":uno: media-no-hover:hidden rounded-2px bg-over px-1.5 py-0.5 text-meta text-ink-2 font-sans">
    {children}
  </kbd>
)

const PARTS: Record<PopoverKind, { icon: IconName; label: string }> = {
  tags: { icon: 'tag', label: messages.tags },
  note: { icon: 'note', label: messages.note },
  crates: { icon: 'crates', label: messages.crates },
}

/** The album to decide about, with one-press controls for every decision. */
export function DeskSleeve({ album, next, desk, music, onOpen, onLeave }: DeskSleeveProps) {
  const { place, count, undecided, further, isWhole, hasBefore, steps } = desk
  const isWish = album.list === 'wishlist'
  const halves = useHalfStars()
  const swipe = useSwipe({ onNext: desk.skip, onPrevious: desk.back })
  return (
    <div className="md:contents w-full" {...swipe}>
      <SleeveLayout
        isOver
        cover={<Sleeves album={album} next={next} />}
        bar={
          <>
            <p className=":uno: mr-auto flex flex-wrap gap-x-3 whitespace-nowrap text-meta text-ink-3">
              <span>{messages.position(place + 1, count)}</span>
              {further.length > 0 ? (
                <Button
                  look="text-link"
                  className="max-sm:(-my-3 py-3)"
                  text={messages.takeAll(undecided.length + further.length)}
                  onClick={desk.takeAll}
                />
              ) : (
                isWhole && <span className="max-[399.9px]:hidden">{messages.left(undecided.length)}</span>
              )}
            </p>
            <IconButton
              icon={music.isOn ? 'pause' : 'play'}
              size={18}
              label={music.isOn ? messages.pause : messages.play}
              aria-keyshortcuts="Space"
              onClick={music.toggle}
            />
            <StepButton icon="undo" size={18} label={messages.undo} isEnd={steps.length === 0} onClick={desk.undo} />
            <StepButton icon="chevron-left" size={18} label={messages.back} isEnd={!hasBefore} onClick={desk.back} />
            <IconButton icon="chevron-right" size={18} label={messages.skip} onClick={desk.skip} />
            <IconButton icon="x" size={18} label={messages.leave} onClick={onLeave} />
          </>
        }
      >
        <AlbumTitle album={album} isOver={false} />
        <AlbumRating>
          <Stars
            key={album.id}
            value={album.rating ?? 0}
            halves={halves}
            onChange={(stars) => desk.decide({ stars })}
            label={ratingOf(album.title)}
            size="l"
          />
        </AlbumRating>
        {isWish && (
          <div className=":uno: grid grid-cols-2 max-sm:grid-cols-4 max-tiny:grid-cols-2 mt-4 gap-2">
            {VERDICTS.map((verdict) => (
              <button
                key={verdict}
                type="button"
                className="btn btn-outline :uno: max-sm:(h-touch justify-center px-1) justify-between gap-3 aria-pressed:(border-accent text-accent)"
                title={messages.verdictHelp[verdict]}
                aria-pressed={album.verdict === verdict}
                onClick={() => desk.decide({ verdict })}
              >
                {messages.verdictNames[verdict]}
                <span className="max-sm:hidden">
                  <Key>{messages.keyNames[VERDICT_KEYS[verdict]] ?? VERDICT_KEYS[verdict]}</Key>
                </span>
              </button>
            ))}
          </div>
        )}
        <div className=":uno: -mx-2 mt-4 flex flex-wrap gap-x-2 gap-y-1">
          {(Object.keys(PARTS) as PopoverKind[]).map((kind) => (
            <button
              key={kind}
              type="button"
              className="btn btn-ghost :uno: max-sm:h-touch gap-2 px-2"
              data-opens={kind}
              onClick={() => onOpen(kind)}
            >
              <Icon name={PARTS[kind].icon} size={16} />
              {PARTS[kind].label}
              <Key>{POPOVER_KEYS[kind]}</Key>
            </button>
          ))}
          <BandcampLink className="meta-link :uno: sm:ml-auto px-2" album={album} />
        </div>
        {album.tags.length > 0 && <TagLinks className="mt-3" tags={album.tags} most={album.tags.length} />}
        {album.notes && (
          <p className=":uno: mt-4 whitespace-pre-line break-anywhere" {...written}>
            {album.notes}
          </p>
        )}
        {!canPlay(album) && <p className="mt-4 text-small text-ink-3">{messages.noPreview}</p>}
        <TitleLevel value={1}>
          <FactsPart album={album} />
        </TitleLevel>
        <Keys halves={halves} />
      </SleeveLayout>
    </div>
  )
}

/** The sleeve, and below it the next one, whose picture is loaded in advance. */
function Sleeves({ album, next }: { album: AlbumView; next: AlbumView | null }) {
  const shown = next ? [album, next] : [album]
  return shown.map((one) => (
    <div
      key={one.id}
      className={
        one === album
          ? ':uno: [&>.cover]:max-md:(mx-auto w-full max-w-[min(36dvh,100dvh-392px)]) max-md:w-full md:contents'
          : 'hidden'
      }
    >
      <Cover title={one.title} artist={one.artist} coverUrl={one.coverUrl} size={608} eager />
    </div>
  ))
}

const Keys = ({ halves }: { halves: boolean }) => (
  <ul
    className=":uno: mt-5 media-no-hover:hidden flex flex-wrap gap-x-4 gap-y-2 text-small text-ink-3"
    aria-label={messages.keysOfDesk}
  >
    {messages.keysBesides(halves).map(([key, what]) => (
      <li key={key} className="flex items-center gap-1.5">
        <Key>{key}</Key>
        <span>{what}</span>
      </li>
    ))}
  </ul>
)
