import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import { failImport } from '../db/imports/imports.ts'
import type { Env } from '../env.ts'
import { logError } from '../log.ts'
import { importFan } from './fan-import.ts'
import type { FanImportParams, LinkImportParams } from './fan-import-params.ts'
import { ImportRunner } from './import-runner.ts'
import { importLink } from './link-import.ts'

/**
 * Imports a list at Bandcamp page by page: a fan's, or that of the person's Bandcamp link. Each page is a durable step that fetches and
 * writes it, so an interrupted import resumes where it was; writing a page twice changes nothing.
 */
export class FanImportWorkflow extends WorkflowEntrypoint<Env, FanImportParams | LinkImportParams> {
  override async run(
    { payload, instanceId, timestamp }: WorkflowEvent<FanImportParams | LinkImportParams>,
    step: WorkflowStep,
  ) {
    const run = new ImportRunner(this.env, payload, step)
    try {
      if ('source' in payload) await importLink(run)
      else await importFan(new ImportRunner(this.env, payload, step), timestamp)
    } catch (error) {
      // Run as a step: it also throws if the instance is being paused or stopped, and then the import has not failed.
      await run.do('stop unexpectedly', async () => {
        logError(error, { importId: payload.importId, instanceId })
        await failImport(run.makeCtx(), payload.importId, { code: 'stopped', id: instanceId })
      })
    }
  }
}
