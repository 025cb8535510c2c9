import * as z from 'zod/mini'
import { Count } from '../view-values.ts'

/** A tag with the number of its albums. */
export const TagCount = z.strictObject({ tag: z.string(), count: Count })
export type TagCount = z.infer<typeof TagCount>

/** What becomes of a tag of Bandcamp's, `from` as `foldTag` has it: another name, or null for none. */
const TagRule = z.strictObject({ from: z.string(), to: z.nullable(z.string()) })
export type TagRule = z.infer<typeof TagRule>

/** A person's rules. */
export const TagRules = z.strictObject({ rules: z.array(TagRule) })

/** An edit that was made: its name, to undo it, how many albums it changed, those in the trash not counted, and the rules since. */
export const MadeEdit = z.strictObject({ edit: z.string(), albums: Count, rules: z.array(TagRule) })
export type MadeEdit = z.infer<typeof MadeEdit>
