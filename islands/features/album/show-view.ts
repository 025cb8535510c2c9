import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import type { View } from '#domain/query/view-preferences.ts'
import { chooseView } from '#islands/features/list/public.ts'
import { showQuery } from '#islands/lib/location.ts'
import { sayNotLoaded } from '#islands/ui/say-not-loaded.ts'
import { loadView } from './view-code.ts'

/** Shows the albums in another view. The wall has no pages. */
export async function showView(view: View): Promise<void> {
  try {
    await loadView(view)
  } catch {
    return sayNotLoaded()
  }
  if (view === 'wall') {
    const query = parseCollectionQuery(location.search)
    if (query.page > 1) showQuery({ ...query, page: 1 }, { replace: true })
  }
  chooseView(view)
}
