export const noAlbumAtAddress = 'There is no album at this address.'
