import type { ReactNode } from 'react'
import { Cover } from '#islands/ui/cover.tsx'
import { Icon, type IconName } from '#islands/ui/icon.tsx'
import { KEYS } from '#islands/ui/keys.ts'
import { written } from '#islands/ui/written.ts'
import { smartCrate } from '#locales/crates.ts'
import { albumCount } from '#locales/ui.ts'
import { Keyboard } from '../keys/keyboard.tsx'
import type { Destination } from './destinations.ts'

type Shown = { icon: ReactNode; name: string; note?: string; end?: ReactNode }

const sign = (name: IconName) => <Icon name={name} size={18} className="text-ink-3" />

const SIGNS = { artist: 'user', label: 'library', tag: 'tag' } as const

function shownOf({ kind, item }: Destination): Shown {
  if (kind === 'album') return { icon: <Cover {...item} size={32} />, name: item.title, note: item.artist }
  if (kind === 'command')
    return {
      icon: sign(item.icon),
      name: item.name,
      end: item.key && <Keyboard keys={KEYS[item.key]} className="max-sm:hidden" />,
    }
  if (kind === 'crate' && item.query !== undefined) return { icon: sign('search'), name: item.name, note: smartCrate }
  if (kind === 'crate') return { icon: sign('crates'), name: item.name, note: albumCount(item.albumCount) }
  return { icon: sign(SIGNS[kind]), name: item.name, note: albumCount(item.count) }
}

type DestinationOptionProps = {
  id: string
  destination: Destination
  isActive: boolean
  /** Called when the pointer reaches it. */
  onPoint: () => void
  onChoose: () => void
}

export function DestinationOption({ id, destination, isActive, onPoint, onChoose }: DestinationOptionProps) {
  const { icon, name, note, end } = shownOf(destination)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and takes the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className=":uno: aria-selected:([box-shadow:inset_3px_0_0_var(--accent)] bg-over) max-sm:min-h-touch min-h-10 flex cursor-pointer scroll-mt-8 items-center gap-3 rounded-control px-3 py-1 media-forced:aria-selected:(outline-2 outline-[Highlight] outline)"
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className=":uno: grid [&>.cover]:w-full w-8 flex-none place-items-center" aria-hidden="true">
        {icon}
      </span>
      <span className=":uno: max-tiny:(grid grid-cols-1 gap-0) min-w-0 flex flex-1 items-baseline gap-2">
        <span className="truncate" {...(destination.kind !== 'command' && written)}>
          {name}
        </span>
        {note && (
          <span
            className=":uno: max-tiny:(ml-0 max-w-full) ml-auto max-w-1/2 flex-none truncate text-small text-ink-3"
            dir="auto"
          >
            {note}
          </span>
        )}
      </span>
      {end}
    </div>
  )
}
