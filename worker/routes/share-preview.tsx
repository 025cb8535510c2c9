import { Hono } from 'hono'
import * as z from 'zod/mini'
import { NewShare } from '#domain/shares/share.ts'
import { wrongOf } from '#locales/validation.ts'
import { PreviewPage } from '#pages/share/share-page.tsx'
import { YearPreview } from '#pages/share/shared-year.tsx'
import type { SignedInEnv } from '../auth/app-env.ts'
import { requirePerson } from '../auth/require.ts'
import { draftShare, titleOf } from '../db/shares/find-share.ts'
import { countLeftOut, readShared, readSharedYear } from '../db/shares/public-share.ts'
import { searchParams } from '../respond.ts'
import { albumLine, shareTitle, totalsLine } from '../shares/texts.ts'
import { htmlOf } from './html-of.ts'

const ALBUMS = 6

const fromJson = z.transform((text: string, { issues }) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    issues.push({ code: 'custom', message: wrongOf, input: text })
    return z.NEVER
  }
})

/** The page of a share that is not made yet, with its first albums. */
export const sharePreview = new Hono<SignedInEnv>().get(
  '/',
  requirePerson,
  searchParams(z.object({ share: z.pipe(z.pipe(z.string(wrongOf), fromJson), NewShare) })),
  async (c) => {
    const draft = await draftShare(c.get('ctx'), c.req.valid('query').share)
    const head = {
      title: shareTitle({ title: titleOf(draft), list: draft.list }),
      sharer: draft.sharer,
    }
    if (draft.year !== null) {
      const review = await readSharedYear(c.get('ctx'), draft, draft.year)
      return c.html(htmlOf(<YearPreview head={head} review={review} />))
    }
    const shared = await readShared(c.get('ctx'), draft, { size: ALBUMS })
    const leftOut = await countLeftOut(c.get('ctx'), draft, shared)
    const look = { totals: totalsLine(shared), line: albumLine, leftOut }
    return c.html(htmlOf(<PreviewPage head={head} shared={shared} {...look} />))
  },
)
