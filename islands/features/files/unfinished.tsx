import { useEffect, useState } from 'react'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { cancelImport } from '#islands/data/api/change-imports-api.ts'
import { getFileImport } from '#islands/data/api/files-api.ts'
import { listImports, useImports } from '#islands/data/api/imports-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { FileButton } from '#islands/ui/file-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/files.ts'
import type { Plan, Resumable } from './file-job.ts'

const MAX_SHOWN = 3
const POLL_MS = 2_000

/** Where the albums go, as an import keeps it. */
export const targetOf = (plan: Plan, crateId: number | null) =>
  crateId !== null || plan.kind === 'new-crate' ? 'crate' : plan.kind

/** The plan that an import of this file was started with, or null for another file. */
function planOf({ file }: ImportView, hash: string): Plan | null {
  if (file === null || file.fingerprint !== hash) return null
  if (file.target === 'collection') return { kind: 'collection' }
  return file.target === 'crate' && file.crateId === null ? { kind: 'new-crate', name: '' } : { kind: 'albums' }
}

/** The unfinished import of the file with this hash, if there is one. */
export async function findResumable(hash: string): Promise<Resumable | null> {
  for (const one of await listImports()) {
    const plan = isImportOver(one.status) ? null : planOf(one, hash)
    if (!plan) continue
    const view = await getFileImport(one.id)
    // Only the closed tab knew the name of the new crate.
    if (plan.kind !== 'new-crate' || view.crateChunks.length > 0) return { view, plan }
    await cancelImport(one.id)
  }
  return null
}

/** How many rows have been processed. */
export const rowsIn = ({ added, updated, existing, failed }: ImportView): number => added + updated + existing + failed

/** What became of them. */
export const countsOf = ({ added, updated, existing, failed }: ImportView) => ({
  created: added,
  updated,
  skipped: existing,
  failed,
})

const nameOf = (importId: number) => `gatefold file import ${importId}`
const stay = (event: Event) => event.preventDefault()
let release = () => {}

/** Locks an import for this tab: the page asks before it closes, and no other tab sends the file. False if another tab has the lock. */
export async function takeImportLock(importId: number): Promise<boolean> {
  const isMine = await new Promise<boolean>((resolve) => {
    // Browsers have locks only in secure contexts.
    if (!navigator.locks) return resolve(true)
    void navigator.locks.request(nameOf(importId), { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      const held = Promise.withResolvers<void>()
      release = held.resolve
      return lock ? held.promise : undefined
    })
  })
  if (isMine) addEventListener('beforeunload', stay)
  return isMine
}

export function releaseImportLock(): void {
  removeEventListener('beforeunload', stay)
  release()
}

/** Whether any tab is sending this import. */
export async function isImportLocked(importId: number): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {}
  return held?.some(({ name }) => name === nameOf(importId)) ?? false
}

type OnUnfinished = (file: File, one: { id: number; name: string }) => void

/** The file imports that were interrupted with their tab, to resume or cancel. */
export function Unfinished({ onFile }: { onFile: OnUnfinished }) {
  const { data: imports, mutate } = useImports(true)
  const open = imports?.filter((one) => one.kind === 'file' && !isImportOver(one.status)).slice(0, MAX_SHOWN) ?? []
  return open.map((one) => <OneUnfinished key={one.id} one={one} onFile={onFile} onEnded={mutate} />)
}

type OneUnfinishedProps = { one: ImportView; onFile: OnUnfinished; onEnded: () => Promise<unknown> }

function OneUnfinished({ one, onFile, onEnded }: OneUnfinishedProps) {
  const isSentElsewhere = useIsLocked(one.id, onEnded)
  const { isBusy, run } = useAction()
  const name = one.file?.name ?? messages.unnamedFile
  const cancel = () =>
    run(messages.notCancelled, async () => {
      await cancelImport(one.id)
      await onEnded()
    })
  if (isSentElsewhere) {
    return (
      <p className="alert">
        <Icon name="upload" />
        <span>{messages.importedInOtherTab(name)}</span>
      </p>
    )
  }
  return (
    <section className="alert" aria-label={messages.unfinished}>
      <Icon name="clock" />
      <div>
        <p>{messages.unfinishedText(name, rowsIn(one), one.found)}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <FileButton className="btn btn-outline" onFile={(file) => onFile(file, { id: one.id, name })}>
            {messages.chooseAgain(name, srOnly)}
          </FileButton>
          <Button look="btn-ghost" text={messages.cancelHere(name, srOnly)} disabled={isBusy} onClick={cancel} />
        </div>
      </div>
    </section>
  )
}

/** Whether another tab sends this import, polled while it does; `onDone` is called when it stops. */
function useIsLocked(importId: number, onDone: () => unknown): boolean {
  const [isLocked, setLocked] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let wasLocked = false
    const poll = async () => {
      const isNow = await isImportLocked(importId)
      setLocked(isNow)
      if (wasLocked && !isNow) onDone()
      wasLocked = isNow
      if (isNow) timer = setTimeout(poll, POLL_MS)
    }
    void poll()
    return () => clearTimeout(timer)
  }, [importId, onDone])
  return isLocked
}
