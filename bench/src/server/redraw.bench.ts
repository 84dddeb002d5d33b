import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import { insertAdCreative } from '@aloft/server/areas/creatives/ad-creative.repo'
import { renderCreative } from '@aloft/server/areas/creatives/render-creative.job'
import { systemClock } from '@aloft/server/clock'
import { readSettings } from '@aloft/server/env'
import { createFaultPoints } from '@aloft/server/fault-points'
import { openGateways } from '@aloft/server/gateways/open-gateways'
import { createLog } from '@aloft/server/log'
import type { JobContext } from '@aloft/server/queue/define'
import { openBenchDatabase } from '../database.ts'
import { type Figure, shown } from '../figure.ts'
import { median } from '../measure.ts'
import { createWorld } from '../world.ts'

const redrawings = 5

/** Drawings needed to make the pictures of an unchanged creative again (target: none). */
export async function redrawFigures(postgres: string): Promise<Figure[]> {
  const database = await openBenchDatabase(postgres)
  const dataDir = mkdtempSync(join(tmpdir(), 'aloft-bench-'))
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const gateways = await openGateways(settings, [], database.knex)
  let drawings = 0
  const raster = {
    ...gateways.raster,
    render: (...given: Parameters<typeof gateways.raster.render>) => {
      drawings++
      return gateways.raster.render(...given)
    },
  }
  const context: JobContext = {
    db: database.knex,
    clock: systemClock,
    now: systemClock.real(),
    readNow: async () => systemClock.real(),
    settings,
    gateways: { ...gateways, raster },
    log: createLog(settings.LOG_LEVEL),
    signal: new AbortController().signal,
    enqueue: async () => {},
    fault: createFaultPoints(undefined),
  }
  try {
    const { ideaId } = await createWorld(database.knex)
    const drawMs = async () => {
      const id = crypto.randomUUID()
      const { layout, creatives } = exampleAdCreative
      const now = systemClock.real()
      await insertAdCreative(database.knex, { id, ideaId, balloonId: null, layout, creatives, now })
      const started = performance.now()
      await renderCreative.run(context, { adCreativeId: id })
      return performance.now() - started
    }
    const first = await drawMs()
    const drawingsOfFirst = drawings
    if (drawingsOfFirst === 0) throw new Error('the creative was not drawn at all')
    drawings = 0
    const again: number[] = []
    for (let i = 0; i < redrawings; i++) again.push(await drawMs())
    return [
      {
        what: 'an unchanged creative once more',
        measured: `${drawings} drawings, ${shown(median(again))} ms (${drawingsOfFirst} and ${shown(first)} ms the first time)`,
        aim: { text: 'no drawing', isMet: drawings === 0 },
      },
    ]
  } finally {
    await gateways.raster.close()
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
}
