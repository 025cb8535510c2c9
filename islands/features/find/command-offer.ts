import type { MeView } from '#domain/accounts/account.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { LazyCode } from '#islands/lib/lazy.ts'
import { createStore } from '#islands/lib/store.ts'
import type { Command } from '#islands/ui/command.ts'

/** Finds commands and places by the words that people use for them. */
export type FindCommands = (text: string, scene: { me: MeView; query: CollectionQuery }) => Command[]

/** What the search field offers besides albums, and the function that provides it; set by the shell, which has the commands. */
export const commandOffer = createStore<{ code?: LazyCode<FindCommands>; me?: MeView }>({})
