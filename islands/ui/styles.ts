/** Recurring controls, made of utilities. */
export const shortcuts = {
  /** The distance to the top for elements that are scrolled to: below the header and the search bar. */
  'scroll-mt-list': 'scroll-mt-[calc(var(--h-header)+var(--h-connection,0px)+var(--h-bar)+8px)]',
  btn: 'aria-disabled:([box-shadow:none] pointer-events-none bg-over text-ink-3) disabled:([box-shadow:none] pointer-events-none bg-over text-ink-3) h-control max-tiny:(h-auto max-w-full min-h-control whitespace-normal py-1) inline-flex cursor-pointer items-center justify-center gap-2 whitespace-nowrap media-forced:(border border-[ButtonText] border-solid) rounded-control text-label transition-[color,background-color]',
  'btn-primary':
    'active:bg-[color-mix(in_oklab,var(--ink)_74%,var(--bg))] bg-ink hover:bg-[color-mix(in_oklab,var(--ink)_86%,var(--bg))] px-3.5 text-bg',
  'btn-accent':
    'active:bg-[color-mix(in_oklab,var(--accent)_78%,var(--ink))] bg-accent hover:bg-[color-mix(in_oklab,var(--accent)_88%,var(--ink))] px-3.5 text-on-accent [&.btn]:font-semibold',
  'btn-outline':
    'active:bg-[color-mix(in_oklab,var(--over)_86%,var(--ink))] aria-[expanded=true]:bg-over hover:bg-over px-3.5 shadow-line-2',
  'btn-ghost':
    'active:bg-[color-mix(in_oklab,var(--over)_86%,var(--ink))] aria-[expanded=true]:bg-over aria-[pressed=true]:(bg-over text-ink) hover:(bg-over text-ink) px-2.5 text-ink-2',
  'btn-danger':
    'bg-danger-solid hover:bg-[color-mix(in_oklab,var(--danger-solid)_88%,var(--vinyl))] px-3.5 text-on-danger',
  'btn-danger-ghost': 'hover:bg-over px-2.5 text-danger',
  'btn-danger-outline': 'hover:bg-over px-3.5 text-danger shadow-line-2',
  'icon-btn':
    'inline-grid max-sm:size-touch size-8 place-items-center rounded-control aria-[expanded=true]:(bg-over text-ink) aria-[pressed=true]:(bg-over text-ink) hover:(bg-over text-ink) text-ink-2 media-forced:aria-[pressed=true]:(outline-1 outline-[Highlight] outline) transition-colors',
  tabs: 'max-sm:([scrollbar-width:none] gap-x-3 overflow-x-auto overflow-y-hidden pb-px) flex gap-x-6 border-b border-line border-b-solid',
  tab: 'relative -mb-px h-10 max-sm:(h-touch min-w-touch [&:not(:first-child)]:justify-center focus-visible:-outline-offset-2) inline-flex flex-none cursor-pointer items-center gap-5px whitespace-nowrap border-b-2 media-forced:aria-[current]:(border-b-4 border-[Highlight]) media-forced:data-[selected]:(border-b-4 border-[Highlight]) aria-[current]:(border-accent text-ink) border-transparent data-[selected]:(border-accent text-ink) media-forced:border-[Canvas] border-b-solid text-label hover:text-ink-2 text-ink-3',
  'text-link':
    'max-sm:[a&]:(-my-3 py-3) max-sm:[button&]:(min-h-touch min-w-touch) underline underline-1 decoration-line-2 hover:decoration-current underline-offset-3',
  'meta-link':
    'max-sm:[button&]:min-w-touch max-sm:min-h-touch min-h-6 inline-flex items-center gap-1 max-sm:text-small text-meta hover:text-ink text-ink-3',
  badge:
    'inline-grid h-4.5 min-w-4.5 place-items-center rounded-4px bg-accent px-5px text-12px text-on-accent font-semibold leading-4',
  chip: 'inline-block h-5.5 max-sm:(h-6.5 px-9px py-5px text-13px) max-w-full overflow-hidden text-ellipsis whitespace-nowrap media-forced:(border border-[CanvasText] border-solid) rounded-chip bg-[var(--cb,var(--over))] px-7px py-3px text-12px c-[var(--c,var(--ink-2))] font-medium leading-4',
  chips: 'flex flex-wrap gap-1',
  'field-label':
    'mb-1.5 [fieldset>&]:block flex max-tiny:flex-wrap justify-between gap-3 max-tiny:gap-y-1 text-13px font-medium leading-4',
  hint: 'mt-1.5 text-meta text-ink-3',
  input:
    '[textarea&]:(block min-h-22 resize-y px-3 py-9px) [&>input]:(h-field min-w-0 flex-1 border-0 bg-transparent p-0 max-sm:text-16px outline-0) min-h-field w-full flex aria-disabled:(cursor-not-allowed bg-over text-ink-3 shadow-line) disabled:(cursor-not-allowed bg-over text-ink-3 shadow-line) has-[>:disabled]:(cursor-not-allowed bg-over text-ink-3 shadow-line) [&::-webkit-search-cancel-button]:appearance-none appearance-none items-center gap-2 media-forced:(border border-[FieldText] border-solid) rounded-control bg-raise px-3 text-left max-sm:text-16px text-14px [&>.i]:text-ink-3 font-normal leading-5 [&:is(:focus-visible,:focus-within)]:(outline-2 outline-transparent outline-solid shadow-control-focus) shadow-line-2 [&:where(:hover)]:shadow-control-hover [&:is([aria-invalid=true],:has(>[aria-invalid=true]))]:shadow-invalid [&:is([aria-invalid=true],:has(>[aria-invalid=true])):is(:focus-visible,:focus-within)]:shadow-invalid-focus',
  select:
    'after:(pointer-events-none absolute right-16.5px top-[calc(50%-5.5px)] size-7px rotate-45 border-0 border-b border-r border-ink-3 border-solid content-empty) relative block [&>select]:(cursor-pointer pr-34px) [&_option]:(bg-raise text-ink)',
  stack: 'grid grid-cols-1 gap-4',
  two: 'grid grid-cols-2 max-sm:grid-cols-1 gap-3 max-sm:gap-4',
}

/** Variations of the controls above, in a layer over theirs. */
export const modifiers = {
  'btn-tall': 'h-field',
  'btn-wide': 'w-full',
  'btn-big': 'h-big px-22px text-16px',
  'icon-btn-sm': 'max-sm:size-touch size-7 hover:text-ink text-ink-3',
  'chip-pick':
    'h-7 max-sm:h-touch inline-flex items-center gap-1 bg-transparent max-sm:px-3 px-9px max-sm:text-14px text-13px c-ink-2 shadow-line hover:shadow-line-2',
  'chip-on':
    'bg-[var(--cb,var(--over))] c-[var(--c)] media-forced:(outline-2 outline-[Highlight] outline) hover:shadow-chosen shadow-chosen',
  'chip-add':
    'inline-flex flex-none cursor-pointer items-center justify-center gap-0.5 bg-transparent hover:c-ink shadow-line hover:shadow-line-2',
  'chip-more': 'bg-transparent px-0.5 c-ink-3',
  'chip-removable': 'h-6 max-sm:h-8 inline-flex items-center max-sm:overflow-visible py-0',
  'chips-loose': 'gap-1.5 max-sm:gap-2',
  'input-wrap': '[&>input]:(h-7 max-sm:h-9 flex-[1_1_96px] px-1) flex-wrap gap-1 px-2 py-1.5',
}
