export const showPassword = 'Show password'
export const hidePassword = 'Hide password'
export const capsLockOn = 'Caps Lock is on'
