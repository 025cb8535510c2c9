import { addAlbum, importFromBandcamp, yourCollection } from '#locales/collection.ts'
import { description } from '#locales/landing.ts'
import { language } from '#locales/language.ts'

const ICON = { src: '/icon-192.png', sizes: '192x192' }

/** What an installed Gatefold is called, looks like and offers; browsers ask for it without cookies, so its address names the language. */
export const manifest = {
  name: 'Gatefold',
  short_name: 'Gatefold',
  description,
  lang: language,
  dir: 'ltr',
  id: '/app',
  start_url: '/app',
  scope: '/',
  display: 'standalone',
  categories: ['music', 'lifestyle'],
  background_color: '#15120f',
  theme_color: '#15120f',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { ...ICON, type: 'image/png' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  screenshots: [
    { src: '/screen-wide.png', type: 'image/png', sizes: '1280x800', form_factor: 'wide', label: yourCollection },
    { src: '/screen-narrow.png', type: 'image/png', sizes: '412x892', form_factor: 'narrow', label: yourCollection },
  ],
  share_target: { action: '/add', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  shortcuts: [
    { name: addAlbum, url: '/app#add', icons: [ICON] },
    { name: importFromBandcamp, url: '/app#import', icons: [ICON] },
  ],
}
