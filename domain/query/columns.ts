/** What the list and compact views can show besides, in its order. */
export const COLUMNS = ['year', 'price', 'label'] as const
export type Column = (typeof COLUMNS)[number]

/** The columns in a text such as `label.price`; what is no column is left out. */
export const columnsIn = (text: string): Column[] => COLUMNS.filter((column) => text.split('.').includes(column))
