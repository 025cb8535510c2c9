import { useEffect, useRef, useState } from 'react'
import { type FolderName, namesOfFiles } from '#domain/albums/folder-names.ts'
import { readRecords, useAlbums } from '#islands/data/view/use-records.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { yieldToPage } from '#islands/lib/time-slices.ts'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { Progress } from '#islands/ui/progress.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/downloads.ts'
import { ChooseNames } from './choose-names.tsx'
import { type Comparison, compare } from './compare.ts'
import { FoundAlbums } from './found-albums.tsx'

/** Compares the names in a folder with the albums, and marks matching albums as downloaded. Names never leave the device. */
export function CompareDialog({ isOpen, keepForAnswer }: DialogContentProps) {
  const albums = useAlbums()
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const { isBusy, run } = useAction()
  const [problem, setProblem] = useState('')
  const [text, setText] = useState('')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (read: () => FolderName[] | Promise<FolderName[]>) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProblem('')
    const refuse = () => setProblem(messages.notRead)
    await run(refuse, async () => {
      await yieldToPage()
      const [names, known] = await Promise.all([read(), readRecords()])
      const result = names.length > 0 && (await compare(names, known.albums, signal))
      if (signal.aborted) return
      if (result) setComparison(result)
      else setProblem(messages.noNames)
    })
  }
  if (comparison && albums)
    return (
      <FoundAlbums
        isOpen={isOpen}
        keepForAnswer={keepForAnswer}
        albums={albums}
        comparison={comparison}
        onChange={setComparison}
        onBack={() => setComparison(null)}
      />
    )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.compareTitle}>
      {!isBusy ? (
        <ChooseNames
          problem={albums?.length === 0 ? messages.noAlbums : problem}
          text={text}
          onText={setText}
          onPaths={(paths) => void start(async () => namesOfFiles(await paths))}
          onNames={(names) => void start(() => names)}
        />
      ) : (
        <div className="min-h-40" role="status">
          <p className="mb-3 text-small text-ink-2">{messages.comparing}</p>
          <Progress label={messages.comparing} />
        </div>
      )}
    </Dialog>
  )
}
