import { useSelection } from '#islands/features/list/public.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { select } from '#locales/collection/page.ts'
import { leaveSelecting } from './leave-selecting.ts'
import { preloadSelecting, startSelecting } from './start-selecting.ts'

/** Starts and leaves select mode; on a phone it is an icon. */
export function SelectButton({ isIcon = false }: { isIcon?: boolean }) {
  const isOn = useSelection() !== null
  return (
    <button
      type="button"
      className={isIcon ? 'icon-btn' : 'btn btn-ghost'}
      data-select-button
      aria-pressed={isOn}
      aria-label={isIcon ? select : undefined}
      onPointerEnter={preloadSelecting}
      onFocus={preloadSelecting}
      onClick={() => (isOn ? leaveSelecting() : void startSelecting())}
    >
      <Icon name="select" size={isIcon ? 20 : 16} />
      {!isIcon && select}
    </button>
  )
}
