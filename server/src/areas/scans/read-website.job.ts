import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { JobContext, JobHandler } from '../../queue/define.ts'
import { appendEvents, beginAttempt, finishTask } from '../../tasks/task.repo.ts'
import { keepPictures } from './keep-pictures/keep-pictures.ts'
import { picturesToKeep } from './pictures-to-keep.ts'
import { readSite } from './read-site/read-site.ts'
import type { ScanResult } from './scan-task.ts'

/** Reads the website of a scan, stores its progress as events, and keeps copies of its logo and pictures. */
export const readWebsite: JobHandler<'read-website'> = {
  async run(context, { taskId }) {
    const { db, gateways, signal, readNow } = context
    const task = await beginAttempt(db, taskId)
    if (!task) return
    const result = await readSite({
      webFetch: gateways.webFetch,
      url: task.subject,
      signal,
      onStep: async (step, data) => {
        const partial: ScanResult = { data, files: {} }
        await appendEvents(db, taskId, [step], partial, await readNow())
      },
    })
    if (result.status === 'FAIL') return fail(context, taskId, result.reason)
    const scanResult: ScanResult = { data: result.data, files: await picturesOf(context, result.data) }
    await finishTask(db, taskId, { status: 'DONE', failure: null, result: scanResult }, await readNow())
  },
  onExhausted: (context, { taskId }) => fail(context, taskId, 'EXTRACT_FAIL'),
}

async function fail({ db, readNow }: JobContext, taskId: string, failure: string): Promise<void> {
  await finishTask(db, taskId, { status: 'FAIL', failure, result: undefined }, await readNow())
}

async function picturesOf(
  { gateways, signal, log }: JobContext,
  data: WebsiteData,
): Promise<ScanResult['files']> {
  const { webFetch, storage } = gateways
  return keepPictures({ webFetch, storage, urls: picturesToKeep(data), signal, log })
}
