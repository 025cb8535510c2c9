import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isBandcampHost, normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { Invalid, Upstream } from '#domain/errors/app-error.ts'
import { FanImportInput } from '#domain/imports/fan-import.ts'
import { ruledTags, withRuledTags } from '#domain/tags/tag-rules.ts'
import { notBandcamp } from '#locales/bandcamp-errors.ts'
import { wrongUrl } from '#locales/validation.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { requireWriter } from '../auth/require.ts'
import { countBandcampCall } from '../bandcamp/count-calls.ts'
import { NOT_BANDCAMP } from '../bandcamp/explain.ts'
import { readMetadata } from '../bandcamp/metadata.ts'
import { findOwnDomainItem } from '../db/albums/own-domains.ts'
import { listTagRules } from '../db/tags/tag-rules.ts'
import { readSmallFanList } from '../imports/small-fan-list.ts'
import { searchParams } from '../respond.ts'

// The call answers a bare list, so a header says which of its albums, counted from 1, are still without tags.
const WITHOUT_TAGS = 'albums-without-tags'

const SmallListInput = z.strictObject({
  ...FanImportInput.shape,
  importTags: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ),
})

export const bandcamp = new Hono<ReaderEnv>()
  .use(requireWriter)
  .get('/metadata', searchParams(z.strictObject({ url: z.string(wrongUrl) })), async (c) => {
    const url = normalizeBandcampUrl(c.req.valid('query').url)
    if (url === null) throw new Invalid(wrongUrl, { url: wrongUrl })
    // Calls that are refused anyway do not count.
    if (!isBandcampHost(new URL(url).hostname) && !(await findOwnDomainItem(c.get('ctx'), url)))
      throw new Invalid(notBandcamp, { url: notBandcamp })
    await countBandcampCall(c.get('ctx'))
    const found = await readMetadata(c.get('ctx'), c.env, url).catch((error: unknown) => {
      if (!(error instanceof Upstream) || error.code !== NOT_BANDCAMP) throw error
      throw new Invalid(error.message, { url: error.message })
    })
    return c.json(found && { ...found, tags: ruledTags(found.tags, await listTagRules(c.get('ctx'))) })
  })
  .get('/import', searchParams(SmallListInput), async (c) => {
    await countBandcampCall(c.get('ctx'))
    const { albums, withoutTags } = await readSmallFanList(c.env, c.req.valid('query'))
    const ruled = albums.map(withRuledTags(await listTagRules(c.get('ctx'))))
    return c.json(ruled, 200, { [WITHOUT_TAGS]: withoutTags.join(',') })
  })
