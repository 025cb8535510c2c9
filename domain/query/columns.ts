/** The additional columns of the list and compact views, in their order. */
export const COLUMNS = ['year', 'price', 'label'] as const
export type Column = (typeof COLUMNS)[number]

/** The columns in a text such as `label.price`; unknown ones are ignored. */
export const columnsIn = (text: string): Column[] => COLUMNS.filter((column) => text.split('.').includes(column))
