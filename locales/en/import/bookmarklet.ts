export const title = 'While you browse Bandcamp'
export const label = 'Add to Gatefold'
export const text =
  'Drag the button to your bookmarks bar. On the page of an album on Bandcamp, it adds the album here. On your own page there, it saves your collection and wishlist as a file that you can import.'
export const otherwise = 'Or copy its code and save it as the address of a bookmark.'
export const copy = 'Copy the code'
export const copied = 'Code copied'
export const copiedText = 'Save it as the address of a new bookmark.'
export const copyFailed = 'Couldn’t copy the code'

export const refusedTitle = 'Bring it in from your own browser'
export const refusedText = 'Bandcamp does not give Gatefold’s server this list for now. It gives it to you.'
export const onPhone = 'It needs a bookmarks bar, so do this on a computer.'
export const dragIt =
  'Drag the button to your bookmarks bar, or copy its code and save it as the address of a bookmark.'
/** `page` is a link; `address` is null if nobody knows it. */
export const openPage = <Node>(page: (text: string) => Node, address: string | null) => [
  'Open ',
  address ? page(address) : 'your own page on Bandcamp',
  ' and press the bookmark there. It saves your lists as a file, 100 albums every 5 seconds.',
]
/** `link` leads to the import of files. */
export const importIt = <Node>(link: (text: string) => Node) => [link('Import the file'), ' here.']

/** What the bookmark says on a fan's page. `{read}`, `{count}` and `{minutes}` stand for numbers. */
export const pageTexts = {
  collection: 'Reading your collection: {read} of {count}',
  wishlist: 'Reading your wishlist: {read} of {count}',
  waiting: 'Bandcamp asks to slow down. Going on in {minutes} min.',
  unanswered: 'Bandcamp does not answer. Trying again in {minutes} min.',
  saved: 'All {count} albums are saved as a file.',
  empty: 'This page shows no albums.',
  nothing: 'Bandcamp gave none of {count} albums. Try again later.',
  partly: 'Bandcamp gave {read} of {count} albums, which are saved as a file. Try again later for the others.',
  toImport: 'Import it in Gatefold',
  save: 'Save again',
  cancel: 'Cancel',
  close: 'Close',
}
