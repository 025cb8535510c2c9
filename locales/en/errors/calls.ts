export const nothingHere = 'There is nothing at this address'
export const wrongFields = 'Some fields are not right'
export const notJson = 'The body is not JSON'
export const otherSite = 'This call came from another site'
export const tooLarge = 'This is larger than Gatefold takes in one go.'
/** `id` is a number that finds the failure in the logs. */
export const failed = (id: string) => `Something went wrong here. Its number is ${id}.`
