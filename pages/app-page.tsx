import type { CollectionPage } from '#domain/query/collection-page.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { type RenderedSettings, viewOf } from '#domain/settings.ts'
import { viewNamed } from '#islands/features/album/views.tsx'
import { loadCrate } from '#islands/features/crates/crate-code.ts'
import { FirstRun } from '#islands/features/import/first-run.tsx'
import { isFirstRunPage } from '#islands/features/import/is-first-run.ts'
import { FIRST_WEEK, PLACE } from '#islands/shell/collection/rendered-code.ts'
import { Screen } from '#islands/shell/places/screen.tsx'
import * as messages from '#locales/pages.ts'
import { AppFrame, type AppFrameProps } from './app-frame.tsx'
import { Island } from './island.tsx'

/** Loads the code for everything that the page may show. */
export async function loadAppPage(settings: RenderedSettings): Promise<void> {
  const { code } = viewNamed(viewOf(settings))
  await Promise.all([code.load(), PLACE.load(), FIRST_WEEK.load(), loadCrate()])
}

type AppPageProps = Omit<AppFrameProps, 'rates' | 'place'> & {
  seed: CollectionPage
  isFirstWeek: boolean
  isRefused: boolean
  settings: RenderedSettings
  now: Date
}

export function AppPage({ seed, isFirstWeek, isRefused, settings, now, ...rest }: AppPageProps) {
  const { me, crates, search } = rest
  // The list of crates can be long, so one island holds it in its props and the others read it from there.
  const openOne = crates.filter(({ id }) => id === parseCollectionQuery(search).crate)
  return (
    <>
      <a className="skip" href="#albums">
        {messages.skipToAlbums}
      </a>
      {seed.counts.collection + seed.counts.wishlist > 0 && (
        <a className="skip" href="#search">
          {messages.skipToSearch}
        </a>
      )}
      <a className="skip max-sm:hidden" href="#rail">
        {messages.skipToCrates}
      </a>
      <AppFrame {...rest} rates={seed.money.rates}>
        {isFirstRunPage(seed) && (
          <Island
            name="first-run"
            component={FirstRun}
            props={{ search, isLinkOffered: me.isLinkOffered, isRefused }}
          />
        )}
        <Island
          name="collection"
          component={Screen}
          props={{
            search,
            seed,
            crates: openOne,
            isLinkOffered: me.isLinkOffered,
            isFirstWeek,
            settings,
            now: now.toISOString(),
          }}
        />
      </AppFrame>
    </>
  )
}
