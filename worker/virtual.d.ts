/** The most common passwords in lower case, one per line. */
declare module 'virtual:common-passwords' {
  const passwords: string
  export default passwords
}
/** The Worker in the languages but English, and the emails in all. */
declare module 'virtual:graphs' {
  type Language = import('#locales/languages.ts').Language
  type Graph = { app: import('hono').Hono<import('./auth/app-env.ts').AppEnv> }
  export const graphs: Partial<Record<Language, () => Promise<Graph>>>
  type Mails = typeof import('./mail/account-mails.ts')
  export const mails: Record<Language, () => Mails | Promise<Mails>>
}
