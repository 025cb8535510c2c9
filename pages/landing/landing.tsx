import { assets } from 'virtual:assets'
import { LIMITS } from '#domain/limits.ts'
import { Brand } from '#islands/ui/brand.tsx'
import { Chip } from '#islands/ui/chip.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import * as messages from '#locales/landing.ts'
import { demoPicture } from '#locales/landing.ts'
import { Languages } from '../languages.tsx'
import { Desk, Diary, SharePage } from './bands.tsx'
import { Crate } from './crate.tsx'
import { MorePitches, Pitches } from './pitches.tsx'
import { RECORDS, type RecordName } from './records.ts'
import { Sleeve, SleevePress } from './sleeves.tsx'

const STRIP = ['umbel', 'verdigris', 'ferro', 'plain', 'goat'] as const
const WALL: RecordName[] = ['tin', 'lighthouse', 'sum', 'market', 'vantage', 'ferro', 'biro', 'lift', 'gate', 'plain']

const PROMISES = [
  [messages.aloneTitle, messages.aloneText],
  [messages.takeAwayTitle, messages.takeAwayText],
  [messages.goneTitle, messages.goneText(LIMITS.trashDays)],
  [messages.trackersTitle, messages.trackersText],
] as const

/** Links, so that they work before the script that opens the dialog has loaded. */
function Door({ to, look, children }: { to: 'login' | 'register'; look: string; children: string }) {
  return (
    <a href={`/?auth=${to}`} data-auth={to} className={`btn ${look}`}>
      {children}
    </a>
  )
}

const { script, imports, next } = assets.auth
const authCode = [...imports, ...next].map((href) => `<link rel="modulepreload" href="${href}">`).join('')

/** Marks the links that open the sign-in dialog, for the page's script. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: names of built files; React would move the links into the head
const AuthCode = () => <template data-auth-code={script} dangerouslySetInnerHTML={{ __html: authCode }} />

type LandingProps = {
  /** The other accounts that can be used to sign in, which the sign-in dialog reads from the page. */
  providers: { google: boolean; oidc: string | null; isOidcOpen: boolean }
  /** A link for contacting the operators, or empty. */
  contact: string
}

export function Landing({ providers: { google, oidc, isOidcOpen }, contact }: LandingProps) {
  return (
    <div className=":uno: mx-auto max-w-336 max-sm:px-4 px-8">
      <header className=":uno: h-18 max-sm:h-14 flex items-center">
        <Brand href="/" />
        <nav className=":uno: ml-auto flex items-center gap-2" aria-label={messages.accountLabel}>
          <Door to="login" look="btn-ghost">
            {messages.signIn}
          </Door>
          <Door to="register" look="btn-primary max-sm:hidden">
            {messages.getStarted}
          </Door>
        </nav>
      </header>
      <main
        id="main"
        data-google={google || undefined}
        data-oidc={oidc ?? undefined}
        data-open={isOidcOpen || undefined}
      >
        <section className=":uno: grid grid-cols-[minmax(max(46%,290px),1fr)_minmax(0,540px)] max-sm:(block pt-5) max-lg:(min-h-0 pb-6) min-h-150 items-center gap-12 pt-6">
          <div>
            <h1 className="text-hero">{messages.heading}</h1>
            <p className=":uno: max-sm:(mb-6 mt-4) mb-8 mt-6 max-w-34ch text-lede text-ink-2">{messages.lede}</p>
            <p className=":uno: max-sm:(grid gap-2) flex gap-3">
              <Door to="register" look="btn-accent btn-big">
                {messages.getStarted}
              </Door>
              <a className="btn btn-outline btn-big" href="/demo">
                {messages.tryDemo}
              </a>
            </p>
            <p className=":uno: mt-4 text-small text-ink-3">
              {`${messages.whoMayJoin(isOidcOpen ? oidc : null)} `}
              {contact.startsWith('mailto:') && (
                <a className=":uno: -my-1 max-sm:(-my-3.5 py-3.5) py-1 underline" href={contact}>
                  {messages.askForInvitation}
                </a>
              )}
              <noscript>{` ${messages.needsScript}`}</noscript>
            </p>
          </div>
          <Crate />
        </section>
        <section aria-label={messages.insideLabel}>
          <ol className=":uno: grid grid-cols-5 max-lg:(grid-cols-4 [&>:last-child]:hidden gap-4) max-sm:(grid-cols-2 gap-x-3 gap-y-6 pb-10 pt-6) max-tiny:grid-cols-1 gap-6 pb-16 pt-8">
            {STRIP.map((name) => {
              const { title, artist, rating, tags } = RECORDS[name]
              return (
                <li key={name}>
                  <Sleeve of={name} />
                  <h2 className=":uno: mt-3 truncate text-record">{title}</h2>
                  <p className="truncate text-ink-2">{artist}</p>
                  <Stars value={rating} label={messages.ratingLabel} />
                  <div className="chips mt-1">
                    {tags.map((tag) => (
                      <Chip key={tag} tag={tag} />
                    ))}
                  </div>
                </li>
              )
            })}
          </ol>
        </section>
        <Pitches />
        <ShelfPicture />
        <Desk />
        <SharePage />
        <Diary />
        <MorePitches />
        <section className=":uno: grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] max-lg:grid-cols-1 gap-8 border-b border-line py-12">
          <h2 className="text-title-2">{messages.promisesTitle}</h2>
          <dl className=":uno: grid grid-cols-2 max-sm:grid-cols-1 gap-x-8 gap-y-6 max-lg:p-0 pl-6">
            {PROMISES.map(([what, how]) => (
              <div key={what}>
                <dt className="text-section">{what}</dt>
                <dd className=":uno: mt-1 max-w-44ch text-ink-2">{how}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className=":uno: max-sm:(block py-10) flex items-end justify-between gap-8 pb-12 pt-16">
          <h2 className="text-display">{messages.closing(<br key="break" />)}</h2>
          <Door to="register" look="btn-accent btn-big max-sm:(mt-5 w-full)">
            {messages.createAccount}
          </Door>
        </section>
      </main>
      <div className=":uno: grid grid-cols-10 max-sm:grid-cols-5 gap-1" aria-hidden="true">
        {WALL.map((name) => (
          <Sleeve key={name} of={name} />
        ))}
      </div>
      <footer className=":uno: max-sm:grid flex flex-wrap justify-between gap-x-6 gap-y-1 pb-8 pt-5 text-small text-ink-3">
        <span>{messages.notAffiliated}</span>
        <Languages />
      </footer>
      <AuthCode />
      <SleevePress />
    </div>
  )
}

const shelf = (width: 'wide' | 'narrow', theme: 'light' | 'dark') => `/shelf-${width}-${theme}.webp`

const PHONE = '(width < 640px)'
const DARK = '(prefers-color-scheme: dark)'

/** A picture of the demo, which it leads to. The script adds it when it comes into view, so that a visit begins without its bytes. */
const ShelfPicture = () => (
  <a
    className=":uno: max-lg:mb-10 mb-16 mt-10 block aspect-[8/5] max-sm:aspect-[39/70] overflow-hidden border border-line rounded-panel bg-over"
    href="/demo"
    data-picture
    aria-label={demoPicture}
  >
    <template>
      <picture>
        <source media={`${PHONE} and ${DARK}`} srcSet={shelf('narrow', 'dark')} />
        <source media={PHONE} srcSet={shelf('narrow', 'light')} />
        <source media={DARK} srcSet={shelf('wide', 'dark')} />
        <img className="size-full object-cover" src={shelf('wide', 'light')} alt="" width="1600" height="1000" />
      </picture>
    </template>
  </a>
)
