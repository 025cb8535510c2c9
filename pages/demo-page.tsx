import { LoadingAlbums } from '#islands/shell/collection/albums.tsx'
import { Brand } from '#islands/ui/brand.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { yourCollection } from '#locales/collection.ts'
import * as messages from '#locales/landing.ts'
import { Frame } from './frame.tsx'

/** The collection with the records of the demo, which the script contains and shows. */
export const DemoPage = () => (
  <>
    <header className="contents" data-island="header">
      <div className="sticky top-0 z-5 border-b border-line bg-bg">
        <div className="mx-auto h-header max-w-page flex items-center gap-1 max-sm:px-edge px-8">
          <Brand href="/" />
          <nav className="ml-auto flex items-center gap-1" aria-label={messages.accountLabel}>
            <a className="btn btn-ghost lg:hidden max-sm:hidden" href="#crates" aria-haspopup="dialog">
              <Icon name="crates" />
              {messages.crates}
            </a>
            <a className="btn btn-ghost max-sm:hidden" href="/?auth=login">
              {messages.signInFromDemo}
            </a>
            <a className="btn btn-primary max-tiny:py-0" href="/?auth=register">
              {messages.createYours}
            </a>
          </nav>
        </div>
      </div>
      <p data-demo className="bg-over max-sm:px-edge px-8 py-2 text-center text-small text-ink-2">
        {messages.line}
        <noscript>{` ${messages.demoNeedsScript}`}</noscript>
      </p>
    </header>
    <Frame crates={<div data-island="crates" />}>
      <div data-island="collection">
        <h1 className="mb-18 h-10 text-title-2">{yourCollection}</h1>
        <LoadingAlbums />
      </div>
    </Frame>
    <div data-island="tabbar" />
    <div data-island="dialogs" />
  </>
)
