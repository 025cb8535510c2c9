export const theme = 'Theme'
export const themes = { light: 'Light', dark: 'Dark', system: 'System' }
