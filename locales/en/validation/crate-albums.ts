import { numberText } from '#locales/intl.ts'

export const tooManyPlaces = (most: number) =>
  `At most ${numberText(most)} at once: choose fewer albums or fewer crates`
