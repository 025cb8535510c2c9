import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import { useLastKeptEdit } from '#islands/data/api/kept-edits-api.ts'
import { pageAccount } from '#islands/data/store/device.ts'
import { QUERY_CODE } from '#islands/data/view/query-code.ts'
import { readOnce, useAlbums, useLoadError } from '#islands/data/view/use-records.ts'
import { albumIdAt } from '#islands/features/list/album-element.ts'
import { lastStep } from '#islands/features/undo/public.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { fieldArrived } from '#islands/lib/held-keys.ts'
import { closeDialog, openAlbumId, useQuery } from '#islands/lib/location.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import * as messages from '#locales/commands.ts'
import { close } from '#locales/phrases.ts'
import { areCommandsOpen } from './command-key.ts'
import { commandsFor } from './commands.ts'
import { DestinationOption } from './destination-option.tsx'
import type { Destination, Group } from './destinations.ts'
import { noteRecent } from './recent.ts'
import { goTo, useDestinations } from './use-destinations.ts'

const PANEL =
  ':uno: fixed inset-x-0 bottom-auto top-[12vh] mx-auto max-h-none max-w-full w-150 overflow-hidden rounded-panel bg-raise p-0 text-ink shadow-menu backdrop:bg-scrim max-sm:(top-0 w-full rounded-0) media-forced:(border border-[CanvasText]) [html:has(&[open])]:overflow-hidden [html:has([open]&)]:pr-[var(--scrollbar)]'

/** Shows a modal dialog while it is open. */
function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    if (!isOpen) return
    // Keeps the page's width without its scrollbar. A gutter would not be covered.
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
    current?.showModal()
    fieldArrived()
    return () => current?.close()
  }, [isOpen])
  return dialog
}

/** The commands for where the dialog was opened. */
function useCommands({ me, crates }: Pick<DialogContentProps, 'me' | 'crates'>, albums: ReturnType<typeof useAlbums>) {
  const address = useQuery('')
  const query = useMemo(() => inSmartCrate(address, crates, QUERY_CODE.ready()?.withText), [address, crates])
  // Runs before the dialog takes the focus.
  const [albumId] = useState(() => openAlbumId() ?? albumIdAt(document.activeElement))
  const album = albums?.find((one) => one.id === albumId)
  const crate = crates.find((one) => one.id === address.crate)
  const [step] = useState(lastStep)
  const kept = useLastKeptEdit(!isDemo && step === undefined)
  return useMemo(() => commandsFor({ me, query, crate, album, step, kept }), [me, query, crate, album, step, kept])
}

/** Finds albums, artists, labels, tags, crates and commands by their names, and goes there. */
export function CommandDialog({ isOpen, me, crates }: DialogContentProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const albums = useAlbums()
  const error = useLoadError()
  const commands = useCommands({ me, crates }, albums)
  const dialog = useModal(isOpen)
  const text = typed.trim()
  const { groups, isNothing } = useDestinations(text, albums, crates, commands)
  const destinations = groups.flatMap((group) => group.destinations)
  const chosen = destinations[active]

  const choose = (destination: Destination) => {
    // Closed first, so that the next dialog finds the focus at its old place.
    dialog.current?.close()
    closeDialog()
    if (destination.kind !== 'command' || destination.item.id) noteRecent(pageAccount(), destination.id)
    goTo(destination)
  }
  const activate = (index: number) => {
    setActive(index)
    list.current?.querySelectorAll('[role=option]')[index]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { length } = destinations
    const next = {
      ArrowDown: (active + 1) % length,
      ArrowUp: (active + length - 1) % length,
      Home: 0,
      End: length - 1,
    }[event.key]
    if (next !== undefined) activate(next)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }
  const type = (value: string) => {
    setTyped(value)
    setActive(0)
    list.current?.scrollTo({ top: 0 })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      // biome-ignore lint/a11y/noRedundantRoles: what looks for an open dialog finds it by its role
      role="dialog"
      inert={!isOpen}
      aria-label={messages.title}
      className={PANEL}
      onCancel={(event) => {
        event.preventDefault()
        closeDialog()
      }}
      onClose={() => isOpen && areCommandsOpen() && closeDialog()}
      onClick={({ target, currentTarget }) => target === currentTarget && closeDialog()}
    >
      <div className=":uno: max-h-[min(560px,76dvh)] max-sm:(max-h-none h-dvh) flex flex-col">
        <div className=":uno: flex flex-none items-center gap-3 border-b border-line max-sm:(pl-4 pr-1) pl-6 pr-3">
          <Icon name="search" size={18} className="text-ink-3" />
          <input
            className=":uno: h-14 min-w-0 flex-1 bg-transparent p-0 text-16px text-ink outline-0"
            role="combobox"
            aria-label={messages.title}
            aria-expanded="true"
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen && `${id}${active}`}
            placeholder={messages.placeholder}
            autoComplete="off"
            dir="auto"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="icon-btn" aria-label={close} onClick={closeDialog}>
            <Icon name="x" size={18} />
          </button>
        </div>
        <p className="sr-only" role="status">
          {text !== '' &&
            (isNothing
              ? messages.nothing(text)
              : messages.resultCount(
                  groups.flatMap(({ name, destinations: found }) => (name === 'search' ? [] : found)).length,
                ))}
        </p>
        {isNothing && albums && <p className="max-sm:px-edge px-6 pt-4 text-ink-2">{messages.nothing(text)}</p>}
        <div
          ref={list}
          id={`${id}list`}
          role="listbox"
          aria-label={messages.title}
          className=":uno: [scrollbar-width:thin] min-h-0 flex-auto overflow-y-auto overscroll-contain p-3 max-sm:(px-1 pb-[calc(12px+env(safe-area-inset-bottom))])"
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Groups {...{ id, groups, active }} onPoint={setActive} onChoose={choose} />
        </div>
        {!albums && (
          <div className="flex-none max-sm:px-edge px-6 py-3">
            {error ? <LoadProblem error={error} onRetry={readOnce} /> : <Progress label={messages.loading} />}
          </div>
        )}
      </div>
    </dialog>
  )
}

type GroupsProps = {
  id: string
  groups: Group[]
  /** The index of the active option among those of all groups. */
  active: number
  onPoint: (index: number) => void
  onChoose: (destination: Destination) => void
}

function Groups({ id, groups, active, onPoint, onChoose }: GroupsProps) {
  let index = -1
  return groups.map(({ name, destinations }) => {
    const heading = name === 'search' ? null : messages.groups[name]
    return (
      // biome-ignore lint/a11y/useSemanticElements: a list of options has groups, not fieldsets
      <div key={name} className="not-first:mt-2" role="group" aria-label={heading ?? messages.groups.command}>
        {heading && (
          <p className="px-3 pb-1 pt-2 text-meta text-ink-3" aria-hidden="true">
            {heading}
          </p>
        )}
        {destinations.map((destination) => {
          index += 1
          const at = index
          return (
            <DestinationOption
              key={`${destination.id} ${destination.kind === 'command' ? destination.item.name : ''}`}
              id={`${id}${at}`}
              destination={destination}
              isActive={at === active}
              onPoint={() => at !== active && onPoint(at)}
              onChoose={() => onChoose(destination)}
            />
          )
        })}
      </div>
    )
  })
}
