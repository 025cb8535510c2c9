import { LANGUAGES, type Language } from '#locales/languages.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, VIEW_NAMES, type ViewName } from './query/paging.ts'

type Value = string | number

type Setting = {
  /** The name under which it is stored. It must not change, because devices have stored values. */
  key: string
  default: Value
} & (
  | {
      /** A device stores it for all accounts, or in a cookie if the server renders by it. */
      storedIn: 'device' | 'cookie'
      /** The possible values; without them any text. */
      values?: readonly string[]
    }
  | {
      /** The account stores it under its name here. Until the server has it, the device does. */
      storedIn: 'account'
      values: readonly Value[]
    }
)

const COVERS = ['', 'm'] as const
const PAGES = ['', 'none'] as const
const OPEN = ['closed', 'open'] as const
const ON = ['on', 'off'] as const
const FOLDED = ['', '1'] as const
const VIEWS = ['', ...VIEW_NAMES] as const
const TAGS = ['', ...(Object.keys(LANGUAGES) as Language[])] as const

/** All settings of a device or an account; `useSetting` reads and stores them. */
export const SETTINGS = {
  theme: { storedIn: 'device', key: 'theme', default: 'system', values: ['light', 'dark', 'system'] },
  /** Whether single keys are shortcuts; people who use speech input, or type by accident, can turn them off. */
  keys: { storedIn: 'device', key: 'gatefold.keys', default: 'on', values: ON },
  /** Whether heard albums are added to the diary automatically. */
  autoDiary: { storedIn: 'device', key: 'gatefold.auto-diary', default: 'off', values: ON },
  /** Whether half stars can be given; existing ones are shown in any case. */
  halfStars: { storedIn: 'device', key: 'gatefold.half-stars', default: 'off', values: ON },
  /** The fan whose lists are synced daily, as JSON. */
  dailySync: { storedIn: 'device', key: 'gatefold.daily-sync', default: '' },
  /** The meaning of CSV columns by their names, as JSON. */
  fileColumns: { storedIn: 'device', key: 'gatefold.file-columns', default: '' },
  /** The revision of the collection that “Since last time” compares with; none before the first visit. */
  seen: { storedIn: 'device', key: 'gatefold.seen', default: '' },
  /** Parts of the page that are folded. The server renders everything open. */
  favoritesFolded: { storedIn: 'device', key: 'gatefold.folded.favorites', default: '', values: FOLDED },
  othersFolded: { storedIn: 'device', key: 'gatefold.folded.others', default: '', values: FOLDED },
  /** The view of albums that was chosen on this device. */
  view: { storedIn: 'cookie', key: 'gatefold.view', default: '', values: VIEWS },
  /** The chosen columns, such as `label.price`. */
  columns: { storedIn: 'cookie', key: 'gatefold.columns', default: '' },
  /** Whether the charts are shown. */
  charts: { storedIn: 'cookie', key: 'gatefold.charts', default: 'closed', values: OPEN },
  /** Whether the filters are shown beside the albums, where there is room. */
  filters: { storedIn: 'cookie', key: 'gatefold.filters', default: 'closed', values: OPEN },
  /** Which hint of the first week is next. */
  hints: {
    storedIn: 'cookie',
    key: 'gatefold.hints',
    default: 'first',
    values: ['first', 'second', 'third', 'closed'],
  },
  /** The size of the covers on the wall; `m` is a larger one. */
  covers: { storedIn: 'cookie', key: 'gatefold.covers', default: '', values: COVERS },
  /** The order that was chosen last for a list. */
  sort: { storedIn: 'cookie', key: 'gatefold.sort', default: '' },
  /** Whether the grid has pages. */
  pages: { storedIn: 'cookie', key: 'gatefold.pages', default: '', values: PAGES },
  /** How many albums a page has. */
  itemsPerPage: { storedIn: 'account', key: 'gatefold.items-per-page', default: DEFAULT_PAGE_SIZE, values: PAGE_SIZES },
  /** The view chosen last on any device: the default of devices without a choice. */
  lastView: { storedIn: 'account', key: 'gatefold.last-view', default: '', values: VIEWS },
  /** The language of emails, and of devices without a choice, whose own is in a cookie with this key; empty: as the browser prefers. */
  language: { storedIn: 'account', key: 'gatefold.language', default: '', values: TAGS },
} as const satisfies Record<string, Setting>

type Settings = typeof SETTINGS
export type SettingName = keyof Settings
export type SettingValue<Name extends SettingName> = Settings[Name] extends {
  values: readonly (infer Choice extends Value)[]
}
  ? Choice
  : string

export type AccountSettingName = {
  [Name in SettingName]: Settings[Name]['storedIn'] extends 'account' ? Name : never
}[SettingName]

/** The settings of an account, by their names in the API. */
export type AccountSettings = { [Name in AccountSettingName]: SettingValue<Name> }

/** The settings that the server renders by. */
export type RenderedSettings = {
  [Name in SettingName as Settings[Name]['storedIn'] extends 'device' ? never : Name]: SettingValue<Name>
}

const NAMES = Object.keys(SETTINGS) as SettingName[]
export const ACCOUNT_SETTINGS = NAMES.filter(
  (name): name is AccountSettingName => SETTINGS[name].storedIn === 'account',
)

/** The value of a stored text; the default if it is missing or unknown. */
export function settingIn<Name extends SettingName>(name: Name, kept: Value | null | undefined): SettingValue<Name> {
  const { default: fallback, values }: Setting = SETTINGS[name]
  const known = values ? values.find((value) => `${value}` === `${kept}`) : kept
  return (known ?? fallback) as SettingValue<Name>
}

/** All settings of an account with these stored values. */
export const accountSettings = (kept: Partial<AccountSettings> | null | undefined): AccountSettings =>
  Object.fromEntries(ACCOUNT_SETTINGS.map((name) => [name, settingIn(name, kept?.[name])])) as AccountSettings

/** The settings of a page, from the account and the browser's cookies. */
export const renderedSettings = (
  account: Partial<AccountSettings>,
  cookie: (key: string) => string | undefined,
): RenderedSettings =>
  Object.fromEntries(
    NAMES.filter((name) => SETTINGS[name].storedIn !== 'device').map((name) => {
      const kept: Partial<Record<SettingName, Value>> = account
      const { storedIn, key } = SETTINGS[name]
      return [name, settingIn(name, storedIn === 'account' ? kept[name] : cookie(key))]
    }),
  ) as unknown as RenderedSettings

/** The view of albums: the one chosen on the device, or else the account's. */
export const viewOf = ({ view, lastView }: Pick<RenderedSettings, 'view' | 'lastView'>): ViewName =>
  view || lastView || 'grid'
