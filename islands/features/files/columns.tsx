import { useState } from 'react'
import * as z from 'zod/mini'
import { RATING_SCALES, readDay } from '#domain/files/cell-values.ts'
import { CSV_COLUMNS } from '#domain/files/csv.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import { PLAY_CELLS, type PlayCell } from '#domain/files/known-files.ts'
import { keepSetting, readSetting } from '#islands/data/settings.ts'
import { Button } from '#islands/ui/button.tsx'
import { CheckField, SelectField } from '#islands/ui/choices.tsx'
import { FoldButton } from '#islands/ui/folded.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/file-columns.ts'
import { dayText } from '#locales/intl.ts'
import type { FileColumns, PlayColumns } from './file-job.ts'

const MOST_FILES = 20
const MOST_LETTERS = 2_000

const Places = z.partialRecord(z.enum(CSV_COLUMNS), z.int().check(z.nonnegative()))
/** What was said of the columns of files with these names. */
const Remembered = z.object({
  names: z.array(z.string()),
  places: Places,
  scale: z.optional(z.literal(RATING_SCALES)),
  dayFirst: z.optional(z.boolean()),
})
type Remembered = z.infer<typeof Remembered>

function readAll(): Remembered[] {
  try {
    return z.array(Remembered).parse(JSON.parse(readSetting('fileColumns')))
  } catch {
    return []
  }
}

const isOf =
  (names: readonly string[]) =>
  (one: Remembered): boolean =>
    one.names.length === names.length && one.names.every((name, place) => name === names[place])

const keyOf = ({ places, scale, dayFirst }: Pick<FileColumns, 'places'> & Partial<FileColumns>) =>
  JSON.stringify([Object.entries(places).sort(), scale ?? null, dayFirst ?? null])

/** What was said before of the columns of a file with the same names; null if nothing was, or nothing else than what it seems to be. */
export function recallColumns({ names, isNameless, ...seeming }: FileColumns): FileChoices | null {
  const found = isNameless ? undefined : readAll().find(isOf(names))
  if (!found || Object.values(found.places).some((place) => (place ?? 0) >= names.length)) return null
  const { names: _, ...choices } = found
  return keyOf({ ...seeming, ...choices }) === keyOf(seeming) ? null : choices
}

/** Keeps on this device what was said of a file's columns, for the next one with the same names. */
export function rememberColumns({ names }: FileColumns, { places, scale, dayFirst, isNameless }: FileChoices): void {
  if (!places || isNameless || names.join().length > MOST_LETTERS) return
  const said = { names, places, ...(scale && { scale }), ...(dayFirst != null && { dayFirst }) }
  const others = readAll().filter((one) => !isOf(names)(one))
  keepSetting('fileColumns', JSON.stringify([said, ...others].slice(0, MOST_FILES)))
}

const CHOICES = Object.keys(messages.columnNames) as (keyof typeof messages.columnNames)[]
const SCALES = RATING_SCALES.map((scale) => [scale, messages.ratingScales(scale)] as const)
const NONE = -1

type ColumnChoiceProps = {
  columns: FileColumns
  /** Whether they were chosen for another file with the same names. */
  isRecalled: boolean
  onChoose: (choices: FileChoices) => void
}

/** What a CSV's columns have and how its cells are meant: as it was guessed, to be changed by hand. */
export function ColumnChoice({ columns, isRecalled, onChoose }: ColumnChoiceProps) {
  const { names, places, problem, scale, dayFirst, unclearDate } = columns
  const [isFolded, fold] = useState(problem === null)
  const [chosen, choose] = useState(places)
  const [isNameless, setNameless] = useState(columns.isNameless)
  const made = (more: FileChoices = {}): FileChoices => ({
    places: chosen,
    isNameless: isNameless || undefined,
    ...(scale !== null && { scale }),
    ...(dayFirst !== null && { dayFirst }),
    ...more,
  })
  const nameOf = (name: string, place: number) =>
    name.trim() === '' || names.indexOf(name) !== names.lastIndexOf(name)
      ? messages.unnamedColumn(place + 1, name.trim())
      : name.trim()
  const options = [
    [NONE, messages.noColumn] as const,
    ...names.map((name, place) => [place, nameOf(name, place)] as const),
  ]
  return (
    <section>
      {problem && (
        <p className="alert mb-3" role="alert">
          <Icon name="info" />
          <span>{messages.chooseColumns(problem)}</span>
        </p>
      )}
      {unclearDate !== null && !problem && (
        <fieldset className="alert mb-3" aria-label={messages.whichDate(unclearDate)}>
          <Icon name="info" />
          <div>
            <p>{messages.whichDate(unclearDate)}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {[true, false].map((isFirst) => (
                <Button
                  key={String(isFirst)}
                  text={dayText(Date.parse(readDay(unclearDate, isFirst) ?? ''))}
                  onClick={() => onChoose(made({ dayFirst: isFirst }))}
                />
              ))}
            </div>
          </div>
        </fieldset>
      )}
      {isRecalled && <p className="mb-3 text-small text-ink-2">{messages.columnsRecalled}</p>}
      {scale !== null && scale !== 5 && <p className="mb-3 text-small text-ink-2">{messages.ratingsRead(scale)}</p>}
      <FoldButton
        className="max-sm:min-h-touch text-label text-ink-2"
        isFolded={isFolded}
        text={messages.columns}
        onFold={fold}
      />
      <div className="stack mt-3" hidden={isFolded}>
        <div className=":uno: grid grid-cols-3 max-sm:grid-cols-2 gap-3">
          {CHOICES.map((column) => (
            <SelectField
              key={column}
              label={messages.columnNames[column]}
              options={options}
              value={chosen[column] ?? NONE}
              onChange={(place) => choose({ ...chosen, [column]: place === NONE ? undefined : place })}
            />
          ))}
          {scale !== null && (
            <SelectField
              label={messages.ratingScale}
              options={SCALES}
              value={scale}
              onChange={(one) => onChoose(made({ scale: one }))}
            />
          )}
        </div>
        <CheckField
          label={messages.firstRowIsAlbum}
          checked={isNameless}
          onChange={({ target }) => setNameless(target.checked)}
        />
        <Button
          className="justify-self-start"
          text={messages.applyColumns}
          disabled={chosen.title === undefined || chosen.artist === undefined}
          onClick={() => onChoose(made())}
        />
      </div>
    </section>
  )
}

type PlayOrderProps = { columns: PlayColumns; onChoose: (order: PlayCell[]) => void }

/** Which column of plays without names has what, by what the first row has there. A column that is chosen changes places with the other. */
export function PlayOrder({ columns: { order, first }, onChoose }: PlayOrderProps) {
  const options = first.map((cell, place) => [place, cell.trim() || messages.unnamedColumn(place + 1, '')] as const)
  const change = (cell: PlayCell, place: number) => {
    const other = order[place]
    onChoose(order.map((one, at) => (at === place ? cell : one === cell ? (other ?? one) : one)))
  }
  return (
    <fieldset>
      <legend className="field-label mb-2">{messages.playColumnsText}</legend>
      <div className=":uno: grid grid-cols-4 max-sm:grid-cols-2 gap-3">
        {PLAY_CELLS.map((cell) => (
          <SelectField
            key={cell}
            label={messages.playColumns[cell]}
            options={options}
            value={order.indexOf(cell)}
            onChange={(place) => change(cell, place)}
          />
        ))}
      </div>
    </fieldset>
  )
}
