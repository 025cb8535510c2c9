export const deleted = 'Album deleted'
export const deleteFailed = 'Failed to delete album'
export const restoreFailed = 'Failed to restore album'
