import { useState } from 'react'
import type { ColumnPlaces } from '#domain/files/csv-reader.ts'
import { Field } from '#islands/ui/field.tsx'
import { FoldButton } from '#islands/ui/folded.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Select } from '#islands/ui/select.tsx'
import * as messages from '#locales/files.ts'
import type { FileColumns } from './file-columns.ts'

const CHOICES = Object.keys(messages.columnNames) as (keyof typeof messages.columnNames)[]
const NONE = -1

type ColumnChoiceProps = { columns: FileColumns; onChoose: (places: ColumnPlaces) => void }

/** Which column of a CSV has what: as it was guessed, to be changed by hand. */
export function ColumnChoice({ columns: { names, places, problem }, onChoose }: ColumnChoiceProps) {
  const [isFolded, fold] = useState(problem === null)
  const [chosen, choose] = useState(places)
  const options = [
    [NONE, messages.noColumn] as const,
    ...names.map((name, place) => [place, name.trim() || messages.unnamedColumn(place + 1)] as const),
  ]
  return (
    <section>
      {problem && (
        <p className="alert mb-3" role="alert">
          <Icon name="info" />
          <span>{messages.chooseColumns(problem)}</span>
        </p>
      )}
      <FoldButton className="max-sm:min-h-touch text-label text-ink-2" isFolded={isFolded} onFold={fold}>
        {messages.columns}
      </FoldButton>
      <div className="stack mt-3" hidden={isFolded}>
        <div className=":uno: grid grid-cols-3 max-sm:grid-cols-2 gap-3">
          {CHOICES.map((column) => (
            <Field key={column} label={messages.columnNames[column]}>
              {({ id }) => (
                <Select
                  id={id}
                  options={options}
                  value={chosen[column] ?? NONE}
                  onChange={(place) => choose({ ...chosen, [column]: place === NONE ? undefined : place })}
                />
              )}
            </Field>
          ))}
        </div>
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          disabled={chosen.title === undefined || chosen.artist === undefined}
          onClick={() => onChoose(chosen)}
        >
          {messages.applyColumns}
        </button>
      </div>
    </section>
  )
}
