import { numberText } from '#locales/intl.ts'

export { crateGone } from '#locales/errors/albums.ts'

export const shareGone = 'This share no longer exists'
export const tooManyShares = (most: number) =>
  `You can have at most ${numberText(most)} shares. Stop sharing something first.`
export const giftDay = 'Choose a later day: you can move the day later, not earlier'
export const noYearGift = 'A year can’t be a gift list'
export const giftsLater = 'Who gives what stays secret until the day of the gift list'
export const noGiftList = 'This is no gift list, or its day has come'
export const giftTaken = 'Somebody else is giving this already'
export const giftNotYours = 'This was not marked in this browser'
export const tooManyMarks = (most: number, wait: string) =>
  `You can mark ${numberText(most)} albums an hour. Please try again in ${wait}.`
export const ownGiftList = 'Your list. What is taken stays secret'
export const notAJpeg = 'The picture must be a JPEG'
export const brokenCard = 'This file is damaged, or more than a picture. Save it anew as a JPEG'
export const cardTooWide = (width: number, height: number) =>
  `The picture can be at most ${numberText(width)} pixels wide and ${numberText(height)} high. Make it smaller`
export const cardTooLarge = (kilobytes: number) => `The picture can have at most ${numberText(kilobytes)} kB`
export const slowDown = 'Too many requests. Please wait a minute.'
