export const ready = 'A new version is ready.'
export const reload = 'Reload'
