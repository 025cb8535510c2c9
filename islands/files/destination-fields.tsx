import { CrateInput, type CrateView } from '#domain/crate.ts'
import * as messages from '#locales/files.ts'
import { Field } from '../ui/field.tsx'
import { CrateSelect, NEW_CRATE } from './crate-select.tsx'
import type { Plan } from './plan.ts'

/** Where the albums go, as far as the person has said it. */
export type Destination = {
  destination: 'collection' | 'albums' | 'crate'
  crateId: number | typeof NEW_CRATE | null
  newName: string
  nameError: string
}

/** Whether a crate is wanted and not said which. */
export const lacksCrate = ({ destination, crateId }: Destination): boolean =>
  destination === 'crate' && crateId === null

/** What is to be done by that, or what is wrong with the new crate's name. */
export function planFor({
  destination,
  crateId,
  newName,
}: Destination): { plan: Plan; crateId: number | null } | { nameError: string } {
  if (destination !== 'crate') return { plan: { kind: destination }, crateId: null }
  if (crateId !== NEW_CRATE) return { plan: { kind: 'albums' }, crateId }
  const checked = CrateInput.safeParse({ name: newName })
  if (!checked.success) return { nameError: checked.error.issues[0]?.message ?? '' }
  return { plan: { kind: 'new-crate', name: checked.data.name }, crateId: null }
}

type DestinationFieldsProps = {
  into: Destination
  onChange: (into: Destination) => void
  crates: CrateView[]
  hasCrates: boolean
}

/** Asks where the albums of a file go; `hasCrates` is whether it brings crates of its own. */
export function DestinationFields({ into, onChange, crates, hasCrates }: DestinationFieldsProps) {
  return (
    <>
      <div className="two">
        <Field label={messages.destination}>
          {(control) => (
            <span className="select">
              <select
                className="in"
                value={into.destination}
                onChange={(event) =>
                  onChange({ ...into, destination: event.target.value as Destination['destination'] })
                }
                {...control}
              >
                {hasCrates && <option value="collection">{messages.withCrates}</option>}
                <option value="albums">{hasCrates ? messages.albumsOnly : messages.yourAlbums}</option>
                <option value="crate">{messages.aCrate}</option>
              </select>
            </span>
          )}
        </Field>
        {into.destination === 'crate' && (
          <Field label={messages.crate}>
            {(control) => (
              <CrateSelect
                crates={crates}
                value={into.crateId}
                onChange={(crateId) => onChange({ ...into, crateId })}
                withNew
                {...control}
              />
            )}
          </Field>
        )}
      </div>
      {into.destination === 'crate' && into.crateId === NEW_CRATE && (
        <Field label={messages.newCrateName} error={into.nameError || undefined}>
          {(control) => (
            <input
              className="in"
              autoComplete="off"
              value={into.newName}
              onChange={(event) => onChange({ ...into, newName: event.target.value, nameError: '' })}
              {...control}
            />
          )}
        </Field>
      )}
    </>
  )
}
