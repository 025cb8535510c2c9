export const deleted = 'Album deleted'
export const deleteFailed = 'Couldn’t delete the album'
export const restoreFailed = 'Couldn’t restore the album'
