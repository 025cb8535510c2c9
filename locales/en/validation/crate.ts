export const nameMissingTitle = 'Crate name required'
export const nameMissing = 'Please enter a name for your crate'
export const wrongCrateIds = 'crateIds must be a list of crate ids'
