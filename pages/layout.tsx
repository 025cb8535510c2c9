import { assets, isBuilt } from 'virtual:assets'
import type { ReactNode } from 'react'
import { IconSheet } from '#islands/ui/icon-sheet.tsx'
import { language } from '#locales/language.ts'
import * as messages from '#locales/pages.ts'
import { EARLY_ACTIONS } from './early-actions.ts'
import { EntryStyles, ThemeColors } from './head-parts.tsx'

export type PageHead = {
  title: string
  description?: string
  entry: keyof typeof assets
  nonce: string
  noIndex?: boolean
  /** Whose page it is, as a hash. */
  person?: string
  /** The same if this browser may keep their pages and albums. */
  account?: string
  /** The revision of the person's records that the page was rendered from. */
  revision?: number
  /** The full URL of a page for search engines and sharing. */
  canonical?: string
}

// Applies the theme chosen in this browser to the page and to the browser's toolbar, before the first paint and whenever it changes.
const THEME = `function f(){try{var t=localStorage.theme,d=document.documentElement.dataset;if(t!='light'&&t!='dark')t='';t?d.theme=t:delete d.theme;document.querySelectorAll('[name=theme-color]').forEach((m,i)=>{let o=i?'dark':'light';m.media=t?t==o?'':'not all':'(prefers-color-scheme: '+o+')'})}catch{}}f();addEventListener('storage',f)`
const REFRESH = `import{injectIntoGlobalHook as i}from'/@react-refresh';i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t`

/** Preloads after the first paint what the page's script will import: on a slow line the page responds a quarter of a second earlier. */
const loadNext = (files: string[]) =>
  `requestAnimationFrame(()=>setTimeout(()=>{for(let href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))}))`

export function Layout(head: PageHead & { children?: ReactNode }) {
  const { title, description, entry, nonce, noIndex, person, account, revision, children } = head
  const { script, imports, next } = assets[entry]
  return (
    <html lang={language} data-person={person} data-account={account} data-revision={revision}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="text-scale" content="scale" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {noIndex && <meta name="robots" content="noindex" />}
        <ThemeColors />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: THEME }} />
        {entry === 'app' && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: EARLY_ACTIONS }} />}
        <EntryStyles {...assets[entry]} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/site.webmanifest?lang=${language}`} />
        <Share {...head} />
        {/* The content is in the HTML, so scripts load with a lower priority than the style sheet and the font. */}
        {imports.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {!isBuilt && <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: REFRESH }} />}
        {!isBuilt && <script type="module" nonce={nonce} src="/@vite/client" />}
        <script type="module" nonce={nonce} src={script} fetchPriority="low" />
      </head>
      <body className="text-body text-ink font-sans">
        <a className="skip" href="#main">
          {messages.skipLink}
        </a>
        {entry !== 'landing' && <IconSheet />}
        {children}
        {next.length > 0 && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: loadNext(next) }} />}
      </body>
    </html>
  )
}

/** The preview of a shared link to the page. */
function Share({ title, description, canonical }: PageHead) {
  if (!canonical) return null
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL('/share.png', canonical).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={messages.shareImage} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
