/** Every dialog, by its name in the address: those of the table. Only their type comes from above. */
export type DialogName = keyof typeof import('#islands/shell/dialogs/contents.ts').DIALOGS

/** What follows `#`, without an id: a dialog, or one part of it. */
export type DialogAddress = DialogName | `${'files' | 'keys' | 'settings'}-${string}`
