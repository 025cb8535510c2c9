import { parseCollectionQuery } from '#domain/collection-query.ts'
import type { View } from '#domain/view-preferences.ts'
import { showQuery } from '../location.ts'
import { sayNotLoaded } from './say-not-loaded.ts'
import { chooseView } from './use-view.ts'
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
