import { useEffect } from 'react'
import useSWR, { mutate } from 'swr'
import type { CrateView } from '#domain/crate.ts'
import type { CrateMembers } from '#domain/crate-members.ts'
import { type ApiError, client, NO_REVALIDATE, unwrap } from '../api.ts'
import { CRATES, knownMembers, MEMBERS } from '../cache.ts'
import { createStore } from '../store.ts'

/** The crates; `fallback` is what the server rendered. */
export const useCrates = (fallback: CrateView[]) =>
  useSWR<CrateView[], ApiError>(CRATES, () => unwrap(client.crates.$get()), {
    ...NO_REVALIDATE,
    fallbackData: fallback,
  })

const isWanted = createStore(false)

/** Requests the albums of all crates, once. */
export const wantMembers = (): void => isWanted.set(true)

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
export const useMembersIfWanted = () => useMembers(isWanted.use())

/** What is in each crate, waited for where it is still on its way. */
export async function readMembers(): Promise<CrateMembers[]> {
  wantMembers()
  const members = knownMembers()
  if (members) return members
  return (await mutate<CrateMembers[]>(MEMBERS, unwrap(client.crates.members.$get()))) ?? []
}
