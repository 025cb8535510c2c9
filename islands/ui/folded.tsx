import { type ReactNode, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'

const CHANGED = 'gatefold:folded'
const keyOf = (name: string) => `gatefold.folded.${name}`

// Storage can be forbidden; then it lasts as long as the page.
const unsaved = new Map<string, boolean>()

function subscribe(onChange: () => void) {
  addEventListener(CHANGED, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(CHANGED, onChange)
    removeEventListener('storage', onChange)
  }
}

function read(name: string): boolean {
  try {
    return unsaved.get(name) ?? localStorage.getItem(keyOf(name)) === '1'
  } catch {
    return unsaved.get(name) ?? false
  }
}

function write(name: string, isFolded: boolean) {
  try {
    if (isFolded) localStorage.setItem(keyOf(name), '1')
    else localStorage.removeItem(keyOf(name))
  } catch {
    unsaved.set(name, isFolded)
  }
  dispatchEvent(new Event(CHANGED))
}

/** Whether a part of the page is folded, remembered in this browser. The server renders everything open. */
export function useFolded(name: string): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const isFolded = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => false,
  )
  return [isFolded, (isFolded) => write(name, isFolded)]
}

type FoldButtonProps = { isFolded: boolean; onFold: (isFolded: boolean) => void; children: ReactNode }

/** A heading that folds what stands under it. */
export const FoldButton = ({ isFolded, onFold, children }: FoldButtonProps) => (
  <button type="button" className="folder" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
    {children}
    <Icon name="chevron-down" size={14} />
  </button>
)
