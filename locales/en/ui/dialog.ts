export const close = 'Close'
export const no = 'No'
export const yes = 'Yes'
