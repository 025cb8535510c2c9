import { escapeMarkup } from './pages.ts'

/** The root page of an artist or label with a grid of releases. */
export function bandPage(name: string, isLabel: boolean): string {
  const band = escapeMarkup(JSON.stringify({ id: 1, name, is_label: isLabel }))
  const tralbum = escapeMarkup(JSON.stringify({ url: 'https://made-up.bandcamp.com/music' }))
  return `<!DOCTYPE html><html><head><title>Music | ${escapeMarkup(name)}</title>
<meta property="og:title" content="${escapeMarkup(name)}"><meta property="og:type" content="band">
<script data-band="${band}" data-tralbum="${tralbum}"></script></head>
<body><ol id="music-grid"><li class="music-grid-item"><a href="/album/one"><p class="title">One</p></a></li></ol></body></html>`
}

/** The root page of a band without releases. */
export function stubPage(name: string): string {
  const band = escapeMarkup(JSON.stringify({ id: 1, name }))
  return `<!DOCTYPE html><html><head><title>Music | ${escapeMarkup(name)}</title><script data-band="${band}"></script></head>
<body><div class="stub-page-content fan">Nothing here yet</div></body></html>`
}

/** The page that Bandcamp sends to suspected bots instead of any other, with status 200. */
export function botCheckPage(): string {
  return `<!DOCTYPE html><html><head><title>Client Challenge</title><script src="/_fs-ch-madeup/script.js"></script></head>
<body>JavaScript is disabled in your browser.</body></html>`
}

export function notFoundPage(): string {
  return '<!DOCTYPE html><html><body><h2>Sorry, that something isn’t here.</h2></body></html>'
}
