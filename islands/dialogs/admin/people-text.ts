import { numberText } from '#words/intl.ts'

export const peopleText = (count: number): string => `${numberText(count)} ${count === 1 ? 'person' : 'people'}`
