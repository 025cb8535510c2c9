/** The buttons of the bar of select mode, and the lines between them. */
export const shortcuts = {
  'select-act':
    'h-9 max-sm:(h-touch justify-center) inline-flex disabled:(cursor-not-allowed opacity-50) items-center gap-1.5 rounded-control aria-[expanded=true]:bg-[color-mix(in_srgb,var(--bg)_12%,transparent)] hover:bg-[color-mix(in_srgb,var(--bg)_12%,transparent)] px-2.5 focus-visible:(outline-current -outline-offset-2)',
  'select-rule': 'mx-1.5 my-0 max-[799.9px]:hidden h-6 w-px border-0 bg-[color-mix(in_srgb,var(--bg)_24%,transparent)]',
}
