export { cancel } from '#locales/phrases.ts'

export const smartCrate = 'Smart crate'
