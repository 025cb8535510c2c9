/** Recurring parts of this feature, made of utilities. */
export const shortcuts = {}
