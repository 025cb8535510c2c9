import { useState } from 'react'
import type { Rates } from '#domain/albums/money.ts'
import { statisticsOf } from '#domain/albums/statistics.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import type { Lists } from '#islands/data/store/records.ts'
import { readOnce, useAlbums, useLoadError } from '#islands/data/view/use-records.ts'
import { useHeldKeys } from '#islands/lib/use-held-keys.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { loadingAlbums } from '#locales/ui.ts'
import { Collection, type CollectionProps } from '../collection/collection.tsx'

/** The figures of the collection until it has counted its own. */
export function seedOf(albums: Lists['albums'], rates: Rates, now: Date): CollectionPage {
  const money = { currency: 'EUR', rates }
  const collection = albums.filter(({ list }) => list === 'collection')
  return {
    albums: [],
    shown: collection.length,
    statistics: statisticsOf(collection, now, money),
    tags: [],
    nearest: [],
    counts: { collection: collection.length, wishlist: albums.length - collection.length },
    money,
  }
}

type CollectionOfRecordsProps = Omit<CollectionProps, 'seed'> & { rates: Rates }

/** The collection on a page that the server has rendered without it. */
export function CollectionOfRecords({ rates, ...rest }: CollectionOfRecordsProps) {
  const albums = useAlbums()
  const error = useLoadError()
  const [seed, setSeed] = useState<CollectionPage>()
  useHeldKeys(!seed && !error)
  if (albums && !seed) setSeed(seedOf(albums, rates, new Date(rest.now)))
  if (seed) return <Collection {...rest} seed={seed} />
  return error ? <LoadProblem error={error} onRetry={readOnce} /> : <Progress label={loadingAlbums} />
}
