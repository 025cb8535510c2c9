type Setting = {
  /** The name of what keeps it. What is kept on devices already must stay readable, so it stays. */
  key: string
  usual: string
  /** What it can be; without them any text. */
  values?: readonly string[]
  /** A device keeps it for all accounts in its storage, or in a cookie where the server renders by it. Else an account keeps it. */
  of: 'device' | 'cookie' | 'account'
}

const COVERS = ['', 'm'] as const
const PAGES = ['', 'none'] as const
const OPEN = ['closed', 'open'] as const
const ON = ['on', 'off'] as const
const FOLDED = ['', '1'] as const

/** All settings of a device and an account that are a choice; `useSetting` reads and keeps them. */
export const SETTINGS = {
  theme: { of: 'device', key: 'theme', usual: 'system', values: ['light', 'dark', 'system'] },
  /** Whether single keys do something; people who use speech input, or type by accident, can turn them off. */
  keys: { of: 'device', key: 'gatefold.keys', usual: 'on', values: ON },
  /** Whether albums that are heard get into the diary by themselves. */
  autoDiary: { of: 'device', key: 'gatefold.auto-diary', usual: 'off', values: ON },
  /** The fan whose lists are synced each day, as JSON. */
  dailySync: { of: 'device', key: 'gatefold.daily-sync', usual: '' },
  /** The revision of the collection that “Since last time” compares with; none before the first visit. */
  seen: { of: 'device', key: 'gatefold.seen', usual: '' },
  /** Parts of the page that are folded. The server renders everything open. */
  favoritesFolded: { of: 'device', key: 'gatefold.folded.favorites', usual: '', values: FOLDED },
  othersFolded: { of: 'device', key: 'gatefold.folded.others', usual: '', values: FOLDED },
  /** The name of the view of albums. */
  view: { of: 'cookie', key: 'gatefold.view', usual: '' },
  /** The chosen columns, such as `label.price`. */
  columns: { of: 'cookie', key: 'gatefold.columns', usual: '' },
  /** Whether the charts are shown. */
  charts: { of: 'cookie', key: 'gatefold.charts', usual: 'closed', values: OPEN },
  /** Whether the filters are shown beside the albums, where there is room. */
  filters: { of: 'cookie', key: 'gatefold.filters', usual: 'closed', values: OPEN },
  /** The hints of the first week. */
  hints: { of: 'cookie', key: 'gatefold.hints', usual: 'shown', values: ['shown', 'closed'] },
  /** The size of the covers on the wall; `m` is a larger one. */
  covers: { of: 'cookie', key: 'gatefold.covers', usual: '', values: COVERS },
  /** Whether the grid has pages. */
  pages: { of: 'cookie', key: 'gatefold.pages', usual: '', values: PAGES },
  /** How many albums a page has. Until the server has it, the device keeps it. */
  pageSize: { of: 'account', key: 'gatefold.items-per-page', usual: '10', values: ['10', '25', '50', '100'] },
} as const satisfies Record<string, Setting>

type Settings = typeof SETTINGS
export type SettingName = keyof Settings
export type SettingValue<Name extends SettingName> = Settings[Name] extends {
  values: readonly (infer Value extends string)[]
}
  ? Value
  : string

/** The settings that the server renders by. */
export type RenderedSettings = {
  [Name in SettingName as Settings[Name]['of'] extends 'device' ? never : Name]: SettingValue<Name>
}

const NAMES = Object.keys(SETTINGS) as SettingName[]

/** What a kept text says of a setting; the usual value if there is none or it says nothing known. */
export function settingIn<Name extends SettingName>(name: Name, kept: string | null | undefined): SettingValue<Name> {
  const { usual, values }: Setting = SETTINGS[name]
  const isKnown = kept !== null && kept !== undefined && (!values || values.includes(kept))
  return (isKnown ? kept : usual) as SettingValue<Name>
}

/** The settings of a page; `kept` tells what the browser's cookies or the account have. */
export const renderedSettings = (
  kept: (setting: { key: string; of: Setting['of'] }) => string | undefined,
): RenderedSettings =>
  Object.fromEntries(
    NAMES.filter((name) => SETTINGS[name].of !== 'device').map((name) => [name, settingIn(name, kept(SETTINGS[name]))]),
  ) as RenderedSettings
