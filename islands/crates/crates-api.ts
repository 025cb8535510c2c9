import { useEffect, useSyncExternalStore } from 'react'
import useSWR, { mutate } from 'swr'
import type { CrateView } from '#domain/crate.ts'
import type { CrateMembers } from '#domain/crate-members.ts'
import { type ApiError, client, NO_REVALIDATE, unwrap } from '../api.ts'
import { CRATES, knownMembers, MEMBERS } from '../cache.ts'

/** The crates; `fallback` is what the server rendered. */
export const useCrates = (fallback: CrateView[]) =>
  useSWR<CrateView[], ApiError>(CRATES, () => unwrap(client.crates.$get()), {
    ...NO_REVALIDATE,
    fallbackData: fallback,
  })

let isWanted = false
const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Has what is in the crates read, once. */
export function wantMembers(): void {
  if (isWanted) return
  isWanted = true
  for (const listener of listeners) listener()
}

/** What is in each crate, read when it is first wanted and kept right from then on; undefined until it is there. */
export function useMembers(isWantedHere = true) {
  useEffect(() => {
    if (isWantedHere) wantMembers()
  }, [isWantedHere])
  return useSWR<CrateMembers[], ApiError>(isWantedHere ? MEMBERS : null, () => unwrap(client.crates.members.$get()), {
    ...NO_REVALIDATE,
    compare: Object.is,
  })
}

/** The same where nobody may want it; whoever is always there calls it, so that a list that was read stays right. */
export const useMembersIfWanted = () =>
  useMembers(
    useSyncExternalStore(
      subscribe,
      () => isWanted,
      () => false,
    ),
  )

/** What is in each crate, waited for where it is still on its way. */
export async function readMembers(): Promise<CrateMembers[]> {
  wantMembers()
  const members = knownMembers()
  if (members) return members
  return (await mutate<CrateMembers[]>(MEMBERS, unwrap(client.crates.members.$get()))) ?? []
}
