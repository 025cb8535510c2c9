// Names of files, without the date and the ending that follow.
export const albums = 'Gatefold albums'
export const selection = 'Gatefold selection'
export const collection = 'Gatefold collection'
export const namelessCrate = 'Crate'
