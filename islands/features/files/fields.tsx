import { type ReactNode, useId, useState } from 'react'
import { CrateInput, type CrateView } from '#domain/crates/crate.ts'
import { cratesToFill } from '#domain/crates/crate-lists.ts'
import type { FileMode } from '#domain/imports/file-mode.ts'
import { Button } from '#islands/ui/button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { ChoiceField, TextField } from '#islands/ui/text-field.tsx'
import { written } from '#islands/ui/written.ts'
import { byArtist } from '#locales/albums.ts'
import * as messages from '#locales/files.ts'
import type { Apart, ImportPreview } from './file-job.ts'
import type { Choice } from './import-file.ts'

// What a person chooses of an import or an export.

type OptionProps = { name: string; isChosen: boolean; onChoose: () => void; title: string; children: ReactNode }

/** One of several options, with a description. */
export function Option({ name, isChosen, onChoose, title, children }: OptionProps) {
  const id = useId()
  return (
    <div className=":uno: flex cursor-pointer items-start gap-3 border-t first:border-t-0 border-line py-3">
      <input
        id={id}
        type="radio"
        className="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-words`}
      />
      <label htmlFor={id} className=":uno: grid max-sm:min-h-touch flex-1 cursor-pointer">
        <b className="font-semibold">{title}</b>
        <span id={`${id}-words`} className="text-small text-ink-2">
          {children}
        </span>
      </label>
    </div>
  )
}

/** The value of the option to create a crate. */
const NEW_CRATE = 'new'

type CrateOptionsProps = {
  crates: CrateView[]
  /** Adds an option to create one. */
  withNew?: boolean
}

/** The options of a choice of crates: none chosen, a new one, each. */
export const CrateOptions = ({ crates, withNew }: CrateOptionsProps) => (
  <>
    <option value="">{messages.chooseCrate}</option>
    {withNew && <option value={NEW_CRATE}>{messages.newCrate}</option>}
    {crates.map((crate) => (
      <option key={crate.id} value={crate.id} {...written}>
        {crate.name}
      </option>
    ))}
  </>
)

/** The chosen destination of the albums. */
export type Destination = {
  kind: 'collection' | 'albums' | 'crate'
  /** The value of an option; empty if none is chosen. */
  crate: string
  newName: string
  nameError: string
}

/** Whether a crate must still be chosen. */
export const lacksCrate = ({ kind, crate }: Destination): boolean => kind === 'crate' && crate === ''

/** The plan for a destination, or what is wrong with the name of the new crate. */
export function planFor({ kind, crate, newName }: Destination): Omit<Choice, 'mode'> | { nameError: string } {
  if (kind !== 'crate') return { plan: { kind }, crateId: null }
  if (crate !== NEW_CRATE) return { plan: { kind: 'albums' }, crateId: Number(crate) }
  const checked = CrateInput.safeParse({ name: newName })
  if (!checked.success) return { nameError: checked.error.issues[0]?.message ?? '' }
  return { plan: { kind: 'new-crate', name: checked.data.name }, crateId: null }
}

type DestinationFieldsProps = {
  destination: Destination
  onChange: (destination: Destination) => void
  crates: CrateView[]
  whole: string | null
}

/** Asks for the destination of the albums; `whole` names what the file has besides albums. */
export function DestinationFields({ destination, onChange, crates, whole }: DestinationFieldsProps) {
  return (
    <>
      <div className="two">
        <ChoiceField
          label={messages.destination}
          value={destination.kind}
          onChange={(event) => onChange({ ...destination, kind: event.target.value as Destination['kind'] })}
        >
          {whole && <option value="collection">{whole}</option>}
          <option value="albums">{whole ? messages.destinationAlbumsOnly : messages.destinationAlbums}</option>
          <option value="crate">{messages.destinationCrate}</option>
        </ChoiceField>
        {destination.kind === 'crate' && (
          <ChoiceField
            label={messages.crate}
            value={destination.crate}
            onChange={({ target }) => onChange({ ...destination, crate: target.value })}
          >
            <CrateOptions crates={cratesToFill(crates)} withNew />
          </ChoiceField>
        )}
      </div>
      {destination.kind === 'crate' && destination.crate === NEW_CRATE && (
        <TextField
          label={messages.newCrateName}
          error={destination.nameError || undefined}
          value={destination.newName}
          onChange={(event) => onChange({ ...destination, newName: event.target.value, nameError: '' })}
        />
      )}
    </>
  )
}

/** One's own time zone first, then all others. */
const allZones = () =>
  new Map(
    [new Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => [
      zone.replaceAll('_', ' '),
      zone,
    ]),
  )

/** A time zone, found by a part of its name. */
export function ZoneField({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }) {
  const [zones] = useState(allZones)
  const [typed, type] = useState<string | null>(null)
  const id = useId()
  return (
    <>
      <TextField
        label={messages.zone}
        help={messages.zoneHelp}
        type="search"
        list={id}
        value={typed ?? zone.replaceAll('_', ' ')}
        onFocus={() => type('')}
        onBlur={() => type(null)}
        onChange={({ target }) => {
          type(target.value)
          const found = zones.get(target.value)
          if (found) onChoose(found)
        }}
      />
      <datalist id={id}>
        {[...zones.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

type ModeChoiceProps = { mode: FileMode; onChange: (mode: FileMode) => void; fillable: number }

/** What becomes of albums that are there. */
export const ModeChoice = ({ mode, onChange, fillable }: ModeChoiceProps) => (
  <fieldset>
    <legend className="field-label">{messages.existingAlbums}</legend>
    <Option name="mode" isChosen={mode === 'skip'} onChoose={() => onChange('skip')} title={messages.skip}>
      {messages.skipText}
    </Option>
    <Option name="mode" isChosen={mode === 'fill'} onChoose={() => onChange('fill')} title={messages.fill}>
      {messages.fillText(fillable)}
    </Option>
  </fieldset>
)

type ProbablyThereProps = Pick<ImportPreview, 'probable' | 'probableCount'> & {
  apart: Apart
  onChange: (apart: Apart) => void
}

/** The rows that are probably albums that are there, to be told apart one by one or all at once. */
export function ProbablyThere({ probable, probableCount, apart, onChange }: ProbablyThereProps) {
  const areSame = (row: number) => apart !== 'all' && !apart.includes(row)
  const toggle = (row: number, isSame: boolean) => {
    const rows = apart === 'all' ? probable.map((one) => one.row) : apart
    onChange(isSame ? rows.filter((one) => one !== row) : [...rows, row])
  }
  return (
    <section className="alert" aria-label={messages.probablyThere}>
      <Icon name="info" />
      <div className="min-w-0 flex-1">
        <p>{messages.probablyThereText(probableCount)}</p>
        <ul className=":uno: [scrollbar-width:thin] mt-2 max-h-64 overflow-y-auto">
          {probable.map(({ row, title, artist, there }) => (
            <li key={row}>
              <label className=":uno: max-sm:min-h-touch flex items-start gap-2 py-1">
                <input
                  type="checkbox"
                  className="check"
                  checked={areSame(row)}
                  // Those that are not listed would change with it.
                  disabled={apart === 'all' && probableCount > probable.length}
                  onChange={({ target }) => toggle(row, target.checked)}
                />
                <span className="min-w-0 break-anywhere">
                  <span>{byArtist(title, artist)}</span>
                  <span className="block text-small text-ink-2">
                    {messages.isThere(byArtist(there.title, there.artist))}
                  </span>
                </span>
              </label>
            </li>
          ))}
          {probableCount > probable.length && <li>{messages.moreFailures(probableCount - probable.length)}</li>}
        </ul>
        <Button
          look="meta-link"
          className="mt-2"
          text={apart.length > 0 ? messages.allAreThere : messages.allAreOthers}
          onClick={() => onChange(apart.length > 0 ? [] : 'all')}
        />
      </div>
    </section>
  )
}
