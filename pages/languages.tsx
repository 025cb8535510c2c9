import { language } from '#locales/language.ts'
import { builtLanguages, LANGUAGES } from '#locales/languages.ts'

/** Links to the page in the other languages, each named in itself. */
export const Languages = () => (
  <span className=":uno: flex flex-wrap gap-x-6">
    {builtLanguages()
      .filter((one) => one !== language)
      .map((one) => (
        <a
          key={one}
          className=":uno: max-sm:(min-w-11 py-3) py-0.5 underline"
          href={`?lang=${one}`}
          lang={one}
          rel="nofollow"
        >
          {LANGUAGES[one].name}
        </a>
      ))}
  </span>
)
