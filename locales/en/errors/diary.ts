import { numberText } from '#locales/intl.ts'

export { albumGone } from '#locales/phrases.ts'

export const listenGone = 'This entry of your diary no longer exists'
export const diaryFull = (most: number) => `Your diary can have at most ${numberText(most)} entries`
