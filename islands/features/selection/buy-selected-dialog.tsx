import { useMemo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { cartOf } from '#domain/albums/cart.ts'
import { amountText, priceText } from '#domain/albums/price-text.ts'
import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { copyText } from '#islands/ui/copy-text.ts'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { NamedList } from '#islands/ui/named-list.tsx'
import { listText } from '#locales/intl.ts'
import * as messages from '#locales/selection.ts'

const titlesOf = (albums: readonly AlbumView[]) => albums.map(({ title }) => title)

const lineOf = (album: AlbumView) =>
  [album.title, album.artist, priceText(album), album.bandcampUrl].filter((part) => part !== '').join('\t')

/** What the selected albums cost at Bandcamp, and ways to buy them at once. */
export function BuySelectedDialog({ isOpen }: DialogContentProps) {
  const { albums } = usePicked()
  const { forSale, sums, free, unpriced, unnumbered, addresses } = useMemo(() => cartOf(albums), [albums])
  const sum = listText(sums.map(({ amount, currency }) => amountText(amount, currency)))
  const copy = () =>
    void copyText(
      albums.map(lineOf).join('\n'),
      { title: messages.listCopied(albums.length) },
      { title: messages.listNotCopied },
    )
  const footer = (
    <>
      <Button text={messages.cancel} onClick={closeDialog} />
      <Button icon="copies" text={messages.copyList} disabled={albums.length === 0} onClick={copy} />
    </>
  )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.buyTitle} footer={footer}>
      <div className="grid justify-items-start gap-3">
        <p>{albums.length === 0 ? messages.noneSelected : messages.forSale(forSale.length, sum)}</p>
        {forSale.some(({ isNamePrice }) => isNamePrice) && <p className="text-ink-2">{messages.ownPrice}</p>}
        {addresses.length > 0 && (
          <>
            <p className="flex flex-wrap gap-2">
              {addresses.map((address, index) => (
                <a
                  key={address}
                  className="btn btn-primary"
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer"
                  data-autofocus
                >
                  <Icon name="external-link" />
                  {addresses.length > 1 ? messages.cartOf(index + 1, addresses.length) : messages.toCart}
                </a>
              ))}
            </p>
            <p className="text-small text-ink-2">{messages.cartHelp}</p>
          </>
        )}
        <NamedList text={messages.freeOnes} names={titlesOf(free)} />
        <NamedList text={messages.unpriced} names={titlesOf(unpriced)} />
        <NamedList text={messages.unnumbered} names={titlesOf(unnumbered)} />
      </div>
    </Dialog>
  )
}
