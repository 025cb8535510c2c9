import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AlbumView } from '#domain/albums/album.ts'
import { distinctFormats, FORMATS } from '#domain/albums/formats.ts'
import { currencyOf } from '#domain/albums/money.ts'
import { Field } from '#islands/ui/field.tsx'
import { PickChip } from '#islands/ui/pick-chip.tsx'
import * as messages from '#locales/album-form.ts'
import { formatNames } from '#locales/collection.ts'
import type { AlbumValues } from './album-values.ts'

/** The currency of most prices, paid or asked. */
const usualCurrency = (albums: readonly AlbumView[]) =>
  currencyOf(albums.map(({ paidCurrency, currency }) => ({ currency: paidCurrency ?? currency })))

/** What was paid for the person's copy, and its formats. */
export function CopyFields({ albums }: { albums: readonly AlbumView[] }) {
  const { register, watch, setValue, formState } = useFormContext<AlbumValues>()
  const { errors } = formState
  const [formats, currency] = watch(['formats', 'paidCurrency'])
  const usual = useMemo(() => usualCurrency(albums) ?? 'USD', [albums])
  const codes = useMemo(
    () => [...new Set([usual, ...Intl.supportedValuesOf('currency'), currency])].filter(Boolean),
    [usual, currency],
  )
  const paid = register('paid')
  return (
    <div className="two">
      <Field label={messages.paid} error={errors.paid?.message ?? errors.paidCurrency?.message}>
        {(control) => (
          <span className=":uno: flex gap-2">
            <input
              className="input min-w-0 flex-1"
              inputMode="decimal"
              autoComplete="off"
              {...paid}
              onChange={(event) => {
                if (currency === '') setValue('paidCurrency', usual)
                return paid.onChange(event)
              }}
              {...control}
            />
            <span className="select flex-none">
              <select className="input" aria-label={messages.currency} {...register('paidCurrency')}>
                {currency === '' && <option value="" />}
                {codes.map((code) => (
                  <option key={code} value={code}>
                    {code}
                  </option>
                ))}
              </select>
            </span>
          </span>
        )}
      </Field>
      <fieldset>
        <legend className="field-label">{messages.formats}</legend>
        <div className="chips">
          {FORMATS.map((format) => (
            <PickChip
              key={format}
              chosen={formats.includes(format)}
              text={formatNames[format]}
              onChange={(isChosen) => {
                const others = formats.filter((one) => one !== format)
                setValue('formats', distinctFormats(isChosen ? [...others, format] : others), { shouldDirty: true })
              }}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
