import { toNestErrors } from '@hookform/resolvers'
import type { Resolver } from 'react-hook-form'
import { AlbumInput, AlbumPatch } from '#domain/album.ts'
import { fieldErrors } from '#domain/error.ts'
import { type AlbumValues, changedValues } from './album-values.ts'

/** A new album has to be whole; of one that is there only what was changed since `start` is judged, and handed on. */
export const resolverFor =
  (start: AlbumValues | null): Resolver<AlbumValues, unknown, AlbumPatch> =>
  (values, _, options) => {
    const checked = start ? AlbumPatch.safeParse(changedValues(values, start)) : AlbumInput.safeParse(values)
    if (checked.success) return { values: checked.data, errors: {} }
    const errors = Object.entries(fieldErrors(checked.error.issues)).map(([path, message]) => [
      path,
      { type: 'domain', message },
    ])
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
  }
