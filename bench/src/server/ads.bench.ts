import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { handlers, streamHandlers } from '@aloft/server/areas/handlers'
import { jobHandlers } from '@aloft/server/areas/jobs'
import { readSettings } from '@aloft/server/env'
import type { Gateways } from '@aloft/server/gateways/gateways'
import { openGateways } from '@aloft/server/gateways/open-gateways'
import { createLog } from '@aloft/server/log'
import type { JobHandlers } from '@aloft/server/queue/define'
import { openQueue } from '@aloft/server/queue/queue'
import { startServer } from '@aloft/server/server'
import { startWorker } from '@aloft/server/worker'
import { openBenchDatabase } from '../database.ts'
import { type Figure, shown } from '../figure.ts'
import { median } from '../measure.ts'
import { createWorld } from '../world.ts'

const ads = 15
const mostMs = 50

/** Time from the call to the finished ad, without the AI's answers and without drawing. */
export async function adFigures(postgres: string): Promise<Figure[]> {
  const database = await openBenchDatabase(postgres)
  const dataDir = mkdtempSync(join(tmpdir(), 'aloft-bench-'))
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const log = createLog(settings.LOG_LEVEL)
  const queue = await openQueue(database, log)
  const outside = { ms: 0 }
  const gateways = timed(await openGateways(settings, [], database.knex), outside)
  let ended = Promise.withResolvers<number>()
  const watched: JobHandlers = {
    ...jobHandlers,
    // Drawing is a separate job that follows.
    'render-creative': { ...jobHandlers['render-creative'], run: async () => {} },
    'generate-ad': {
      ...jobHandlers['generate-ad'],
      async run(context, payload) {
        await jobHandlers['generate-ad'].run(context, payload)
        ended.resolve(performance.now())
      },
    },
  }
  const parts = { database, settings, log, gateways, queue }
  await startWorker({ ...parts, handlers: watched })
  const server = await startServer({ ...parts, handlers, streamHandlers })
  try {
    const { token, ideaId } = await createWorld(database.knex)
    const own: number[] = []
    const whole: number[] = []
    for (let i = 0; i <= ads; i++) {
      ended = Promise.withResolvers<number>()
      outside.ms = 0
      const started = performance.now()
      const response = await fetch(`${server.url}/api/create-ad`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `bearer ${token}` },
        body: JSON.stringify({ ...exampleAdParams, ideaId }),
      })
      const reply = (await response.json()) as { failureStatus?: string }
      if (!response.ok || reply.failureStatus) throw new Error(`create-ad answered ${JSON.stringify(reply)}`)
      const took = (await ended.promise) - started
      // The first ad loads fonts and fills caches.
      if (i > 0) {
        own.push(took - outside.ms)
        whole.push(took)
      }
      await database.knex('balloon').where({ ideaId }).update({ archiveDate: new Date() })
    }
    const p50 = median(own)
    return [
      {
        what: 'own time of an ad, p50',
        measured: `${shown(p50)} ms of ${shown(median(whole))} ms`,
        aim: { text: `at most ${mostMs} ms`, isMet: p50 <= mostMs },
        note: 'time by the clock from the call to the finished ad, without the AI and without drawing; other work on the machine counts',
      },
    ]
  } finally {
    await Promise.all([server.stop(), queue.stop(1_000)])
    await gateways.raster.close()
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
}

/** The gateways, with a sum of the time spent in the AI and in the drawing thread. */
function timed(gateways: Gateways, outside: { ms: number }): Gateways {
  const count = async <T>(work: Promise<T>): Promise<T> => {
    const started = performance.now()
    try {
      return await work
    } finally {
      outside.ms += performance.now() - started
    }
  }
  const { ai, raster } = gateways
  return {
    ...gateways,
    ai: {
      ...ai,
      write: (request) => count(ai.write(request)),
      moderate: (texts, signal) => count(ai.moderate(texts, signal)),
    },
    raster: {
      ...raster,
      measureLogo: (bytes, signal) => count(raster.measureLogo(bytes, signal)),
    },
  }
}
