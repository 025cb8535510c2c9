import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import type { ViewName } from '#domain/query/paging.ts'
import { keepSetting } from '#islands/data/settings.ts'
import { showQuery } from '#islands/lib/location.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import { viewNamed } from './views.tsx'

/** Shows the albums in another view, on the first page if that view has no pages. Devices without a choice of their own use it too. */
export async function showView(name: ViewName): Promise<void> {
  const { code, isUnpaged } = viewNamed(name)
  try {
    await code.load()
  } catch {
    return showLoadError()
  }
  if (isUnpaged) {
    const query = parseCollectionQuery(location.search)
    if (query.page > 1) showQuery({ ...query, page: 1 }, { replace: true })
  }
  keepSetting('view', name)
  keepSetting('lastView', name)
}
