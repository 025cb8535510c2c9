/** Recurring parts of dialogs, made of utilities. */
export const shortcuts = {
  /** The part of a dialog that scrolls. */
  body: '[scrollbar-width:thin] min-h-0 flex-auto overflow-y-auto overscroll-contain break-words max-sm:(p-4 px-edge last:pb-[calc(16px+env(safe-area-inset-bottom))] pb-5 pt-2) p-6 pt-4',
  /** The buttons of a dialog, below its body; on a phone they share the width. */
  'dialog-footer':
    'flex max-sm:([&:has(>.dialog-note)>.btn]:flex-1 [&>.btn]:flex-auto has-[>.dialog-note]:flex-wrap px-edge pb-[calc(16px+env(safe-area-inset-bottom))] pt-3) flex-none max-tiny:flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-4',
  /** A note before the buttons; on a phone above them. */
  'dialog-note': 'mr-auto max-sm:w-full text-small text-ink-2',
  /** A progress bar; it sweeps while the progress is unknown. */
  meter:
    '[&::-webkit-progress-value]:([transition:inline-size_180ms_linear] bg-accent) block h-1 w-full indeterminate:(animate-sweep bg-[length:24%_100%] bg-[linear-gradient(90deg,var(--accent)_0_0)] bg-no-repeat) appearance-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent bg-over [&:indeterminate::-moz-progress-bar]:opacity-0',
  alert:
    '[&>.i]:mt-0.5 [&>div]:(min-w-0 flex-1) flex gap-2.5 media-forced:(border border-[CanvasText]) rounded-control bg-over p-3 text-small',
  'alert-danger': '[box-shadow:inset_3px_0_0_var(--danger)] [&>.i]:text-danger',
  /** Settings below one another, each below a line. */
  setting: 'grid grid-cols-1 gap-4 border-t first:(border-t-0 pt-2) border-line py-5 last:pb-0',
  /** An entry of a list in a setting. */
  'setting-row': '[&>.btn-ghost]:-mr-2.5 min-h-14 flex items-center gap-3 border-t first:border-t-0 border-line py-2',
  /** The text of a setting, and its button at the right. */
  'setting-head':
    '[&>:first-child]:(min-w-0 flex-[1_1_200px]) flex max-tiny:[&>:not(:first-child)]:flex-initial [&>:not(:first-child)]:flex-none max-sm:flex-wrap items-center justify-between gap-x-4 gap-y-3',
  /** The progress of something: a large number, then its unit. */
  figures: 'mb-2.5 mt-5 flex items-baseline gap-2',
  /** Names at the left and values at the right, with lines between. */
  details:
    '[&>div]:(min-h-8 flex justify-between gap-2 border-t border-line leading-31px) max-tiny:[&>div]:flex-wrap [&_dd]:whitespace-nowrap [&>:first-child]:border-t-0 text-small [&_dt]:text-ink-3 leading-6',
  /** The facts of a person in the administration: names at the left. */
  'user-facts':
    '[&>div]:(grid grid-cols-[104px_minmax(0,1fr)] min-h-6 items-center text-small) [&_dd]:break-anywhere [&_dt]:text-ink-3',
  /** A head and rows that load. */
  'table-skeleton': '[&>:first-child]:h-8 [&>div]:(h-11 flex items-center border-b border-line)',
  /** The buttons at the end of a form within a dialog. */
  'form-buttons': 'flex max-sm:[&>.btn]:flex-1 max-tiny:flex-wrap items-center justify-end gap-2',
}
