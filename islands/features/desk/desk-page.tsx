import { useLayoutEffect, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { deskAlbums } from '#domain/albums/desk.ts'
import type { Rates } from '#domain/albums/money.ts'
import { collectionSearch } from '#domain/query/collection-query.ts'
import { syncStatus } from '#islands/data/pull/status.ts'
import { useListInAddress } from '#islands/data/view/use-list-in-address.ts'
import { readOnce, useLoadError } from '#islands/data/view/use-records.ts'
import { useQuery } from '#islands/lib/location.ts'
import { useHeldKeys } from '#islands/lib/use-held-keys.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import * as messages from '#locales/desk.ts'
import { places } from '#locales/keys.ts'
import { DeskTable } from './desk-table.tsx'
import { keptPlace } from './kept-place.ts'

type DeskPageProps = { rates: Rates; now: string }

/** One album of a list at a time, to decide by ear. */
export function DeskPage(props: DeskPageProps) {
  const search = collectionSearch({ ...useQuery(''), page: 1 })
  // The server did not know the list.
  return useHydrated() ? <OfList key={search} search={search} {...props} /> : <Wait />
}

const Wait = () => (
  <>
    <PlaceTitle title={places.desk.name} />
    <Progress label={messages.loading} />
  </>
)

type Begun = { undecided: number[]; all: number[] }

const idOf = ({ id }: AlbumView) => id

/** The list as it is at the beginning: what is decided keeps its position on the pile. */
function OfList({ search, ...listed }: DeskPageProps & { search: string }) {
  const [begun, begin] = useState<Begun | null>(null)
  if (begun) return <DeskTable search={search} rates={listed.rates} undecided={begun.undecided} all={begun.all} />
  return <Loading search={search} {...listed} onList={begin} />
}

function Loading({ onList, ...listed }: DeskPageProps & { search: string; onList: (begun: Begun) => void }) {
  const list = useListInAddress(listed)
  const error = useLoadError()
  useHeldKeys(!error)
  // What the device kept may be older than what was decided last.
  const isBehind = syncStatus.use((status) => status.isBehind)
  const { search } = listed
  useLayoutEffect(() => {
    if (!list || isBehind) return
    onList({ undecided: deskAlbums(list, keptPlace(search)?.id ?? null, Date.now()).map(idOf), all: list.map(idOf) })
  }, [list, isBehind, search, onList])
  if (!error || list) return <Wait />
  return (
    <>
      <PlaceTitle title={places.desk.name} />
      <LoadProblem error={error} onRetry={readOnce} />
    </>
  )
}
