export const title = 'While you browse Bandcamp'
export const label = 'Add to Gatefold'
export const text =
  'Drag the button to your bookmarks bar. On the page of an album on Bandcamp, it adds the album here.'
export const otherwise = 'Or copy its code and save it as the address of a bookmark.'
export const copy = 'Copy the code'
export const copied = 'Code copied'
export const copiedText = 'Save it as the address of a new bookmark.'
export const copyFailed = 'The code could not be copied'
