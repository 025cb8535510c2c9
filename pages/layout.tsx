import { assets, isBuilt } from 'virtual:assets'
import type { ReactNode } from 'react'

export type PageHead = {
  title: string
  description?: string
  entry: 'app' | 'landing' | 'page'
  nonce: string
  noIndex?: boolean
}

const THEME = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
const REFRESH = `import{injectIntoGlobalHook as i}from'/@react-refresh';i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t`

export function Layout({ title, description, entry, nonce, noIndex, children }: PageHead & { children?: ReactNode }) {
  const { script, imports, styles, fonts } = assets[entry]
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {noIndex && <meta name="robots" content="noindex" />}
        <meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15120f" media="(prefers-color-scheme: dark)" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: THEME }} />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {imports.map((href) => (
          <link key={href} rel="modulepreload" href={href} nonce={nonce} />
        ))}
        {!isBuilt && <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: REFRESH }} />}
        {!isBuilt && <script type="module" nonce={nonce} src="/@vite/client" />}
        <script type="module" nonce={nonce} src={script} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  )
}
