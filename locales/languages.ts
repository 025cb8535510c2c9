/** For tests only, without a folder: `scripts/pseudo-language.ts` makes it of English. */
export const PSEUDO = 'en-XA'

/** The languages by their tags, with what each calls itself. Each has a folder beside this file, with the same exports as `en`. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  [PSEUDO]: { name: 'Éñglîsh', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

export type Language = keyof typeof LANGUAGES

const baseOf = (tag: string) => tag.toLowerCase().replace(/-.*/, '')

/** The first of the wanted tags that is there, by itself or as the same language elsewhere: `de` for `de-AT`, `pt-BR` for `pt`. */
export const languageFor = (wanted: readonly string[], there: readonly Language[]): Language | undefined =>
  wanted
    .map(
      (tag) =>
        there.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
        there.find((one) => baseOf(one) === baseOf(tag)),
    )
    .find((found) => found !== undefined)

/** Those that this build has, English first. Without a build it is English. */
export const builtLanguages = (): readonly Language[] => import.meta.env.BUILT_LANGUAGES ?? ['en']
