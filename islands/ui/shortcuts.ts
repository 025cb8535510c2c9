/** Recurring controls and parts, made of utilities. */
export const shortcuts = {}
