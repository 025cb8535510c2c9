import type { Resolver } from 'react-hook-form'
import { AlbumInput, AlbumPatch } from '#domain/album.ts'
import { resolverOf } from '../ui/domain-resolver.ts'
import { type AlbumValues, changedValues } from './album-values.ts'

/** A new album has to be whole; of one that is there only what was changed since `start` is judged, and handed on. */
export const resolverFor = (start: AlbumValues | null): Resolver<AlbumValues, unknown, AlbumPatch> =>
  resolverOf<AlbumValues, AlbumPatch>((values) =>
    start ? AlbumPatch.safeParse(changedValues(values, start)) : AlbumInput.safeParse(values),
  )
