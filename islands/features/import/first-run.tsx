import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { fieldErrors } from '#domain/errors/error.ts'
import { FanListsInput, type ImportView } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { readSetting } from '#islands/data/settings.ts'
import { useNewerAlbums } from '#islands/data/view/use-records.ts'
import { showView } from '#islands/features/album/public.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { usePlaceInAddress, useQuery, useUntilMoved } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { showError } from '#islands/ui/errors/show-error.ts'
import { Field } from '#islands/ui/field.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import * as messages from '#locales/import.ts'
import { failed, starting, username, usernameHelp, usernamePlaceholder } from '#locales/import.ts'
import { haveCome, isFirstRun, MANY } from './is-first-run.ts'
import { ListChecks } from './list-checks.tsx'
import { findRefused, isRefused as isTurnedAway } from './refused-import.ts'
import { startImports } from './start-imports.ts'
import { useKnownImports } from './use-known-imports.ts'

const REFUSED = lazyCode(() => import('./refused-first-run.tsx'))

type Errors = { username?: string; lists?: string }

/** Why imports that are over have brought nothing, but for those that Bandcamp refuses. */
function problemOf(imports: readonly ImportView[]): string | undefined {
  // The collection's, which was started first.
  const first = imports.at(-1)
  if (!first || !imports.every(({ status, added }) => isImportOver(status) && added === 0)) return undefined
  if (imports.some(isTurnedAway)) return undefined
  if (first.status === 'failed') return first.message ?? messages.failedText
  return first.found === 0 ? messages.emptyListText(first.type ?? 'collection') : undefined
}

/** The imports that the panel has started. The page scrolls to `end` when their first albums come. */
function useStarted(known: readonly ImportView[] = [], albums?: readonly AlbumView[]) {
  const [ids, setIds] = useState<readonly number[]>([])
  const end = useRef<HTMLSpanElement>(null)
  const started = known.filter(({ id }) => ids.includes(id))
  // Before they are shown, so that those shown do not move.
  const areMany = started.some(({ added }) => added > MANY)
  useEffect(() => {
    if (areMany && !readSetting('view')) void showView('wall')
  }, [areMany])
  const hasCome = ids.length > 0 && haveCome(albums)
  useEffect(() => {
    if (!hasCome) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    // The list may be drawn a little later, and before that the page is too short to scroll.
    const drawn = new ResizeObserver(() => {
      const { clientHeight, scrollHeight } = document.documentElement
      const panel = end.current?.parentElement?.offsetHeight ?? 0
      if (scrollHeight - clientHeight < panel) return
      drawn.disconnect()
      end.current?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
    })
    drawn.observe(document.body)
    return () => drawn.disconnect()
  }, [hasCome])
  const isComing = !hasCome && started.some(({ status }) => status === 'running')
  return { end, setIds, isComing, problem: problemOf(started) }
}

type FirstRunProps = {
  search: string
  isLinkOffered: boolean
  /** Whether Bandcamp is refusing an import, or has refused one. */
  isRefused: boolean
}

/** The ways to add albums to an account that only has the welcome album. */
export function FirstRun({ search, isLinkOffered, isRefused }: FirstRunProps) {
  const { crate, list } = useQuery(search)
  const albums = useNewerAlbums(true)
  const isHydrated = useHydrated()
  const [errors, setErrors] = useState<Errors>({})
  const [isStarting, setStarting] = useState(false)
  const id = useId()
  const place = usePlaceInAddress(null)
  const isShown = useUntilMoved(
    place === null && crate === null && list !== 'wishlist' && !(isHydrated && albums && !isFirstRun(albums)),
    haveCome(albums),
  )
  const known = useKnownImports(isRefused && isShown && isHydrated && !isDemo)
  const { end, setIds, isComing, problem } = useStarted(known, albums)
  const refused = findRefused(known)
  const ofRefused = useCode(refused && REFUSED)
  if (!isShown) return null

  const start = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const input = FanListsInput.safeParse({
      username: data.get('username'),
      lists: data.getAll('lists'),
      importTags: true,
    })
    const { username: wrong, lists } = fieldErrors(input.error?.issues ?? [])
    setErrors({ username: wrong, lists })
    setIds([])
    if (!input.success) {
      if (wrong) form.querySelector<HTMLInputElement>('[name=username]')?.focus()
      return
    }
    setStarting(true)
    try {
      setIds(await startImports(input.data))
    } catch (error) {
      showError(failed, error)
    } finally {
      setStarting(false)
    }
  }
  return (
    <section
      className=":uno: relative grid grid-cols-[minmax(0,1fr)_auto] max-md:grid-cols-1 max-sm:(mb-4 p-4) mb-6 items-center gap-x-12 gap-y-5 rounded-panel bg-raise p-7 shadow-line"
      aria-labelledby={id}
    >
      <form className="stack" noValidate onSubmit={start}>
        <div>
          <h2 id={id} className="text-heading">
            {messages.firstRunTitle}
          </h2>
          <p className="mt-1 text-ink-2">{messages.firstRunText}</p>
        </div>
        <Field label={username} help={usernameHelp} error={errors.username ?? problem}>
          {(control) => (
            <input
              className="input"
              name="username"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={usernamePlaceholder}
              {...control}
            />
          )}
        </Field>
        <div className=":uno: flex max-sm:(flex-col items-stretch) items-end justify-between gap-4">
          <ListChecks error={errors.lists} box={() => ({ name: 'lists', defaultChecked: true })} />
          <Button
            look="btn-accent"
            className="btn-tall"
            type="submit"
            text={isStarting || isComing ? starting : messages.firstRunStart}
            disabled={isStarting || isComing}
          />
        </div>
      </form>
      <div className=":uno: flex max-md:(flex-row justify-start border-l-0 p-0) flex-col flex-wrap self-stretch justify-center gap-2 border-l border-line pl-8">
        <DialogLink className="btn btn-outline max-sm:flex-1" to="add">
          <Icon name="plus" />
          {messages.addLink}
        </DialogLink>
        {isLinkOffered && (
          <DialogLink className="btn btn-outline max-sm:flex-1" to="settings-bandcamp">
            <Icon name="link" />
            {messages.connect} <span className="badge">{messages.beta}</span>
          </DialogLink>
        )}
        <DialogLink className="btn btn-outline max-sm:flex-1" to="files-import">
          <Icon name="file-up" />
          {messages.importFile}
        </DialogLink>
      </div>
      {refused && ofRefused && <ofRefused.RefusedFirstRun shown={refused} />}
      <span ref={end} className="absolute top-full scroll-mt-14" />
    </section>
  )
}
