export const nameMissingTitle = 'Crate name required'
export const nameMissing = 'Please enter a name for your crate'
export const wrongCrateIds = 'crateIds is a list of crate ids'
