import * as z from 'zod/mini'
import { Count } from '../view-values.ts'

/** A tag with the number of its albums. */
export const TagCount = z.strictObject({ tag: z.string(), count: Count })
export type TagCount = z.infer<typeof TagCount>

/** The rule for a tag of Bandcamp's, `from` as made by `foldTag`: another name, or null to delete it. */
const TagRule = z.strictObject({ from: z.string(), to: z.nullable(z.string()) })
export type TagRule = z.infer<typeof TagRule>

/** A person's rules. */
export const TagRules = z.strictObject({ rules: z.array(TagRule) })

/** The result of an edit: its name for undoing it, the number of changed albums without the trash, and the new rules. */
export const MadeEdit = z.strictObject({ edit: z.string(), albums: Count, rules: z.array(TagRule) })
export type MadeEdit = z.infer<typeof MadeEdit>
