import { assets } from 'virtual:assets'
import type { ReactNode } from 'react'
import { language } from '#locales/language.ts'
import * as messages from '#locales/share.ts'
import { EntryStyles, ThemeColors } from '../head-parts.tsx'

/** `url` is the address of the page, `site` that of Gatefold. */
export type ShareHead = {
  title: string
  description: string
  url: string
  site: string
  isListed: boolean
  /** The name of who shares it; empty if it is not shown. */
  sharer: string
}

type DocumentProps = Pick<ShareHead, 'title'> & {
  isListed?: boolean
  /** The metadata for other sites, if the page has an address for them. */
  links?: ReactNode
  /** Contains nothing that needs a script. */
  isStill?: boolean
  children: ReactNode
}

// Without a nonce, which would differ each time: an unchanged page has the same bytes, so that it need not be sent again.
export function ShareDocument({ title, isListed = false, links, isStill = false, children }: DocumentProps) {
  const { script } = assets.share
  return (
    <html lang={language} className="print:[color-scheme:light]">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="text-scale" content="scale" />
        <title>{title}</title>
        {!isListed && <meta name="robots" content="noindex" />}
        <ThemeColors />
        <EntryStyles {...assets.share} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {links}
        {!isStill && <script type="module" src={script} />}
      </head>
      <body
        className="print:([&_:is(.stars>i,.cover)]:[print-color-adjust:exact] bg-#fff) text-body text-ink font-sans"
        data-failed={messages.failed}
      >
        {children}
      </body>
    </html>
  )
}

/** Feeds, and the preview of a link to the page on other sites. */
export function ForOtherSites({ title, description, url, site, sharer }: ShareHead) {
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <link rel="alternate" type="application/atom+xml" href={`${url}/feed.xml`} title={title} />
      <link rel="alternate" type="application/feed+json" href={`${url}/feed.json`} title={title} />
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${site}/api/oembed?url=${encodeURIComponent(url)}`}
        title={title}
      />
      {sharer && <meta name="author" content={sharer} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Gatefold" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${url}/card.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
