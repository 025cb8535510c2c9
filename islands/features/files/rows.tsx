import type { ReactNode } from 'react'
import type { FailedRow } from '#domain/errors/error.ts'
import { sizeText } from '#islands/lib/size-text.ts'
import { Button } from '#islands/ui/button.tsx'
import { Chip } from '#islands/ui/chip.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { Icon, type IconName } from '#islands/ui/icon.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { written } from '#islands/ui/written.ts'
import * as progressTexts from '#locales/file-progress.ts'
import * as messages from '#locales/files.ts'
import { numberText } from '#locales/intl.ts'
import type { FirstRow, ImportPreview, Progress } from './file-job.ts'
import { saveFailedRows } from './import-file.ts'

// What is shown of a file and its rows.

/** What is to know about it. */
export const Note = ({ icon = 'info', children }: { icon?: IconName; children: ReactNode }) => (
  <p className="alert">
    <Icon name={icon} />
    <span>{children}</span>
  </p>
)

/** The name and size of the imported file. */
export const FileLine = ({ file }: { file: File }) => (
  <p className="min-h-6 flex items-center gap-2">
    <Icon name={/\.json$/i.test(file.name) ? 'json' : 'spreadsheet'} size={18} className="text-ink-3" />
    <b className="truncate font-semibold" {...written}>
      {file.name}
    </b>
    <span className="whitespace-nowrap text-ink-3">{sizeText(file.size)}</span>
  </p>
)

/** Named counts, side by side. */
export const RowCounts = ({ counts }: { counts: [name: string, count: number][] }) => (
  <dl className="counts :uno: [.meter+&]:mt-4 flex flex-wrap gap-x-8 gap-y-2">
    {counts.map(([name, count]) => (
      <div key={name} className="flex flex-col-reverse">
        <dt className="text-small text-ink-2">{name}</dt>
        <dd className="text-heading tracking-normal">{numberText(count)}</dd>
      </div>
    ))}
  </dl>
)

/** The results of the processed rows. */
export const ProgressCounts = ({ progress: { created, updated, skipped, failed } }: { progress: Progress }) => (
  <RowCounts
    counts={[
      [progressTexts.added, created],
      ...(updated > 0 ? [[progressTexts.filled, updated] as [string, number]] : []),
      [messages.existing, skipped],
      [progressTexts.skipped, failed],
    ]}
  />
)

const TAGS = 3

/** The first albums of a file as they would be imported. */
export function FirstRows({ rows }: { rows: FirstRow[] }) {
  return (
    <section>
      <h3 className="field-label">{messages.firstRows(rows.length)}</h3>
      <ul>
        {rows.map((album) => (
          <li
            key={album.row}
            className=":uno: grid grid-cols-[44px_minmax(0,1fr)_auto] max-sm:grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3 border-t border-line py-2"
          >
            <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={44} />
            <div>
              <p className="truncate">
                <b className="font-semibold" {...written}>
                  {album.title}
                </b>
              </p>
              <p className="truncate text-small text-ink-2" {...written}>
                {album.artist}
              </p>
            </div>
            <div className=":uno: grid max-sm:(col-start-2 flex items-center gap-3) max-tiny:flex-wrap justify-items-end">
              {album.rating !== null && <Stars value={album.rating} label={messages.rating} />}
              {album.exists && <span className="text-meta text-ink-3">{messages.rowExists}</span>}
            </div>
            {album.tags.length > 0 && (
              <p className="chips col-start-2 col-end--1 mt-1.5">
                {album.tags.slice(0, TAGS).map((tag) => (
                  <Chip key={tag} tag={tag} />
                ))}
                {album.tags.length > TAGS && (
                  <span className="chip chip-more">{messages.moreTags(album.tags.length - TAGS)}</span>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const MAX_SHOWN = 100

const rowText = ({ row, field, message }: FailedRow) =>
  row === 0 ? message : field === 'row' ? messages.rowFailure(row, message) : messages.fieldFailure(row, field, message)

const crateText = ({ row, field, message }: FailedRow) =>
  field === 'row' ? messages.crateFailure(row, message) : messages.crateFieldFailure(row, field, message)

const colorText = ({ row, message }: FailedRow) => messages.colorFailure(row, message)
const pairText = ({ row, message }: FailedRow) => messages.pairFailure(row, message)
const ruleText = ({ row, field, message }: FailedRow) =>
  field === 'row' ? messages.ruleFailure(row, message) : messages.ruleFieldFailure(row, field, message)

type FailedRowsProps = {
  failures: FailedRow[]
  /** How many there are; `failures` may hold only the first. */
  count: number
  /** All rows of the file. */
  total: number
  isOver: boolean
}

/** The rows of a file that cannot be imported, and why; they can be downloaded, fixed and imported. */
export function FailedRows({ failures, count, total, isOver }: FailedRowsProps) {
  const { isBusy, run } = useAction()
  const shown = failures.slice(0, MAX_SHOWN)
  const refuse = (error: unknown) =>
    showToast({ kind: 'error', title: messages.saveFailed, text: error instanceof Error ? error.message : undefined })
  const save = () => run(refuse, () => saveFailedRows(isOver ? failures : []))
  return (
    <section className="alert alert-danger" aria-label={messages.failedRows}>
      <Icon name="circle-alert" />
      <div>
        <p>{(isOver ? messages.wereSkipped : messages.willBeSkipped)(count, total)}</p>
        <FailureList failures={shown} more={count - shown.length} textOf={rowText} />
        <Button className="mt-3" icon="arrow-down-to-line" text={messages.exportCsv} disabled={isBusy} onClick={save} />
      </div>
    </section>
  )
}

/** What is left out of the rows of a file because it can't be read; the rest of them is imported. */
export const LeftOut = ({ left, leftOut }: ImportPreview) => (
  <Skipped
    label={messages.leftOut}
    text={messages.leftOutText(leftOut)}
    failures={left}
    count={leftOut.reduce((sum, [, count]) => sum + count, 0)}
    textOf={rowText}
  />
)

/** The tracks of a file that are on albums which the person has, and are not added. */
export const OnAlbums = ({ onAlbums, onAlbumsCount }: ImportPreview) => (
  <Skipped
    label={messages.onAlbums}
    text={messages.onAlbumsText(onAlbumsCount)}
    failures={onAlbums}
    count={onAlbumsCount}
    textOf={({ message }) => message}
  />
)

/** What is invalid beside the rows: parts of crates, tag rules, colors of tags, pairs that are not the same. The rest is imported. */
export const FailedParts = ({ crateFailures, ruleFailures, colorFailures, pairFailures }: ImportPreview) => (
  <>
    <Skipped {...CRATES} failures={crateFailures} />
    <Skipped {...RULES} failures={ruleFailures} />
    <Skipped {...COLORS} failures={colorFailures} />
    <Skipped {...PAIRS} failures={pairFailures} />
  </>
)

const CRATES = { label: messages.failedCrates, text: messages.failedCratesText, textOf: crateText }
const RULES = { label: messages.failedRules, text: messages.failedRulesText, textOf: ruleText }
const COLORS = { label: messages.failedColors, text: messages.failedColorsText, textOf: colorText }
const PAIRS = { label: messages.failedPairs, text: messages.failedPairsText, textOf: pairText }

type SkippedProps = Omit<FailureListProps, 'more'> & { label: string; text: string; count?: number }

function Skipped({ label, text, failures, count = failures.length, textOf }: SkippedProps) {
  if (failures.length === 0) return null
  const shown = failures.slice(0, MAX_SHOWN)
  return (
    <section className="alert" aria-label={label}>
      <Icon name="info" />
      <div>
        <p>{text}</p>
        <FailureList failures={shown} more={count - shown.length} textOf={textOf} />
      </div>
    </section>
  )
}

type FailureListProps = { failures: FailedRow[]; more: number; textOf: (failure: FailedRow) => string }

const FailureList = ({ failures, more, textOf }: FailureListProps) => (
  <ul
    className=":uno: [scrollbar-width:thin] mt-2 max-h-42 overflow-y-auto text-ink-2"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    tabIndex={0}
    aria-label={messages.problems}
  >
    {failures.map((failure) => (
      <li key={`${failure.row} ${failure.field}`}>{textOf(failure)}</li>
    ))}
    {more > 0 && <li>{messages.moreFailures(more)}</li>}
  </ul>
)
