import { useState } from 'react'
import type { MeView } from '#domain/accounts/account.ts'
import { SETTINGS, settingIn } from '#domain/settings.ts'
import { storeInAccount } from '#islands/data/settings.ts'
import { clearPages } from '#islands/data/store/wipe.ts'
import { readCookie, writeCookie } from '#islands/lib/cookie.ts'
import { SelectField } from '#islands/ui/choices.tsx'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { builtLanguages, LANGUAGES } from '#locales/languages.ts'
import * as messages from '#locales/settings.ts'

const COOKIE = SETTINGS.language.key

const OPTIONS = [
  ['', messages.asBrowser],
  ...builtLanguages().map((one) => [one, LANGUAGES[one].name, one] as const),
] as const

/** The language of this device and of the account. The page loads anew in it, unless the browser is told to keep what is unsaved. */
export function LanguageChoice({ me }: { me: MeView }) {
  const [chosen, setChosen] = useState(() => settingIn('language', readCookie(COOKIE) || me.language))
  const choose = async (language: typeof chosen) => {
    setChosen(language)
    const isChanged = await attempt(messages.languageFailed, async () => {
      await storeInAccount({ language })
      writeCookie(COOKIE, language || null)
      const address = new URL(location.href)
      address.searchParams.delete('lang')
      history.replaceState(history.state, '', address)
      // The service worker keeps pages in the language before.
      await clearPages()
      location.reload()
    })
    if (!isChanged) setChosen(chosen)
  }
  return (
    <section className="setting">
      <div>
        <SelectField label={messages.languageLabel} options={OPTIONS} value={chosen} onChange={choose} />
        <p className="hint">{messages.languageText}</p>
      </div>
    </section>
  )
}
