export const title = 'Keyboard shortcuts'

// The labels of the keys.
export const altKey = 'Alt'
export const escapeKey = 'Esc'

export const search = 'Search'
export const addAlbum = 'Add an album'
export const nextAndPrevious = 'Next and previous album'
export const arrows = 'Move between albums; without focus, between pages'
export const rate = 'Rate the album, 0 for no rating'
export const edit = 'Edit the album'
export const addToCrate = 'Add the album to a crate'
export const select = 'Select the album; with Shift, all up to it'
export const move = 'Move the album in its crate, or the crate among the crates'
export const leaveSelectMode = 'Leave select mode'
export const lastNotification = 'Go to the last notification'
export const theseKeys = 'Keyboard shortcuts'

export const useSingleKeys = 'Use single-key shortcuts in this browser'
