import type { Resolver } from 'react-hook-form'
import { AlbumInput, AlbumPatch } from '#domain/albums/album.ts'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { type AlbumValues, changedValues, typedValues } from './album-values.ts'

/** Validates a new album as a whole, and of an existing one only the changes since `start`. */
export const resolverFor = (start: AlbumValues | null): Resolver<AlbumValues, unknown, AlbumPatch> =>
  resolverOf<AlbumValues, AlbumPatch>((values) =>
    start ? AlbumPatch.safeParse(changedValues(values, start)) : AlbumInput.safeParse(typedValues(values)),
  )
