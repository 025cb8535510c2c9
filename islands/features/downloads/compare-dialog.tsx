import { useEffect, useRef, useState } from 'react'
import type { FolderName } from '#domain/albums/folder-names.ts'
import { LIMITS } from '#domain/limits.ts'
import { readRecords, useAlbums } from '#islands/data/view/use-records.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { yieldToPage } from '#islands/lib/time-slices.ts'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { Progress } from '#islands/ui/progress.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/downloads.ts'
import { cancel } from '#locales/phrases.ts'
import { ChooseNames } from './choose-names.tsx'
import { type Comparison, compare } from './compare.ts'
import { FoundAlbums } from './found-albums.tsx'
import { type FolderFile, readFolder } from './read-folder.ts'
import { TakeOut } from './take-out.tsx'

/** Compares what is in a folder with the albums, and marks matching albums as downloaded. What is read never leaves the device. */
export function CompareDialog({ isOpen, keepForAnswer }: DialogContentProps) {
  const albums = useAlbums()
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const [isCut, setCut] = useState(false)
  const { isBusy, run } = useAction()
  const [problem, setProblem] = useState('')
  const [text, setText] = useState('')
  const [share, setShare] = useState<number>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (read: (signal: AbortSignal) => Promise<FolderName[] | null>) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProblem('')
    setShare(undefined)
    const refuse = () => setProblem(messages.notRead)
    await run(refuse, async () => {
      await yieldToPage()
      const [names, known] = await Promise.all([read(signal), readRecords()])
      const result = names && names.length > 0 && (await compare(names, known.albums, signal, setShare))
      if (signal.aborted) return
      if (result) setComparison(result)
      else setProblem(messages.noNames)
    })
  }
  const startWith = (choose: (signal: AbortSignal) => Promise<readonly FolderFile[]>) =>
    start(async (signal) => {
      const files = await choose(signal)
      setCut(files.length > LIMITS.filesCompared)
      return readFolder(files, signal)
    })
  if (comparison && albums)
    return (
      <FoundAlbums
        isOpen={isOpen}
        keepForAnswer={keepForAnswer}
        albums={albums}
        comparison={comparison}
        isCut={isCut}
        onChange={setComparison}
        onBack={() => setComparison(null)}
      />
    )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.compareTitle}>
      {!isBusy ? (
        <>
          <ChooseNames
            problem={albums?.length === 0 ? messages.noAlbums : problem}
            text={text}
            onText={setText}
            onFiles={(choose) => void startWith(choose)}
            onNames={(names) => void start(async () => names)}
          />
          {albums?.length !== 0 && <TakeOut albums={albums ?? []} />}
        </>
      ) : (
        <div className="min-h-40" role="status">
          <p className="mb-3 text-small text-ink-2">{messages.comparing}</p>
          <Progress label={messages.comparing} value={share} />
          <Button className="mt-4" text={cancel} onClick={() => running.current?.abort()} />
        </div>
      )}
    </Dialog>
  )
}
