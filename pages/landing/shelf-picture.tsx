import { demoPicture } from '#locales/landing.ts'

const shelf = (width: 'wide' | 'narrow', theme: 'light' | 'dark') => `/shelf-${width}-${theme}.webp`

const PHONE = '(width < 640px)'
const DARK = '(prefers-color-scheme: dark)'

/** A picture of the demo, which it leads to. The script adds it when it comes into view, so that a visit begins without its bytes. */
export const ShelfPicture = () => (
  <a
    className=":uno: max-lg:mb-10 mb-16 mt-10 block aspect-[8/5] max-sm:aspect-[39/70] overflow-hidden border border-line rounded-panel bg-over"
    href="/demo"
    data-picture
    aria-label={demoPicture}
  >
    <template>
      <picture>
        <source media={`${PHONE} and ${DARK}`} srcSet={shelf('narrow', 'dark')} />
        <source media={PHONE} srcSet={shelf('narrow', 'light')} />
        <source media={DARK} srcSet={shelf('wide', 'dark')} />
        <img className="size-full object-cover" src={shelf('wide', 'light')} alt="" width="1600" height="1000" />
      </picture>
    </template>
  </a>
)
