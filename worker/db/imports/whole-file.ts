import { sql } from 'drizzle-orm'
import type { CrateView } from '#domain/crates/crate.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import type { FileCrateRow, FileImportEnd } from '#domain/imports/file-import.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import { messageOfError } from '#domain/imports/import-message.ts'
import type { Item } from '#domain/imports/item.ts'
import type { Ctx } from '../context.ts'
import { listCrates } from '../crates/crates.ts'
import { batch, idsOf } from '../database.ts'
import { beginFileImport, finishFileImport } from './begin-finish.ts'
import { failImport, importedStatement } from './imports.ts'
import { writeCrates } from './write-crates.ts'
import { writeItems } from './write-items.ts'

/** A file that arrives in one call: its valid albums and crates, and the rows that failed; `crateId` receives all of its albums. */
type WholeFile = {
  format: FileFormat
  items: readonly Item[]
  failed?: readonly FailedRow[]
  crates?: readonly FileCrateRow[]
  crateId?: number | null
} & Pick<FileImportEnd, 'tagRules' | 'tagColors' | 'distinct'>

/**
 * Imports a whole file: existing albums stay, those in the trash are overwritten and restored. Returns the ids of the albums written, or of
 * all of the file's where they go into one crate, and the crates made. The caller checks the crate's owner. @throws LimitExceeded before an
 * album is written
 */
export async function importWholeFile(
  ctx: Ctx,
  { format, items, failed = [], crates = [], crateId = null, tagRules, tagColors, distinct }: WholeFile,
) {
  const { id: importId } = await beginFileImport(
    ctx,
    { fileName: '', format, mode: 'skip', crateId },
    Number.MAX_SAFE_INTEGER,
  )
  try {
    if (crates.length > 0) await writeCrates(ctx, { importId, chunk: 0 }, crates)
    const { report, existing } = await writeItems(ctx, { importId, chunk: 0 }, { items, isWhole: true, failed })
    const end = { chunks: 1, crateChunks: Math.min(crates.length, 1), tagRules, tagColors, distinct }
    const finished = await finishFileImport(ctx, importId, end)
    const made = await listMade(ctx, importId)
    const { created } = report
    return {
      importId,
      total: items.length,
      created,
      updated: 0,
      skipped: items.length - created,
      albumIds: crateId === null ? made.albums : [...new Set([...made.albums, ...existing])],
      crates: made.crates,
      tagRules: finished.report.tagRules,
      aliasesOverLimit: finished.report.aliasesOverLimit,
    }
  } catch (error) {
    await failImport(ctx, importId, messageOfError(error, String(importId), null))
    throw error
  }
}

/** The albums that an import added or restored, and the crates that it made. */
async function listMade(ctx: Ctx, importId: number): Promise<{ albums: number[]; crates: CrateView[] }> {
  const { db, userId } = ctx
  const { albums, crates } = await batch(db, {
    albums: importedStatement(ctx, importId),
    crates: db.all<{ id: number }>(sql`SELECT id FROM crate WHERE user_id = ${userId} AND import_id = ${importId}`),
  })
  const made = new Set(idsOf(crates))
  return {
    albums: idsOf(albums),
    crates: made.size > 0 ? (await listCrates(ctx)).filter(({ id }) => made.has(id)) : [],
  }
}
