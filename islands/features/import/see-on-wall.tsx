import type { ImportView } from '#domain/imports/fan-import.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { showView } from '#islands/features/album/public.ts'
import { showQuery } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import * as messages from '#locales/import.ts'
import { MANY } from './is-first-run.ts'

/** The query for the albums that imports added, in any list. */
export const importedBy = (imports: readonly Pick<ImportView, 'id'>[]): CollectionQuery => ({
  ...DEFAULT_QUERY,
  list: 'both',
  imports: imports.map(({ id }) => id).join(','),
})

/** Offers the wall after an import of many albums, in place of the dialog that is open. */
export function SeeOnWall({ id, added, className }: Pick<ImportView, 'id' | 'added'> & { className?: string }) {
  if (added <= MANY) return null
  const see = () => {
    showQuery(importedBy([{ id }]))
    void showView('wall')
  }
  return <Button icon="wall" className={className} text={messages.seeOnWall} onClick={see} />
}
