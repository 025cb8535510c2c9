/** Recurring parts of the page's frame, made of utilities. */
export const shortcuts = {
  skip: 'absolute -top-25 focus:top-2 left-4 z-60 print:hidden rounded-control bg-ink px-4 py-3 text-label text-bg',
  brand: 'max-sm:min-h-touch inline-flex items-center gap-2.5 text-18px/6 font-700 tracking-[-.02em]',
  /** The progress of an import whose dialog is closed. */
  pill: 'relative h-control inline-flex items-center gap-1.5 overflow-hidden whitespace-nowrap rounded-control bg-over px-2.5 text-small hover:text-ink text-ink-2',
  menu: 'fixed bottom-auto left-auto right-4 top-[var(--h-header)] z-30 m-0 [&_hr]:(-mx-1.5 my-1.5 border-t border-line) max-w-[calc(100vw-32px)] min-w-[min(224px,100vw-32px)] overflow-y-auto whitespace-normal media-forced:(border border-[CanvasText]) rounded-8px bg-raise p-1.5 text-ink outline-0 shadow-menu',
  /** A link in the rail of places; `aria-current` marks the one that is shown. */
  'place-link':
    '-mx-2 h-8 max-lg:h-auto w-[calc(100%+16px)] flex max-lg:flex-col items-center gap-2.5 max-lg:gap-0.5 rounded-control aria-[current]:(bg-over text-ink) hover:(bg-over text-ink) max-lg:py-1.5 px-2 max-lg:text-center max-lg:text-chart text-label text-ink-2 media-forced:aria-[current]:(outline-2 outline-[Highlight] outline-offset--2px outline-solid) focus-visible:outline-offset--2px',
  'menu-item':
    '[&[role=menuitemcheckbox][aria-checked=false]>svg]:invisible max-sm:min-h-touch min-h-9 w-full flex cursor-pointer items-center gap-2.5 rounded-5px focus-visible:(bg-over outline-offset--2px) hover:bg-over px-2.5 text-left text-body [&:hover:focus-visible]:outline-0 media-forced:focus-visible:outline-[Highlight]',
}
