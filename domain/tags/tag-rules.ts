import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { LIMITS } from '../limits.ts'
import { maxLength } from '../text/max-length.ts'
import { wholeText } from '../text/whole-text.ts'
import { Tag } from './tag-input.ts'
import type { TagRule } from './tag-view.ts'
import { distinctTags, divideTags, foldTag } from './tags.ts'

export type { MadeEdit, TagRule } from './tag-view.ts'

// Existing tags may be longer than what people can type.
const FROM_LENGTH = 2 * LIMITS.tag

/** A tag as `foldTag` has it. */
export const FoldedTag = z.pipe(
  z.string(messages.wrongTag).check(wholeText, z.maxLength(FROM_LENGTH, messages.wrongTag)),
  z.pipe(z.transform(foldTag), z.string().check(z.minLength(1, messages.wrongTag))),
)

const From = z.pipe(
  z
    .array(FoldedTag, messages.wrongTagList)
    .check(z.minLength(1, messages.wrongTagList), maxLength(LIMITS.tagsPerEdit, messages.tooManyTagsAtOnce)),
  z.transform((tags: string[]) => [...new Set(tags)]),
)

/** A change of tags in all albums of the person: they get one name, or null deletes them. */
export const TagEdit = z.strictObject({
  from: From,
  to: z.nullable(z.pipe(Tag, z.string().check(z.minLength(1, messages.tagNameMissing)))),
})
export type TagEdit = z.infer<typeof TagEdit>

/** A rule in a file. */
export const FileTagRule = z.strictObject({ from: FoldedTag, to: TagEdit.shape.to }, messages.notARule)

/** Rules to remove, by the tags they are about. */
export const RuleRemoval = z.strictObject({ from: From })

/**
 * The rules after an edit. Rules for a renamed tag now lead to its new name, and a rule for the new name is removed, so that each tag gets
 * its final name in one step.
 */
export function rulesAfter(rules: readonly TagRule[], { from, to }: TagEdit): TagRule[] {
  const renamed = new Set(from)
  const target = to === null ? null : foldTag(to)
  return [
    ...rules
      .filter((rule) => !renamed.has(rule.from) && rule.from !== target)
      .map((rule) => (rule.to !== null && renamed.has(foldTag(rule.to)) ? { ...rule, to } : rule)),
    ...from.map((tag) => ({ from: tag, to })),
  ]
}

/** The changes of a file to the rules: a rule's new name, and its earlier name if it existed. */
export type RuleChange = TagRule & { before?: string | null }

/**
 * The person's rules merged with those of a file. An existing rule for the same tag stays. If a file's rule leads to a tag that the person
 * renames, it leads to that one's new name; otherwise it is added like an edit (`rulesAfter`).
 */
export function withRulesOf(rules: readonly TagRule[], file: readonly TagRule[]) {
  const before = newNames(rules)
  const names = new Map(before)
  const leading = Map.groupBy(names.keys(), (from) => foldTag(names.get(from) ?? ''))
  const report = { added: 0, existing: 0, overLimit: 0 }
  for (const { from, to: said } of file) {
    const target = foldTag(said ?? '')
    const known = names.get(target)
    const to = known === undefined ? said : known
    const isLoop = known !== undefined && to !== null && foldTag(to) === from
    if (names.has(from) || isLoop) report.existing += 1
    else if (names.size >= LIMITS.tagRules) report.overLimit += 1
    else {
      const key = foldTag(to ?? '')
      const moved = to === null ? [] : [...(leading.get(key) ?? []), from]
      for (const one of leading.get(from) ?? []) {
        names.set(one, to)
        if (to !== null && key !== from) moved.push(one)
      }
      if (key !== from) leading.delete(from)
      names.set(from, to)
      if (to !== null) leading.set(key, [...new Set(moved)])
      report.added += 1
    }
  }
  const after = [...names].map(([from, to]): TagRule => ({ from, to }))
  const changes = after.flatMap((rule): RuleChange[] => {
    const was = before.get(rule.from)
    return was === rule.to ? [] : [{ ...rule, ...(was !== undefined && { before: was }) }]
  })
  return { rules: after, changes, report }
}

/** The rules without a file's changes; those changed since stay. */
export function withoutRulesOf(rules: readonly TagRule[], changes: readonly RuleChange[]): TagRule[] {
  const byFrom = new Map(changes.map((change) => [change.from, change]))
  return rules.flatMap((rule) => {
    const change = byFrom.get(rule.from)
    if (!change || change.to !== rule.to) return [rule]
    return change.before === undefined ? [] : [{ from: rule.from, to: change.before }]
  })
}

type NewNames = ReadonlyMap<string, string | null>

const newNames = (rules: readonly TagRule[]): NewNames => new Map(rules.map(({ from, to }) => [from, to]))

const named = (tags: readonly string[], names: NewNames): string[] =>
  distinctTags(
    tags.flatMap((tag) => {
      const to = names.get(foldTag(tag))
      return to === undefined ? [tag] : (to ?? [])
    }),
  )

/** Bandcamp's tags, renamed by the person's rules. */
export const ruledTags = (tags: readonly string[], rules: readonly TagRule[]): string[] =>
  rules.length === 0 ? [...tags] : named(tags, newNames(rules))

/** Renames the Bandcamp tags of an album to be written by the rules. The person's own tags stay. */
export function withRuledTags(rules: readonly TagRule[]) {
  const names = newNames(rules)
  return <Album extends { tags?: string[] | undefined; bandcampTags?: string[] | undefined }>(album: Album): Album => {
    const { tags, bandcampTags = [] } = album
    if (rules.length === 0 || bandcampTags.length === 0) return album
    const fromBandcamp = new Set(bandcampTags.map(foldTag))
    const each = (tag: string) => (fromBandcamp.has(foldTag(tag)) ? named([tag], names) : [tag])
    return {
      ...album,
      bandcampTags: named(bandcampTags, names),
      ...(tags && { tags: distinctTags(tags.flatMap(each)) }),
    }
  }
}

/** An album's tags after an edit; tags that already have the new name get its spelling. */
export function renameTags(
  { bandcampTags, userTags }: { bandcampTags: readonly string[]; userTags: readonly string[] },
  { from, to }: TagEdit,
) {
  const names: NewNames = new Map([...from, ...(to === null ? [] : [foldTag(to)])].map((tag) => [tag, to]))
  const ofBandcamp = named(bandcampTags, names)
  return divideTags([...ofBandcamp, ...named(userTags, names)], ofBandcamp)
}
