import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { DialogAddress, DialogName } from '#islands/lib/dialog-names.ts'
import { Icon, type IconName } from './icon.tsx'

type MenuProps = {
  /** The accessible name of the button. */
  label: string
  className: string
  button: ReactNode
  disabled?: boolean
  /** Whether the current page is one of its entries. */
  isCurrent?: boolean
  /** Content above the entries. */
  head?: ReactNode
  /** The entries; a function is called only while the menu is open. */
  children: ReactNode | (() => ReactNode)
}

const TYPING_MS = 500
// The widest menu, and a margin beside it.
const WIDTH = '16.5rem'

const entriesOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')].filter((entry) => entry.checkVisibility())

/** Below the button, or above it if there is more space. */
function place(menu: HTMLElement, button: HTMLElement) {
  const at = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isLow = at.top > clientHeight / 2
  // One that opens at the pointer has a button without a size there.
  const side = at.width ? 'right' : 'left'
  menu.style[side] = `max(8px, min(${at.width ? clientWidth - at.right : at.left}px, 100% - ${WIDTH}))`
  // Its height is known once it is open.
  const most = Math.max(8, clientHeight - menu.offsetHeight - 8)
  menu.style.top = isLow ? 'auto' : `${Math.min(at.bottom + 4, most)}px`
  menu.style.bottom = isLow ? `${Math.min(clientHeight - at.top + 4, most)}px` : 'auto'
}

/** The next entry after `at` that starts with the typed text; repeating a letter steps through its entries. */
function entryNamed(entries: HTMLElement[], at: number, typed: string): HTMLElement | undefined {
  const isRun = typed === typed.charAt(0).repeat(typed.length)
  const start = isRun ? typed.charAt(0) : typed
  const from = Math.max(0, isRun ? at + 1 : at)
  return [...entries.slice(from), ...entries.slice(0, from)].find((entry) =>
    entry.textContent.toLowerCase().startsWith(start),
  )
}

/** A button with a menu. It is a native popover, so it works before hydration. */
export function Menu({ label, className, button, disabled, isCurrent, head, children }: MenuProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const firstFocus = useRef(0)
  const typed = useRef({ text: '', at: 0 })
  // A counter, because the browser may report closing and reopening as one event.
  const [timesOpened, setTimesOpened] = useState(0)
  const isOpen = timesOpened > 0
  // The state follows the browser's event, which comes late for a key pressed right after Escape.
  const isShown = () => menu.current?.matches(':popover-open')

  // The menu may have been opened before hydration.
  useEffect(() => {
    if (!menu.current?.matches(':popover-open')) return
    if (opener.current) place(menu.current, opener.current)
    setTimesOpened(1)
  }, [])
  useEffect(() => {
    if (timesOpened === 0) return
    if (menu.current) entriesOf(menu.current).at(firstFocus.current)?.focus()
    firstFocus.current = 0
    typed.current.text = ''
    const { current: button } = opener
    if (!button) return
    // The menu moves with its button, and closes when the button has scrolled out of sight.
    const follow = () => menu.current && place(menu.current, button)
    follow()
    const sight = new IntersectionObserver(([seen]) => seen?.isIntersecting || menu.current?.hidePopover())
    sight.observe(button)
    addEventListener('scroll', follow, true)
    return () => {
      sight.disconnect()
      removeEventListener('scroll', follow, true)
    }
  }, [timesOpened])

  const onBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'open' && opener.current) place(event.currentTarget, opener.current)
  }
  const onToggle = (event: ToggleEvent<HTMLElement>) =>
    setTimesOpened((times) => (event.newState === 'open' ? times + 1 : 0))
  /** Closes only the menu, not the dialog around it, even before the focus has left the button. */
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isShown()) return
    event.preventDefault()
    menu.current?.hidePopover()
  }
  const onButtonKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    closeOnEscape(event)
    const at = { ArrowDown: 0, ArrowUp: -1 }[event.key]
    if (at === undefined || event.altKey) return
    event.preventDefault()
    // While it opens, the key is for the entry that will get the focus.
    firstFocus.current = isShown() && at === 0 ? 1 : at
    if (!isShown()) event.currentTarget.click()
  }
  const onType = ({ key, timeStamp }: KeyboardEvent, entries: HTMLElement[], at: number) => {
    const { current: before } = typed
    const text = (timeStamp - before.at < TYPING_MS ? before.text : '') + key.toLowerCase()
    typed.current = { text, at: timeStamp }
    entryNamed(entries, at, text)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entries = entriesOf(event.currentTarget)
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      entries.at(next % entries.length)?.focus()
    }
    if (/^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) onType(event, entries, at)
    if (event.key === 'Tab') menu.current?.hidePopover()
    // Space activates a link like other entries.
    if (event.key === ' ' && entries[at]?.matches('a')) {
      event.preventDefault()
      entries[at].click()
    }
    closeOnEscape(event)
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-current={isCurrent || undefined}
        popoverTarget={id}
        disabled={disabled}
        onKeyDown={onButtonKeyDown}
      >
        {button}
        <span className="sr-only">{label}</span>
      </button>
      <div ref={menu} id={id} popover="auto" className="menu" onBeforeToggle={onBeforeToggle} onToggle={onToggle}>
        {head}
        {/* Closed before the entry acts, so that what opens finds the focus on the button. A choice leaves it open for others. */}
        <div
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          onClickCapture={({ target }) => {
            if (!(target as Element).closest('[role=menuitemcheckbox]')) menu.current?.hidePopover()
          }}
        >
          {typeof children === 'function' ? isOpen && children() : children}
        </div>
      </div>
    </>
  )
}

type EntryProps = { icon: IconName; text: ReactNode; className?: string }

export const MenuButton = ({
  icon,
  text,
  className = '',
  children,
  ...button
}: EntryProps & ComponentProps<'button'>) => (
  <button type="button" role="menuitem" tabIndex={-1} className={`menu-item ${className}`} {...button}>
    <Icon name={icon} />
    <span>{text}</span>
    {children}
  </button>
)

type CheckProps = { isChecked: boolean; text: string; className?: string; onChange: (isChecked: boolean) => void }

export const MenuCheck = ({ isChecked, onChange, ...entry }: CheckProps) => (
  <MenuButton
    role="menuitemcheckbox"
    icon="check"
    aria-checked={isChecked}
    onClick={() => onChange(!isChecked)}
    {...entry}
  />
)

type RadioProps = EntryProps & { isChecked: boolean; onChoose: () => void }

/** A group of entries of which one is chosen. */
export const MenuRadio = ({ isChecked, onChoose, ...entry }: RadioProps) => (
  <MenuButton role="menuitemradio" aria-checked={isChecked} onClick={onChoose} {...entry}>
    {isChecked && <Icon name="check" className="ml-auto" />}
  </MenuButton>
)

type LinkProps = EntryProps & {
  href: `#${DialogAddress}` | `#${DialogName}-${number}` | `/${string}`
  download?: boolean
  onClick?: ComponentProps<'a'>['onClick']
}

export const MenuLink = ({ icon, text, className = '', ...link }: LinkProps) => (
  <a role="menuitem" tabIndex={-1} className={`menu-item ${className}`} {...link}>
    <Icon name={icon} />
    <span>{text}</span>
  </a>
)
