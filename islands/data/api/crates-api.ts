import { useEffect } from 'react'
import useSWR, { mutate } from 'swr'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { createStore } from '#islands/lib/store.ts'
import { CRATES, knownCrates, knownMembers, MEMBERS } from '../cache.ts'
import { readList } from '../sync/refresh.ts'
import { NO_REVALIDATE } from './client.ts'

/** The crates; `fallback` is what the server rendered. */
export const useCrates = (fallback: CrateView[]) =>
  useSWR<CrateView[], ApiError>(CRATES, () => readList('crates', knownCrates() !== undefined), {
    ...NO_REVALIDATE,
    compare: Object.is,
    fallbackData: fallback,
  })

const readKnownMembers = () => readList('members', knownMembers() !== undefined)

const isWanted = createStore(false)

/** Has the members of all crates fetched, once. */
export const wantMembers = (): void => isWanted.set(true)

/** The members of each crate, fetched when first wanted and kept current from then on; undefined until they are there. */
export function useMembers(isWantedHere = true) {
  useEffect(() => {
    if (isWantedHere) wantMembers()
  }, [isWantedHere])
  return useSWR<CrateMembers[], ApiError>(isWantedHere ? MEMBERS : null, readKnownMembers, {
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
  return (await mutate<CrateMembers[]>(MEMBERS, readKnownMembers())) ?? []
}
