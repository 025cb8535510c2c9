import { RANKS } from '#domain/query/search-rank.ts'
import type { FindCommands } from '#islands/features/find/command-offer.ts'
import { commandsFor } from './commands.ts'
import { findCommands } from './destinations.ts'

const MOST = 3
/** Matches if a name or synonym, or a word in it, starts with the typed text, or if it starts with the first typed word. */
const BEGINS = new Set(['title starts', 'word of title starts', 'title starts with first word'])

/** The commands and places that the search field offers for a text. */
export const commandsInSearch: FindCommands = (text, { me, query }) =>
  findCommands(commandsFor({ me, query, crate: undefined, album: undefined, kept: undefined }), text)
    .filter(({ rank }) => BEGINS.has(RANKS[rank] ?? ''))
    .slice(0, MOST)
    .map(({ item }) => item)
