/** An album in each of the views, and the parts that its skeleton shares. */
export const shortcuts = {
  'album-item':
    '[&_:is(a,button,input)]:scroll-mt-list scroll-mt-list [body:has([data-select-bar])_&]:cursor-auto [&[data-album]]:cursor-grab scroll-mb-24 media-forced:[&[data-picked]>.cover]:outline-3 media-forced:[&[data-picked]>.cover]:outline-[Highlight] media-forced:[&[data-picked]>.cover]:outline-solid',
  'album-frame':
    'album-item [&[data-picked]>.cover]:[box-shadow:0_0_0_3px_var(--bg),0_0_0_6px_var(--accent)] [&[data-picked]>.cover]:overflow-visible focus-visible:(rounded-sleeve outline-2 outline-accent outline-offset-6 outline-solid)',

  // Below the cover: title 12 + 20, artist 20, rating 2 + 28: 82 px. On a phone 12 + 24, 20, 2 + 44: 102 px.
  card: 'album-frame [&:has([data-open])>:is(h2,p,.card-rating)]:invisible [&:has([data-open])>.cover>:is(.play,.wish-facts)]:invisible relative [&_.wish-mark]:left-2 [&_.wish-mark]:right-auto [&>.cover>.play]:(bottom-auto left-auto right-2 top-2) min-w-0 flex flex-col',
  'card-title': 'mt-3 max-sm:min-h-6 min-h-5 text-record',
  'card-artist': 'max-sm:has-[a]:(-mb-1.5 -mt-5.5) min-h-5 max-sm:text-15px text-ink-2',
  'card-rating': 'mt-0.5 h-7 max-sm:h-touch flex items-center justify-between gap-1',
  // Covers the cover and lets clicks through where it is empty; when opened by touch, it covers the whole card.
  'card-more':
    'pointer-events-none absolute inset-x-0 data-[open]:media-no-hover:bottom-0 top-0 z-2 aspect-square data-[open]:media-no-hover:aspect-auto flex flex-col justify-end',
  'card-panel':
    'cover-scrim on-point [&>*>*]:pointer-events-auto [&>p]:pointer-events-auto media-no-hover:[.card-more:not([data-open])_&]:hidden max-h-full media-no-hover:flex media-no-hover:flex-1 media-no-hover:flex-col overflow-hidden media-forced:bg-[Canvas] px-2 media-no-hover:pt-12 pb-0.5 pt-8',
  'card-close': '[color-scheme:dark] pointer-events-auto absolute right-1 top-1 z-1 media-hover:hidden text-ink',
  // Dark in both themes.
  'cover-scrim':
    '[color-scheme:dark] bg-[linear-gradient(transparent,#0a0807cc_28px,#0a0807f0)] media-no-hover:bg-[linear-gradient(#0a0807b3,#0a0807f0_70%)] text-ink',
  'card-tags':
    'max-sm:media-unforced:(relative mb-[-14px] gap-y-4.5 pt-1) [&>*]:min-h-6 [&>a]:min-w-8 media-hover:(h-6 flex-nowrap overflow-hidden)',
  // A touched card has no room for it below two tags.
  'card-notes':
    'line-clamp-2 mt-1 media-no-hover:[.card-tags:has(>:nth-child(3))+&]:hidden break-anywhere max-sm:(pt-1 text-14px) text-small text-ink-2',
  'card-footer':
    '-mr-1.5 max-sm:(-mr-2 min-h-touch) media-no-hover:mt-auto min-h-7 flex media-no-hover:flex-wrap items-center justify-end',

  'list-row':
    'album-frame grid grid-cols-[112px_minmax(0,1fr)_280px] max-sm:(grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-3) [&>*]:min-w-0 gap-5 border-b border-line py-4',

  // In a crate there is one more menu. The person's columns only have a width if they are chosen.
  'compact-row':
    'album-item relative grid [.in-crate_&]:grid-cols-[24px_minmax(0,1.5fr)_minmax(0,var(--artist,1fr))_minmax(0,1.25fr)_124px_88px_140px] [@container_(width>=1080px)]:([.in-crate_&]:grid-cols-[24px_minmax(0,1.5fr)_minmax(0,1fr)_var(--year,)_var(--price,)_var(--label,)_minmax(0,1.25fr)_124px_88px_140px] grid-cols-[24px_minmax(0,1.5fr)_minmax(0,1fr)_var(--year,)_var(--price,)_var(--label,)_minmax(0,1.25fr)_124px_92px_112px]) grid-cols-[24px_minmax(0,1.5fr)_minmax(0,var(--artist,1fr))_minmax(0,1.25fr)_124px_92px_112px] max-md:([.in-crate_&]:grid-cols-[24px_minmax(0,1.25fr)_minmax(0,1fr)_124px_168px] grid-cols-[24px_minmax(0,1.25fr)_minmax(0,1fr)_124px_140px]) max-sm:([.in-crate_&]:grid-cols-[36px_minmax(0,1fr)_auto_auto] grid-cols-[36px_minmax(0,1fr)_auto_auto] h-14 gap-3) h-8 break-inside-avoid items-center gap-4 max-tiny:gap-1 [&>.cover:has([type=checkbox])]:overflow-visible border-b border-line [&[data-picked]:not(:hover)]:bg-accent-soft hover:bg-over text-small focus-visible:(outline-2 outline-accent -outline-offset-2 outline-solid) media-forced:data-[picked]:(outline-3 outline-[Highlight] outline-solid)',

  // Not in the wishlist, where every sleeve would have it.
  'wish-mark':
    'absolute [.compact-row_&]:(right-0 top-0 size-4.5 rounded-none) right-2 top-2 z-1 grid [[data-list=wishlist]_&]:hidden size-6 place-items-center rounded-full bg-bg text-accent',
  'wish-facts':
    'pointer-events-none absolute bottom-2 right-2 z-1 max-w-[calc(100%-16px)] truncate rounded-chip bg-bg px-1.5 py-0.5 text-meta text-ink-2',
  // Used if there is no room for it beside the actions.
  'buy-on': '[:is(.card-footer,.wall-actions,.list-row)_&]:hidden',
  'got-it':
    '[.list-row_&]:sm:mr-1.5 h-7 max-sm:h-touch inline-flex flex-none items-center gap-1 whitespace-nowrap rounded-control bg-bg hover:bg-over px-2 text-meta text-ink font-medium shadow-line-2',

  /** Covers the whole sleeve, below the controls on it. */
  'album-link': '[-webkit-touch-callout:none] absolute inset-0 z-1 [[data-album]_&]:cursor-grab',
  // On a phone it overlaps the edge of the sleeve above it.
  'title-link':
    'max-sm:([-webkit-touch-callout:none] relative z-1 -mt-5 pt-5) sm:(-mt-2 pt-2) block truncate hover:underline decoration-1 decoration-line-2 underline-offset-3',
  // The wall in `islands/features/album/wall/wall.tsx` counts with these measures: 6 + 18 px, and 16 for the artist.
  'wall-item':
    'album-item [&[data-picked]>.cover]:[box-shadow:0_0_0_3px_var(--accent)] [contain:layout_style] [&_.play]:(bottom-1 left-1 size-6.5) focus-visible:(z-1 rounded-sleeve outline-2 outline-accent outline-offset-2 outline-solid) min-w-0 [&[data-picked]>.cover]:overflow-visible',
  'wall-title': 'truncate pt-1.5 text-small font-semibold leading-18px',
  // On a phone the lines of text are the touch target.
  'wall-link':
    'max-sm:before:(absolute inset-x-0 bottom-0 h-touch content-empty) sm:(-mt-1.5 inline-block max-w-full truncate pt-1.5 align-top) hover:underline decoration-1 decoration-line-2 underline-offset-3',
  // A click beside the controls opens the album below.
  'wall-actions':
    'cover-scrim pointer-events-none absolute inset-x-0 bottom-0 z-1 media-no-hover:hidden flex flex-col px-1 pb-0.5 pt-8',
  'wall-row':
    '[&>*]:pointer-events-auto [&_.icon-btn]:size-6.5 min-h-7 flex flex-wrap items-center [&_.icon-btn]:text-ink',

  // Title and artist are lines of 18 and 16 px, and targets of 24. On a phone the row is the target.
  'row-link':
    'max-sm:before:(absolute inset-0 content-empty) sm:(-mt-1.5 inline-block max-w-full truncate pt-1.5 align-top) hover:underline decoration-1 decoration-line-2 underline-offset-3',
  'row-artist': '[&>a]:(-mb-2 inline-block pb-2 align-top) max-sm:hidden',
  'artist-link':
    'max-sm:(inline-block max-w-full min-w-touch truncate pb-1.5 pt-5.5 align-top) sm:py-1 hover:underline decoration-1 decoration-line-2 underline-offset-3',
  /** Visible on the album with the pointer or focus; on touch screens always. */
  'on-point': '[[data-album]:not(:hover,:focus-within)_&]:media-hover:opacity-0',
  // On a phone a tag keeps its look by two transparent borders, which forced colors would show.
  'tag-links':
    'max-sm:media-unforced:[&>:is(a,button)]:([border-width:4px_0_14px] relative -mt-1 mb-[-14px] h-touch min-w-touch border-transparent rounded-[3px/7px_7px_17px_17px] bg-clip-padding text-center) [&>a:hover]:underline [&>a]:(decoration-1 underline-offset-3)',
  // On touch screens, covers only have the play button until they are pressed long.
  play: '[.card-more>&]:([color-scheme:dark] pointer-events-auto bottom-auto left-1 top-1 bg-transparent text-ink) absolute [.wall-row>&]:(static bg-transparent) bottom-2 left-2 z-2 grid media-no-hover:[[data-album]:not([data-held])_&:not([data-state])]:hidden max-sm:size-touch size-9 place-items-center rounded-control bg-bg hover:bg-over text-ink',
  empty:
    'grid [&>p]:(max-w-40ch text-balance text-ink-2) content-start justify-items-center gap-2 max-[399.9px]:px-0 px-6 py-10 text-center [&_b]:(text-ink font-medium)',
  'page-link':
    'aria-[current]:([box-shadow:inset_0_-2px_0_var(--accent)] rounded-none text-ink font-semibold) inline-grid grid-flow-col h-9 max-sm:(h-touch min-w-touch flex-1) min-w-9 place-items-center gap-1 rounded-control hover:(bg-over text-ink) px-1.5 text-ink-2',
  bone: 'block motion-safe:animate-breathe rounded-2px bg-bone',
}
