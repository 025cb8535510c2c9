/** A crate in a list and its parts, made of utilities. */
export const shortcuts = {
  crate:
    'relative grid grid-cols-[46px_minmax(0,1fr)_auto] max-sm:(grid-cols-[56px_minmax(0,1fr)_auto] h-14) max-tiny:(grid-cols-[minmax(0,1fr)_auto] [&>:is(.fan,.fan-empty,.cover)]:hidden) -mx-2 h-11 w-[calc(100%+16px)] cursor-pointer items-center gap-2.5 rounded-control px-2 text-left text-label media-forced:(outline-1 outline-[CanvasText] outline-offset--2px outline)',
  /** A crate is highlighted while an album that may be dropped there is dragged. */
  'crate-glow':
    '[[data-dragging=album]_[data-crate]>&]:[box-shadow:inset_0_0_0_1px_color-mix(in_srgb,var(--accent)_45%,transparent)] [[data-dragging=album]_[data-crate]>&]:bg-[color-mix(in_srgb,var(--accent-soft)_50%,transparent)]',
  /** A crate that opens; `aria-current` marks the open one. In the narrow rail its name is below its front. */
  'crate-link':
    'crate-glow aria-[current=true]:(before:absolute before:inset-y-3 before:left-0 before:w-3px before:rounded-r-2px before:bg-accent bg-over before:content-empty) max-sm:aria-[current=true]:before:inset-y-4 [aside_&]:max-lg:[&_.crate-count]:hidden [aside_&]:max-lg:[&_.fan>svg]:hidden [aside_&]:max-lg:[&_.fan]:w-auto [aside_&]:max-lg:h-auto [aside_&]:max-lg:flex [aside_&]:max-lg:flex-col [aside_&]:max-lg:justify-center [aside_&]:max-lg:gap-1 focus-within:bg-over hover:bg-over [aside_&]:max-lg:py-1.5 [aside_&]:max-lg:text-center [aside_&]:max-lg:text-chart media-forced:aria-[current=true]:(outline-2 outline-[Highlight] outline-solid) focus-visible:outline-offset--2px',
  'crate-count': 'text-small text-ink-3',
  /** In the narrow rail, where a name has two lines. */
  'crate-name':
    '[aside_&]:max-lg:line-clamp-2 [aside_&]:max-lg:w-full truncate [aside_&]:max-lg:whitespace-normal [aside_&]:max-lg:break-anywhere',
  /** The menu of a `group/crate`, in the place of its count, which has `crate-count-behind`. */
  'crate-acts':
    'absolute -right-1 max-sm:top-1.5 top-2 [aside_&]:max-lg:hidden flex group-focus-within/crate:opacity-100 group-has-[[aria-expanded=true]]/crate:opacity-100 group-hover/crate:opacity-100 media-no-hover:opacity-100 opacity-0',
  'crate-count-behind':
    'group-focus-within/crate:invisible group-has-[[aria-expanded=true]]/crate:invisible group-hover/crate:invisible',
  /** The sleeve in front and the spines of the next ones behind it. */
  fan: '[&>.cover]:(max-sm:size-10 size-8 flex-none rounded-1px) [&>svg]:(h-8 max-sm:h-10 max-sm:w-3.5 w-2.75) h-8 max-sm:(h-10 w-14) w-11.5 flex items-end gap-px',
  'fan-empty': 'max-sm:size-10 h-8 w-8 border border-line-2 rounded-sleeve border-dashed',
  /** Loads the next rows when it scrolls into view; it lies below the last ones. */
  'more-rows': 'pointer-events-none invisible -mt-120 h-120',
}
