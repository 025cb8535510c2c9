import { numberText } from '#locales/intl.ts'

export const pageNotFound = 'This page does not exist'
export const wrongSort = 'Sort must be created, username, email or role'
export const wrongDirection = 'Direction must be asc or desc'
export const unknownAction = 'Unknown action'
export const usernameMissing = 'Username is required'
export const usernameTooLong = (most: number) => `Username must be at most ${numberText(most)} characters`
export const displayNameTooLong = (most: number) => `Display name must be at most ${numberText(most)} characters`
export const wrongRole = 'The role must be user, test or admin'
export const addressMissing = 'Please enter your email address'
