import { CrateInput, type CrateView } from '#domain/crates/crate.ts'
import { cratesToFill } from '#domain/crates/crate-list.ts'
import { Field } from '#islands/ui/field.tsx'
import { ChoiceField, TextField } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/files.ts'
import { CrateSelect, NEW_CRATE } from './crate-select.tsx'
import type { Plan } from './plan.ts'

/** The chosen destination of the albums. */
export type Destination = {
  kind: 'collection' | 'albums' | 'crate'
  crateId: number | typeof NEW_CRATE | null
  newName: string
  nameError: string
}

/** Whether a crate must still be chosen. */
export const lacksCrate = ({ kind, crateId }: Destination): boolean => kind === 'crate' && crateId === null

/** The plan for a destination, or what is wrong with the name of the new crate. */
export function planFor({
  kind,
  crateId,
  newName,
}: Destination): { plan: Plan; crateId: number | null } | { nameError: string } {
  if (kind !== 'crate') return { plan: { kind }, crateId: null }
  if (crateId !== NEW_CRATE) return { plan: { kind: 'albums' }, crateId }
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
          <Field label={messages.crate}>
            {(control) => (
              <CrateSelect
                crates={cratesToFill(crates)}
                value={destination.crateId}
                onChange={(crateId) => onChange({ ...destination, crateId })}
                withNew
                {...control}
              />
            )}
          </Field>
        )}
      </div>
      {destination.kind === 'crate' && destination.crateId === NEW_CRATE && (
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
