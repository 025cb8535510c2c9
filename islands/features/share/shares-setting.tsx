import type { OwnShare, SharedThing } from '#domain/shares/share.ts'
import { deleteShare, renewLink, useGifts, useShares } from '#islands/data/api/shares-api.ts'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Setting } from '#islands/ui/setting.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/share/dialog.ts'
import { yearTitle } from '#locales/share/page.ts'
import { copyLink } from './copy-link.ts'

const thingName = (of: SharedThing) => {
  if (of.kind === 'crate') return of.name ?? messages.crateGone
  if (of.kind === 'year') return yearTitle(of.year)
  return of.kind === 'list' ? messages.lists[of.list] : messages.someAlbums
}

const nameOf = ({ title, of }: OwnShare) => title || thingName(of)

/** All that is shared, to change and to end. */
export function SharesSetting() {
  const { data: shares, error } = useShares()
  return (
    <Setting title={messages.listTitle} words={<p>{messages.listText}</p>}>
      {!shares && (
        <p className="text-small text-ink-3" role="status">
          {error ? messages.loadFailed : messages.loading}
        </p>
      )}
      {shares?.length === 0 && <p className="mt-2 text-small text-ink-3">{messages.none}</p>}
      {shares && shares.length > 0 && (
        <div className="mt-2">
          <ShareRows shares={shares} />
        </div>
      )}
    </Setting>
  )
}

/** Shares, to copy their links, to change and to end them. */
export const ShareRows = ({ shares }: { shares: OwnShare[] }) => (
  <ul>
    {shares.map((share) => (
      <Share key={share.id} share={share} />
    ))}
  </ul>
)

function Share({ share }: { share: OwnShare }) {
  const { isBusy, run } = useAction()
  const { id, url, visits, gift, isOver, isRemoved } = share
  const name = nameOf(share)
  const facts = [
    messages.visits(visits),
    gift && messages.isGift,
    isOver && messages.isOver,
    isRemoved && messages.isRemoved,
  ].filter(Boolean)
  const act = (done: string, work: () => Promise<unknown>) =>
    run(messages.revokeFailed, async () => {
      await work()
      showToast({ kind: 'ok', title: done, text: name })
    })
  return (
    <li className="border-t border-line py-3">
      <p className="truncate">{name}</p>
      <p className="text-meta text-ink-3">{facts.join(' · ')}</p>
      <div className="-ml-2.5 mt-1 flex flex-wrap gap-x-1">
        {url !== null && (
          <button
            type="button"
            className="btn btn-ghost"
            aria-label={messages.copyOf(name)}
            onClick={() => void copyLink(url)}
          >
            {messages.copy}
          </button>
        )}
        {url !== null && !isOver && !isRemoved && (
          <a className="btn btn-ghost" href={url} target="_blank" rel="noopener" aria-label={messages.seeOf(name)}>
            {messages.see}
          </a>
        )}
        <DialogButton className="btn btn-ghost" name="edit-share" id={id} label={messages.changeOf(name)}>
          {messages.change}
        </DialogButton>
        <button
          type="button"
          className="btn btn-ghost"
          title={messages.newLinkText}
          disabled={isBusy}
          onClick={() => void act(messages.newLinkMade, () => renewLink(id))}
        >
          {messages.newLink}
        </button>
        <button
          type="button"
          className="btn btn-danger-ghost"
          aria-label={messages.revokeOf(name)}
          disabled={isBusy}
          onClick={() => void act(messages.revoked, () => deleteShare(id))}
        >
          {messages.revoke}
        </button>
      </div>
      {gift?.isOver && <Gifts id={id} />}
    </li>
  )
}

function Gifts({ id }: { id: number }) {
  const { data: gifts } = useGifts(id, true)
  if (!gifts) return null
  return (
    <div className="mt-2 text-small">
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
