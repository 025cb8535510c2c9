const nameOf = (importId: number) => `gatefold file import ${importId}`
const stay = (event: Event) => event.preventDefault()
let release = () => {}

/** Locks an import for this tab: the page asks before it closes, and no other tab sends the file. False if another tab has the lock. */
export async function takeImportLock(importId: number): Promise<boolean> {
  const isMine = await new Promise<boolean>((resolve) => {
    // Browsers have locks only in secure contexts.
    if (!navigator.locks) return resolve(true)
    void navigator.locks.request(nameOf(importId), { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      const held = Promise.withResolvers<void>()
      release = held.resolve
      return lock ? held.promise : undefined
    })
  })
  if (isMine) addEventListener('beforeunload', stay)
  return isMine
}

export function releaseImportLock(): void {
  removeEventListener('beforeunload', stay)
  release()
}

/** Whether any tab is sending this import. */
export async function isImportLocked(importId: number): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {}
  return held?.some(({ name }) => name === nameOf(importId)) ?? false
}
