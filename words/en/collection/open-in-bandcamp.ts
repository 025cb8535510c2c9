export const blocked = 'Popup blocked'
export const blockedText = 'Your browser might be blocking popups. Please allow popups for this site'
export const tryAgain = 'Try again'
