import type { ComponentProps } from 'react'
import type { List } from '#domain/albums/album.ts'
import { CheckField } from '#islands/ui/choices.tsx'
import { FieldError } from '#islands/ui/field.tsx'
import * as messages from '#locales/import.ts'

const LISTS = { collection: messages.collection, wishlist: messages.wishlist }

type ListChecksProps = { error?: string; box: (list: List) => ComponentProps<'input'> }

/** Which of a fan's lists to import. */
export const ListChecks = ({ error, box }: ListChecksProps) => (
  <fieldset>
    <legend className="field-label">{messages.whatToImport}</legend>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {(['collection', 'wishlist'] as const).map((list) => (
        <CheckField key={list} label={LISTS[list]} value={list} {...box(list)} />
      ))}
    </div>
    {error && <FieldError>{error}</FieldError>}
  </fieldset>
)
