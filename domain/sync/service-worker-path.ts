/** The address of the service worker of a language. Another one takes the place of that before, with pages and files of its own. */
export const serviceWorkerIn = (language: string) => (language === 'en' ? '/sw.js' : `/sw-${language}.js`)
