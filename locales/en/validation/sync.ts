export const wrongSince = 'Revision must be that of an earlier answer'
export const wrongEpoch = 'Epoch must be that of an earlier answer'
export const wrongForm = 'Reload the page to get its new version'
