import { mutate } from 'swr'
import type { FanListsInput, ImportView, WeeklyLook } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { createStore } from '#islands/lib/store.ts'
import { byId, client, unwrap } from '../client.ts'
import { useResource } from './resource.ts'

export const IMPORTS = 'imports'

/** Whether anything on this page has asked for the imports. */
export const importsAsked = createStore(false)

export function listImports(): Promise<ImportView[]> {
  importsAsked.set(true)
  return unwrap(client.imports.$get())
}

// This browser sends the file of a file import and knows its progress.
const runsOnServer = ({ kind, status }: ImportView) => kind !== 'file' && !isImportOver(status)

/** Past and running imports, newest first; polled every second while one runs. */
export const useImports = (isOpen: boolean) =>
  useResource<ImportView[]>(isOpen ? IMPORTS : null, listImports, {
    refreshInterval: (imports) => (imports?.some(runsOnServer) ? 1_000 : 0),
  })

const readImported = (id: string) => unwrap(client.imports[':id'].albums.$get(byId(id)))

/** The ids of the albums that some imports added, whose ids have commas between; undefined until they are there. */
export const useImported = (ids: string | null) =>
  useResource<ReadonlySet<number>>(
    ids && `imported ${ids}`,
    async () => new Set((await Promise.all((ids ?? '').split(',').map(readImported))).flat()),
  )

const WEEKLY_LOOK = 'weekly-look'

/** The fan whose lists the server looks at every week. */
export const useWeeklyLook = () => useResource<WeeklyLook>(WEEKLY_LOOK, () => unwrap(client.imports.weekly.$get()))

async function sendWeeklyLook(fan: FanListsInput | null): Promise<WeeklyLook> {
  if (fan) return unwrap(client.imports.weekly.$put({ json: fan }))
  await unwrap(client.imports.weekly.$delete())
  return { fan: null }
}

/** Has the server look at the lists of a fan every week, or at nobody's. It shows at once. */
export async function chooseWeeklyLook(fan: Required<FanListsInput> | null): Promise<void> {
  await mutate(WEEKLY_LOOK, sendWeeklyLook(fan), { optimisticData: { fan }, revalidate: false })
}
