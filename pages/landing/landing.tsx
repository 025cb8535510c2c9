import { Brand } from '#islands/ui/brand.tsx'
import { Chip } from '#islands/ui/chip.tsx'
import { Stars } from '#islands/ui/stars.tsx'
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
  [
    'Kept for you alone',
    'Nobody else sees your records, ratings, notes or crates. Nothing is sold, nothing is shared.',
  ],
  ['Yours to take away', 'Everything as CSV or JSON, crates and their order included, whenever you like.'],
  [
    'Gone when you say so',
    'What you delete waits 30 days in the trash, in case you change your mind, and is then gone for good.',
  ],
  [
    'No trackers',
    'No advertising, no statistics about you. Cookies only keep you signed in and the view you chose. Covers and previews come straight from Bandcamp.',
  ],
] as const

/** Links first, so that they work before the script that opens the dialog in place has come. */
function Door({ to, look, children }: { to: 'login' | 'register'; look: string; children: string }) {
  return (
    <a href={`/?auth=${to}`} data-auth={to} className={`btn ${look}`}>
      {children}
    </a>
  )
}

/** The sign-in dialog reads from the page whether there is a way in by Google. */
export function Landing({ hasGoogle }: { hasGoogle: boolean }) {
  return (
    <div className="land">
      <header className="land-top">
        <Brand href="/" />
        <nav className="row push" aria-label="Account">
          <Door to="login" look="quiet">
            Sign In
          </Door>
          <Door to="register" look="solid only-wide">
            Get Started
          </Door>
        </nav>
      </header>
      <main id="main" data-google={hasGoogle || undefined}>
        <section className="hero">
          <div>
            <h1 className="t-hero">Every record you bought, back in a crate.</h1>
            <p className="lede">
              Gatefold keeps your Bandcamp collection and wishlist: rated, tagged, with a note on why. Bring it in with
              one username.
            </p>
            <p className="ctas">
              <Door to="register" look="accent big">
                Get Started
              </Door>
              <Door to="login" look="line big">
                Sign In
              </Door>
            </p>
            <p className="by">
              Sign-up is by invitation.
              <noscript> Signing in needs JavaScript.</noscript>
            </p>
          </div>
          <Crate />
        </section>
        <section aria-label="A look inside">
          <ol className="strip">
            {STRIP.map((name) => {
              const { title, artist, rating, tags } = RECORDS[name]
              return (
                <li key={name}>
                  <Sleeve of={name} />
                  <h2 className="clip">{title}</h2>
                  <p className="dim clip">{artist}</p>
                  <Stars value={rating} label="Rating" />
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
          <h2 className="t-pitch">Your shelf, your business</h2>
          <dl>
            {PROMISES.map(([what, how]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd className="dim">{how}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="close">
          <h2>
            The shelf is waiting.
            <br />
            Side A first.
          </h2>
          <Door to="register" look="accent big">
            Create an Account
          </Door>
        </section>
      </main>
      <div className="wall" aria-hidden="true">
        {WALL.map((name) => (
          <Sleeve key={name} of={name} />
        ))}
      </div>
      <footer className="fine">
        <span>Take everything with you as CSV or JSON, whenever.</span>
        <span className="push">Not affiliated with Bandcamp.</span>
      </footer>
      <SleevePress />
    </div>
  )
}
