import { LIMITS } from '#domain/limits.ts'
import { Brand } from '#islands/ui/brand.tsx'
import { Chip } from '#islands/ui/chip.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import * as messages from '#locales/landing.ts'
import { Crate } from './crate.tsx'
import { Pitches } from './pitches.tsx'
import { RECORDS, type RecordName } from './records.ts'
import { Sleeve, SleevePress } from './sleeves.tsx'

const STRIP = ['harbour', 'verdigris', 'ferro', 'plain', 'commuter'] as const
const WALL: RecordName[] = [
  'tin',
  'lighthouse',
  'switchyard',
  'samba',
  'tenement',
  'marzipan',
  'vantage',
  'lift',
  'lunch',
  'postcards',
]

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

/** The sign-in dialog reads from the page whether Google sign-in is available. */
export function Landing({ hasGoogle }: { hasGoogle: boolean }) {
  return (
    <div className="land">
      <header className="land-top">
        <Brand href="/" />
        <nav className="row ml-auto" aria-label={messages.accountLabel}>
          <Door to="login" look="btn-ghost">
            {messages.signIn}
          </Door>
          <Door to="register" look="btn-primary max-sm:hidden">
            {messages.getStarted}
          </Door>
        </nav>
      </header>
      <main id="main" data-google={hasGoogle || undefined}>
        <section className="hero">
          <div>
            <h1 className="t-hero">{messages.heading}</h1>
            <p className="lede">{messages.lede}</p>
            <p className="ctas">
              <Door to="register" look="btn-accent btn-big">
                {messages.getStarted}
              </Door>
              <Door to="login" look="btn-outline btn-big">
                {messages.signIn}
              </Door>
            </p>
            <p className="by">
              {messages.byInvitation}
              <noscript>{` ${messages.needsScript}`}</noscript>
            </p>
          </div>
          <Crate />
        </section>
        <section aria-label={messages.insideLabel}>
          <ol className="strip">
            {STRIP.map((name) => {
              const { title, artist, rating, tags } = RECORDS[name]
              return (
                <li key={name}>
                  <Sleeve of={name} />
                  <h2 className="truncate">{title}</h2>
                  <p className="truncate text-ink-2">{artist}</p>
                  <Stars value={rating} label={messages.ratingLabel} />
                  <div className="chips">
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
        <section className="promise">
          <h2 className="t-pitch">{messages.promisesTitle}</h2>
          <dl>
            {PROMISES.map(([what, how]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd className="text-ink-2">{how}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="close">
          <h2>{messages.closing(<br key="break" />)}</h2>
          <Door to="register" look="btn-accent btn-big">
            {messages.createAccount}
          </Door>
        </section>
      </main>
      <div className="wall" aria-hidden="true">
        {WALL.map((name) => (
          <Sleeve key={name} of={name} />
        ))}
      </div>
      <footer className="fine">
        <span>{messages.exportNote}</span>
        <span className="ml-auto">{messages.notAffiliated}</span>
      </footer>
      <SleevePress />
    </div>
  )
}
