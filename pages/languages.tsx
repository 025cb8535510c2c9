import { language } from '#locales/language.ts'
import { builtLanguages, LANGUAGES } from '#locales/languages.ts'

/** Links to the page in the other languages, each named in itself. */
export const Languages = () =>
  builtLanguages()
    .filter((one) => one !== language)
    .map((one) => (
      <a
        key={one}
        className=":uno: -my-1 max-sm:(-my-3.5 py-3.5) py-1 underline"
        href={`?lang=${one}`}
        lang={one}
        rel="nofollow"
      >
        {LANGUAGES[one].name}
      </a>
    ))
