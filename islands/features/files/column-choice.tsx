import { useState } from 'react'
import { RATING_SCALES, readDay } from '#domain/files/cell-values.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import { CheckField, SelectField } from '#islands/ui/choices.tsx'
import { FoldButton } from '#islands/ui/folded.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/files.ts'
import { dayText } from '#locales/intl.ts'
import type { FileColumns } from './file-columns.ts'

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
                <button
                  key={String(isFirst)}
                  type="button"
                  className="btn btn-outline"
                  onClick={() => onChoose(made({ dayFirst: isFirst }))}
                >
                  {dayText(Date.parse(readDay(unclearDate, isFirst) ?? ''))}
                </button>
              ))}
            </div>
          </div>
        </fieldset>
      )}
      {isRecalled && <p className="mb-3 text-small text-ink-2">{messages.columnsRecalled}</p>}
      {scale !== null && scale !== 5 && <p className="mb-3 text-small text-ink-2">{messages.ratingsRead(scale)}</p>}
      <FoldButton className="max-sm:min-h-touch text-label text-ink-2" isFolded={isFolded} onFold={fold}>
        {messages.columns}
      </FoldButton>
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
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          disabled={chosen.title === undefined || chosen.artist === undefined}
          onClick={() => onChoose(made())}
        >
          {messages.applyColumns}
        </button>
      </div>
    </section>
  )
}
