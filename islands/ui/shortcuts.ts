export const shortcuts = {}
