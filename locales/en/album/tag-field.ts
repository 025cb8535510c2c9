export const label = 'Tags'
export const help = 'Enter or comma adds one'
export const placeholder = 'Add a tag'
export const add = 'Add tag'
// Before the tags that the person has used already.
export const suggestedTitle = 'Yours:'
export const addSuggested = (tag: string) => `Add tag ${tag}`
