import { expect, it } from 'vitest'
import { addressKind } from '#domain/albums/address-kind.ts'
import { bandcampAddresses } from '#domain/albums/addresses-in-text.ts'

const EBB = 'https://fen.bandcamp.com/album/ebb-and-flow'

it.each([
  ['with where it came from', `${EBB}?from=footer-cc-a12`],
  ['in capitals', 'HTTP://FEN.BANDCAMP.COM/Album/Ebb-And-Flow/'],
  ['with a track', `${EBB}#t12`],
  ['of a player that names it', `https://bandcamp.com/EmbeddedPlayer/url=${encodeURIComponent(EBB)}/size=large/`],
  [
    'in the code of a player',
    `<iframe style="border: 0; width: 350px;" src="https://bandcamp.com/EmbeddedPlayer/album=12/size=large/" seamless>` +
      `<a href="http://fen.bandcamp.com/album/ebb-and-flow">Ebb and Flow by Fen</a></iframe>`,
  ],
  ['in a sentence', `Hear “Ebb”: fen.bandcamp.com/album/ebb-and-flow, it is good`],
])('knows the address of an album: %s', (_, text) => {
  expect(bandcampAddresses(text)).toEqual([EBB])
})

it.each([
  ['https://fen.bandcamp.com/merch/some-shirt', 'merch'],
  ['https://fen.bandcamp.com/', 'band'],
  ['https://fen.bandcamp.com/music?filter_band=12', 'band'],
  ['https://bandcamp.com/marit/playlist/doom', 'playlist'],
  ['https://bandcamp.com/Marit/Playlist/doom/', 'playlist'],
  ['https://bandcamp.com/playlist/doom', 'playlist'],
  ['https://bandcamp.com/marit/playlists', 'playlist'],
  ['https://bandcamp.com/marit/wishlist', 'fan'],
  ['https://bandcamp.com/marit', 'fan'],
  ['https://bandcamp.com/download?from=collection&payment_id=1&sig=x&sitem_id=1', 'download'],
  ['https://bandcamp.com/discover/ambient?s=rand', 'discover'],
  ['https://daily.bandcamp.com/album-of-the-day/some-review', 'daily'],
  ['https://bandcamp.com/EmbeddedPlayer/album=12/size=large/track=13/', 'player'],
  [EBB, null],
  ['https://fen.bandcamp.com/track/ebb', null],
  ['https://music.fen.example/track/ebb', null],
  ['https://www.fen.example/list/some-list', null],
])('says what else an address is of: %s', (address, kind) => {
  expect(addressKind(address)).toBe(kind)
})
