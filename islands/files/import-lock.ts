const nameOf = (importId: number) => `gatefold file import ${importId}`
const stay = (event: Event) => event.preventDefault()
let release = () => {}

/** Makes an import this tab's: the page asks before it goes, and no other tab sends the same. False where another one has it. */
export async function takeImportLock(importId: number): Promise<boolean> {
  const isMine = await new Promise<boolean>((resolve) => {
    // Browsers know locks on safe addresses only.
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

/** Whether another tab, or this one, is bringing an import in. */
export async function isImportLocked(importId: number): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {}
  return held?.some(({ name }) => name === nameOf(importId)) ?? false
}
