export const VIEWS = ['grid', 'list', 'compact', 'wall'] as const
export type View = (typeof VIEWS)[number]
/** What the list and compact views can show besides, in its order. */
export const COLUMNS = ['year', 'price', 'label'] as const
export type Column = (typeof COLUMNS)[number]

// Empty is for a person who has never chosen.
const CHARTS = ['', 'open', 'closed'] as const
// Empty is closed.
const FILTERS = ['', 'open'] as const
// Empty is the usual size, `m` a larger one.
const COVERS = ['', 'm'] as const

/** How the albums are shown. A browser keeps each part as text in a cookie. */
export type ViewPreferences = {
  view: View
  /** The chosen columns, such as `label.price`. */
  columns: string
  /** Whether the charts are shown. */
  charts: (typeof CHARTS)[number]
  /** Whether the filters are shown beside the albums, where there is room. */
  filters: (typeof FILTERS)[number]
  /** The size of the covers on the wall. */
  covers: (typeof COVERS)[number]
}

/** The name of the cookie that keeps one of the preferences. */
export const viewCookie = (part: keyof ViewPreferences): string => `gatefold.${part}`

/** The value of a list that a text names; the list's first if it names none. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | undefined): Value =>
  values.find((value) => value === text) ?? values[0]

/** The view of this name, the usual one if there is none. */
export const viewNamed = (name: string | undefined): View => oneOf(VIEWS, name)

/** The columns in a text such as `label.price`; what is no column is left out. */
export const columnsIn = (text = ''): Column[] => COLUMNS.filter((column) => text.split('.').includes(column))

/** The preferences that a browser has kept. What is missing or invalid is the default. */
export const parseViewPreferences = (kept: (part: keyof ViewPreferences) => string | undefined): ViewPreferences => ({
  view: viewNamed(kept('view')),
  columns: columnsIn(kept('columns')).join('.'),
  charts: oneOf(CHARTS, kept('charts')),
  filters: oneOf(FILTERS, kept('filters')),
  covers: oneOf(COVERS, kept('covers')),
})
