import * as z from 'zod/mini'
import { wrongChoice } from '#locales/validation.ts'
import { ACCOUNT_SETTINGS, type AccountSettingName, SETTINGS, type SettingValue } from '../settings.ts'

/** The values of a setting; an empty text means that nothing was chosen. */
const choicesOf = (name: AccountSettingName) => [...SETTINGS[name].values].filter((value) => value !== '')

const wrong = (name: AccountSettingName) => ({ error: () => wrongChoice(name, choicesOf(name)) })

type Choices = { [Name in AccountSettingName]: z.ZodMiniOptional<z.ZodMiniType<SettingValue<Name>>> }

/** The settings of an account that are to change, at least one. */
export const AccountSettingsInput = z
  .strictObject(
    Object.fromEntries(
      ACCOUNT_SETTINGS.map((name) => [name, z.optional(z.literal([...SETTINGS[name].values], wrong(name)))]),
    ) as unknown as Choices,
  )
  .check(
    ...ACCOUNT_SETTINGS.slice(0, 1).map((name) =>
      z.refine<object>((chosen) => Object.values(chosen).some((value) => value !== undefined), {
        path: [name],
        ...wrong(name),
      }),
    ),
  )
