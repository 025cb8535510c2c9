import { Hono } from 'hono'
import { EditUndo } from '#domain/changes/edit-name.ts'
import { TagColorChoice } from '#domain/tags/tag-color-choice.ts'
import { RuleRemoval, TagEdit } from '#domain/tags/tag-rules.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { requireReader } from '../auth/require.ts'
import { editTags, removeTagRules, undoTagEdit } from '../db/tags/edit-tags.ts'
import { setTagColor } from '../db/tags/tag-colors.ts'
import { listTagRules } from '../db/tags/tag-rules.ts'
import { heavyWrites } from '../heavy-calls.ts'
import { idempotent } from '../idempotency.ts'
import { jsonBody, noContent } from '../respond.ts'

export const tags = new Hono<ReaderEnv>()
  .use(requireReader, heavyWrites)
  .get('/rules', async (c) => c.json({ rules: await listTagRules(c.get('ctx')) }))
  .delete('/rules', idempotent, jsonBody(RuleRemoval), async (c) =>
    c.json(await removeTagRules(c.get('ctx'), c.req.valid('json').from)),
  )
  .put('/color', jsonBody(TagColorChoice), (c) => noContent(c, setTagColor(c.get('ctx'), c.req.valid('json'))))
  .post('/edit', idempotent, jsonBody(TagEdit), async (c) => c.json(await editTags(c.get('ctx'), c.req.valid('json'))))
  .post('/undo', idempotent, jsonBody(EditUndo), async (c) =>
    c.json({ rules: await undoTagEdit(c.get('ctx'), c.req.valid('json').edit) }),
  )
