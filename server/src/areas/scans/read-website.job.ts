import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { JobContext, JobHandler } from '../../queue/define.ts'
import { appendEvents, beginAttempt, finishRun } from '../../runs/run.repo.ts'
import { keepPictures } from './keep-pictures/keep-pictures.ts'
import { picturesToKeep } from './pictures-to-keep.ts'
import { readSite } from './read-site/read-site.ts'
import type { ScanResult } from './scan-run.ts'

/** Reads the website of a scan run, tells its progress as events, and keeps copies of its logo and pictures. */
export const readWebsite: JobHandler<'read-website'> = {
  async run(context, { runId }) {
    const { db, gateways, signal } = context
    const run = await beginAttempt(db, runId)
    if (!run) return
    const result = await readSite({
      webFetch: gateways.webFetch,
      url: run.subject,
      signal,
      onStep: async (step, data) => {
        const partial: ScanResult = { data, files: {} }
        await appendEvents(db, runId, [step], partial, await context.now())
      },
    })
    if (result.status === 'FAIL') return fail(context, runId, result.reason)
    const kept: ScanResult = { data: result.data, files: await picturesOf(context, result.data) }
    await finishRun(db, runId, { status: 'DONE', failure: null, result: kept }, await context.now())
  },
  onExhausted: (context, { runId }) => fail(context, runId, 'EXTRACT_FAIL'),
}

async function fail({ db, now }: JobContext, runId: string, failure: string): Promise<void> {
  await finishRun(db, runId, { status: 'FAIL', failure, result: undefined }, await now())
}

async function picturesOf(
  { gateways, signal, log }: JobContext,
  data: WebsiteData,
): Promise<ScanResult['files']> {
  const { webFetch, storage } = gateways
  return keepPictures({ webFetch, storage, urls: picturesToKeep(data), signal, log })
}
