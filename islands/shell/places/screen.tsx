import { type ComponentType, useEffect, useReducer } from 'react'
import type { Rates } from '#domain/albums/money.ts'
import { type Place, toPlace } from '#domain/places.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import { stopSelecting } from '#islands/features/list/selection.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { type LazyCode, lazyCode, useCode } from '#islands/lib/lazy.ts'
import { usePlaceInAddress } from '#islands/lib/location.ts'
import { useHeldKeys } from '#islands/lib/use-held-keys.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { loading, places } from '#locales/places.ts'
import { Collection, type CollectionProps } from '../collection/collection.tsx'
import { useTitle } from '../collection/use-title.ts'
import { usePageKeys } from '../keys/use-keys.ts'
import { type PlaceSeeds, pageOf, RAIL } from './places.ts'

const FROM_RECORDS = lazyCode(() => import('./collection-of-records.tsx'))

type ScreenProps = Omit<CollectionProps, 'seed'> & {
  /** The part rendered by the server: a place, or the albums of a query. */
  place?: { name: Place; seed: PlaceSeeds[Place]; rates: Rates }
  seed?: CollectionPage
}

/** The page of the address: a page beside the collection, or albums. */
export function Screen({ place: rendered, seed, ...collection }: ScreenProps) {
  const place = toPlace(usePlaceInAddress(rendered?.name ?? null))
  const rates = rendered?.rates ?? seed?.money.rates ?? {}
  const fromRecords = place || seed ? undefined : FROM_RECORDS
  const ofRecords = useCode(fromRecords)
  useHeldKeys(fromRecords !== undefined && !ofRecords)
  if (place) {
    const own = place === rendered?.name ? (rendered.seed ?? undefined) : undefined
    return <PlacePage key={place} place={place} seed={own} rates={rates} now={collection.now} />
  }
  if (seed) return <Collection {...collection} seed={seed} />
  if (ofRecords) return <ofRecords.CollectionOfRecords {...collection} rates={rates} />
  return <Progress label={loading} />
}

type PlacePageProps = { place: Place; seed: PlaceSeeds[Place] | undefined; rates: Rates; now: string }

function PlacePage({ place, seed, rates, now }: PlacePageProps) {
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  const [failed, fail] = useReducer((_: number, at: number) => at, -1)
  // The table guarantees that the seed belongs to the page.
  const code = pageOf(place) as LazyCode<ComponentType<{ seed?: PlaceSeeds[Place]; rates: Rates; now: string }>>
  const Page = useCode(code, () => fail(attempt), attempt)
  useTitle(places[place].name)
  usePageKeys()
  const hasFailed = failed === attempt
  useHeldKeys(!Page && !hasFailed)
  // The selection ends when the page changes.
  useEffect(stopSelecting, [])
  return (
    <>
      <PlaceTabs place={place} />
      {Page ? (
        <Page seed={seed} rates={rates} now={now} />
      ) : (
        <>
          <PlaceTitle title={places[place].name} />
          {hasFailed ? <LoadProblem error={new ApiError(0)} onRetry={tryAgain} /> : <Progress label={loading} />}
        </>
      )}
    </>
  )
}

/** The places that belong together with this one; nothing for one that stands alone. */
function PlaceTabs({ place }: { place: Place }) {
  const group = RAIL.find((row) => row.places.includes(place))
  if (!group || group.places.length < 2) return null
  return (
    <nav className="tabs mb-3" aria-label={group.name} data-arrow-keys="across">
      {group.places.map((one) => (
        <PlaceLink key={one} className="tab" place={one} aria-current={one === place ? 'page' : undefined}>
          {places[one].name}
        </PlaceLink>
      ))}
    </nav>
  )
}
