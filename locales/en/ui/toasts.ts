export const region = 'Notifications'
export const dismiss = 'Dismiss'
