export const noAlbumAtAddress = 'There is no album to read at this address.'
