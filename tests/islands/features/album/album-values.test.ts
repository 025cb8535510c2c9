import { expect, it } from 'vitest'
import { AlbumPatch } from '#domain/albums/album.ts'
import { changedValues, typedValues, valuesOf } from '#islands/features/album/album-values.ts'
import { albumView } from '../../../domain/albums/album-view.ts'

const start = valuesOf(albumView({ paid: 1_250, paidCurrency: 'EUR' }))
const changed = (change: object) => changedValues({ ...start, ...change }, start)

it('shows what was paid in whole units of its currency', () => {
  expect(start).toMatchObject({ paid: '12.50', paidCurrency: 'EUR' })
  expect(valuesOf(albumView({ paid: 1_980, paidCurrency: 'JPY' }))).toMatchObject({ paid: '1980' })
  expect(valuesOf(albumView({ currency: 'GBP' }))).toMatchObject({ paid: '', paidCurrency: 'GBP' })
})

it('sends an amount with its currency, and neither if nothing of it has changed', () => {
  expect(changed({ paid: '9,9' })).toEqual({ paid: 990, paidCurrency: 'EUR' })
  expect(changed({ paidCurrency: 'JPY', paid: '1250' })).toEqual({ paid: 1_250, paidCurrency: 'JPY' })
  expect(changed({ paid: '' })).toEqual({ paid: null, paidCurrency: null })
  expect(changed({ title: 'Other', formats: ['cd'] })).toEqual({ title: 'Other', formats: ['cd'] })
  expect(typedValues({ paid: '', paidCurrency: 'EUR' })).toEqual({ paid: null, paidCurrency: null })
})

it('refuses what is no amount beside its field', () => {
  expect(AlbumPatch.safeParse(changed({ paid: 'a lot' })).error?.issues[0]?.path).toEqual(['paid'])
  expect(AlbumPatch.safeParse(changed({ paid: '-1' })).error?.issues[0]?.path).toEqual(['paid'])
})
