import type { ImportView } from '#domain/imports/fan-import.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { showView } from '#islands/features/album/public.ts'
import { showQuery } from '#islands/lib/location.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/import.ts'

const MANY = 50

/** Whether so many albums have come that the wall shows them best. */
export const isForWall = (added: number): boolean => added > MANY

/** The query of the albums that imports added, in whatever list they are now. */
export const importedBy = (imports: readonly Pick<ImportView, 'id'>[]): CollectionQuery => ({
  ...DEFAULT_QUERY,
  list: 'both',
  imports: imports.map(({ id }) => id).join(','),
})

/** Shows what an import added on the wall, in place of the dialog that is open. */
export function seeOnWall(one: Pick<ImportView, 'id'>): void {
  showQuery(importedBy([one]))
  void showView('wall')
}

/** Offers the wall after an import of many albums. */
export const SeeOnWall = ({ id, added }: Pick<ImportView, 'id' | 'added'>) =>
  isForWall(added) && (
    <button type="button" className="btn btn-outline" onClick={() => seeOnWall({ id })}>
      <Icon name="wall" />
      {messages.seeOnWall}
    </button>
  )
