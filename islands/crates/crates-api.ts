import { useEffect } from 'react'
import useSWR, { mutate } from 'swr'
import type { CrateView } from '#domain/crate.ts'
import type { CrateMembers } from '#domain/crate-members.ts'
import { type ApiError, client, NO_REVALIDATE, unwrap } from '../api.ts'
import { CRATES, knownMembers, MEMBERS, unsent } from '../cache.ts'
import { createStore } from '../store.ts'

const readCrates = async () => unsent.overlay({ crates: await unwrap(client.crates.$get()) }).crates
const fetchMembers = async () => unsent.overlay({ members: await unwrap(client.crates.members.$get()) }).members

/** The crates; `fallback` is what the server rendered. */
export const useCrates = (fallback: CrateView[]) =>
  useSWR<CrateView[], ApiError>(CRATES, readCrates, {
    ...NO_REVALIDATE,
    fallbackData: fallback,
  })

const isWanted = createStore(false)

/** Has the members of all crates fetched, once. */
export const wantMembers = (): void => isWanted.set(true)

/** The members of each crate, fetched when first wanted and kept current from then on; undefined until they are there. */
export function useMembers(isWantedHere = true) {
  useEffect(() => {
    if (isWantedHere) wantMembers()
  }, [isWantedHere])
  return useSWR<CrateMembers[], ApiError>(isWantedHere ? MEMBERS : null, fetchMembers, {
    ...NO_REVALIDATE,
    compare: Object.is,
  })
}

/** The same without asking for them. A component that is always mounted calls it, so that fetched members stay current. */
export const useMembersIfWanted = () => useMembers(isWanted.use())

/** The members of each crate, after they have been fetched. */
export async function readMembers(): Promise<CrateMembers[]> {
  wantMembers()
  const members = knownMembers()
  if (members) return members
  return (await mutate<CrateMembers[]>(MEMBERS, fetchMembers())) ?? []
}
