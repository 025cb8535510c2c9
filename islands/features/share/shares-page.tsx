import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { OwnShare } from '#domain/shares/share.ts'
import { renewLink, useGifts, useShareCard, useShares } from '#islands/data/api/shares-api.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { Button } from '#islands/ui/button.tsx'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { NothingYet, ToCollection } from '#islands/ui/empty.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Mosaic } from '#islands/ui/mosaic.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { useSlice } from '#islands/ui/use-slice.tsx'
import { calendar } from '#locales/collection.ts'
import { dayText } from '#locales/intl.ts'
import { places } from '#locales/places.ts'
import * as messages from '#locales/share.ts'
import { copyLink, linkOf } from './copy-link.ts'
import { stopSharing } from './stop-sharing.ts'
import { thingName } from './thing-name.ts'

/** All shares with their visits and actions. */
export function SharesPage({ seed }: { seed?: OwnShare[] }) {
  const { data: shares, keptAt, error, mutate } = useShares(seed)
  return (
    <>
      <PlaceTitle
        title={places.shares.name}
        detail={shares && shares.length > 0 ? messages.count(shares.length) : undefined}
      >
        <DialogButton className="btn btn-outline" name="calendar">
          <Icon name="diary" />
          <span>{calendar}</span>
        </DialogButton>
      </PlaceTitle>
      {shares && keptAt !== null && (
        <p className="alert mb-4" role="status">
          <Icon name="info" />
          <span>{messages.kept(keptAt)}</span>
        </p>
      )}
      {shares ? (
        shares.length === 0 ? (
          <NothingYet title={messages.noneTitle} text={messages.none}>
            <ToCollection />
          </NothingYet>
        ) : (
          <>
            <p className="mb-3 text-small text-ink-2">{messages.listText}</p>
            <ShareRows shares={shares} />
          </>
        )
      ) : error ? (
        <LoadProblem error={error} onRetry={() => void mutate()} />
      ) : (
        <Progress label={messages.loading} />
      )}
    </>
  )
}

const calledOf = ({ of }: OwnShare) => thingName(of) ?? (of.kind === 'crate' ? messages.crateGone : messages.someAlbums)
const nameOf = (share: OwnShare) => share.title || calledOf(share)

const NO_CRATES: CrateView[] = []

/** A list of shares, to copy their links, edit and end them. */
function ShareRows({ shares }: { shares: OwnShare[] }) {
  const { count, more } = useSlice(shares.length)
  return (
    <ul className="border-b border-line">
      {shares.slice(0, count).map((share) => (
        <Share key={share.id} share={share} />
      ))}
      {more}
    </ul>
  )
}

/** The first sleeves of a share: those of its crate, or those in its picture. */
function Sleeves({ share: { id, of, isOver, isRemoved } }: { share: OwnShare }) {
  const isCalendar = of.kind === 'calendar'
  const crate = useCrates(NO_CRATES).find((one) => of.kind === 'crate' && one.id === of.id && one.query === undefined)
  const { data: card } = useShareCard(crate || isCalendar || isOver || isRemoved ? null : id)
  const covers: Pick<AlbumView, 'title' | 'artist' | 'coverUrl'>[] = crate?.previewCovers ?? card?.albums ?? []
  if (isCalendar)
    return (
      <span className="grid max-sm:size-16 size-22 place-items-center bg-over text-ink-3">
        <Icon name="diary" size={24} />
      </span>
    )
  return <Mosaic covers={covers.slice(0, 4)} size={88} className="max-sm:size-16 size-22" />
}

function Share({ share }: { share: OwnShare }) {
  const { isBusy, run } = useAction()
  const { id, visits, gift, expires, createdAt, isOver, isRemoved } = share
  const name = nameOf(share)
  const url = linkOf(share)
  const isCalendar = share.of.kind === 'calendar'
  const isOpen = !isOver && !isRemoved
  const facts = [
    !isCalendar && messages.visits(visits),
    gift && messages.isGift,
    isOver && messages.isOver,
    isRemoved && messages.isRemoved,
    isOpen && expires && messages.until(dayText(Date.parse(expires))),
    messages.since(dayText(Date.parse(createdAt))),
  ].filter(Boolean)
  const renew = () =>
    run(messages.newLinkFailed, async () => {
      await renewLink(id)
      showToast({ kind: 'ok', title: messages.newLinkMade, text: name })
    })
  return (
    <li
      className=":uno: grid grid-cols-[88px_minmax(0,1fr)_auto] max-lg:grid-cols-[88px_minmax(0,1fr)] max-sm:grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-4"
      aria-label={name}
    >
      <Sleeves share={share} />
      <div className="min-w-0">
        <h2 className="break-anywhere text-record-list" dir="auto">
          {name}
        </h2>
        {share.title && <p className="truncate text-small text-ink-2">{calledOf(share)}</p>}
        <p className="text-small text-ink-3">{facts.join(' · ')}</p>
      </div>
      <div
        className=":uno: max-sm:col-span-full max-lg:col-start-2 flex flex-wrap items-center gap-1"
        data-arrow-keys="across"
      >
        {url !== null && (
          <Button
            icon="copies"
            text={messages.copy}
            aria-label={messages.copyOf(name)}
            onClick={() => void copyLink(url)}
          />
        )}
        {url !== null && isOpen && !isCalendar && (
          <a
            className="icon-btn"
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={messages.seeOf(name)}
            title={messages.seeOf(name)}
          >
            <Icon name="external-link" />
          </a>
        )}
        <DialogButton className="icon-btn" name="edit-share" id={id} label={messages.changeOf(name)}>
          <Icon name="pencil" />
        </DialogButton>
        <IconButton
          icon="retry"
          label={messages.newLink}
          aria-description={messages.newLinkText}
          disabled={isBusy}
          onClick={() => void renew()}
        />
        <IconButton
          icon="x"
          className="text-danger"
          label={messages.revokeOf(name)}
          disabled={isBusy}
          onClick={() => void run(messages.revokeFailed, () => stopSharing(id, name))}
        />
      </div>
      {gift?.isOver && <Gifts id={id} />}
    </li>
  )
}

function Gifts({ id }: { id: number }) {
  const { data: gifts } = useGifts(id, true)
  if (!gifts) return null
  return (
    <div className=":uno: max-lg:col-span-full col-start-2 text-small">
      <h4 className="font-semibold">{messages.gifts}</h4>
      {gifts.length === 0 ? (
        <p className="text-ink-3">{messages.noGifts}</p>
      ) : (
        <ul>
          {gifts.map(({ album, guest }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two albums can have the same names
            <li key={index}>{messages.giftLine(album.title, album.artist, guest)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
