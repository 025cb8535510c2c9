export { close, no, yes } from '#locales/common.ts'
