export const label = 'Tags'
export const help = 'Press Enter or comma to add'
export const placeholder = 'Add a tag'
export const add = 'Add tag'
// Before tags that the user has used before.
export const suggestedTitle = 'Your tags:'
export const addSuggested = (tag: string) => `Add tag ${tag}`
