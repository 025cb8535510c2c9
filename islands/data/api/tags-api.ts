import { mutate } from 'swr'
import { IDEMPOTENCY_KEY } from '#domain/sync/idempotency.ts'
import type { TagColorChoice } from '#domain/tags/tag-color-choice.ts'
import type { TagEdit, TagRule } from '#domain/tags/tag-rules.ts'
import { client, unwrap } from '../client.ts'
import { refresh } from '../pull/refresh.ts'
import { useResource } from './resource.ts'

const RULES = 'tag-rules'

/** The person's rules of renaming, the latest last; at first those that the server rendered, read each time they are shown. */
export const useTagRules = (rendered?: TagRule[]) =>
  useResource<TagRule[]>(RULES, async () => (await unwrap(client.tags.rules.$get())).rules, {
    dedupingInterval: 0,
    ...(rendered && { fallbackData: rendered }),
  })

const showRules = (rules: TagRule[]) => mutate(RULES, rules, { revalidate: false })

const keyed = (key: string) => ({ headers: { [IDEMPOTENCY_KEY]: key } })

/** Renames, merges or deletes tags in all albums. Sent again with the same key, it is not done again. @throws ApiError */
export async function editTags(edit: TagEdit, key: string) {
  const made = await unwrap(client.tags.edit.$post({ json: edit }, keyed(key)))
  await Promise.all([refresh(), showRules(made.rules)])
  return made
}

/** Takes an edit of tags back. @throws ApiError if it is not the last one */
export async function undoTagEdit(edit: string): Promise<void> {
  const { rules } = await unwrap(client.tags.undo.$post({ json: { edit } }))
  await Promise.all([refresh(), showRules(rules)])
}

/** Removes the rules for some tags; albums stay as they are. @throws ApiError */
export async function removeTagRules(from: string[], key: string) {
  const made = await unwrap(client.tags.rules.$delete({ json: { from } }, keyed(key)))
  await showRules(made.rules)
  return made
}

/** Saves the color of a tag. @throws ApiError */
export const saveTagColor = (choice: TagColorChoice) => unwrap(client.tags.color.$put({ json: choice }))
