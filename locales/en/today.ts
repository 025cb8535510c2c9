export { todaysRecord } from '#locales/header/header.ts'

export const noRecords = 'No albums yet'
export const noRecordsText = 'As soon as your collection has albums, each day shows one of them.'
