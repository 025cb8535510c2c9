import type { Resolver } from 'react-hook-form'
import { AlbumInput, AlbumPatch } from '#domain/albums/album.ts'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { type AlbumValues, changedValues, typedValues } from './album-values.ts'

/** Validates all fields of a new album, but only the changes since `start` of an existing one. */
export const resolverFor = (start: AlbumValues | null): Resolver<AlbumValues, unknown, AlbumPatch> =>
  resolverOf<AlbumValues, AlbumPatch>((values) =>
    start ? AlbumPatch.safeParse(changedValues(values, start)) : AlbumInput.safeParse(typedValues(values)),
  )
