import { numberText } from '#locales/intl.ts'

export const wrongToken = 'ListenBrainz does not know this token. Copy it from your settings there.'
export const silent = 'ListenBrainz did not answer. Please try again later.'
// `wait` reads "12 minutes".
export const tooManyTries = (most: number, wait: string) =>
  `Gatefold checks a token at most ${numberText(most)} times a minute for you. Please try again in ${wait}.`
