import { isDemo } from '#islands/lib/demo-mode.ts'

/** Shows what has changed on the server: albums, crates and their contents. */
export async function refresh(): Promise<void> {
  if (isDemo) return
  await import('./pull.ts').then((records) => records.refresh()).catch(() => undefined)
}
