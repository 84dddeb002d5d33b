import type { Raster, RasterRefused } from './raster.port.ts'
import type { RasterAnswer, RasterTask } from './raster-worker.ts'
import { createWorkerPool } from './worker-pool.ts'

const program = new URL('raster-worker.ts', import.meta.url)

export interface ResvgRasterOptions {
  /** Maximum number of threads; 2 by default. */
  readonly threads?: number
  /** Time limit for a drawing, including the wait for a thread; 15 s by default. */
  readonly timeoutMs?: number
}

/** Draws creatives as SVG paths with resvg, in threads of this process. */
export function createResvgRaster({ threads = 2, timeoutMs = 15_000 }: ResvgRasterOptions = {}): Raster {
  const pool = createWorkerPool<RasterTask, RasterAnswer>(program, threads)
  const closing = new AbortController()

  async function ask(
    task: RasterTask,
    signal: AbortSignal,
  ): Promise<Exclude<RasterAnswer, { kind: 'failed' }>> {
    const late = AbortSignal.timeout(timeoutMs)
    const stopped = AbortSignal.any([signal, closing.signal])
    try {
      const answer = await pool.run(task, AbortSignal.any([stopped, late]))
      if (answer.kind === 'failed') throw new Error('drawing failed', { cause: answer.error })
      return answer
    } catch (error) {
      if (stopped.aborted) return refused('aborted', 'the caller gave up')
      if (late.aborted) return refused('timeout', `took more than ${timeoutMs} ms`)
      throw error
    }
  }

  return {
    async render({ creative, pictures, width }, signal) {
      const answer = await ask({ kind: 'render', creative, pictures, width }, signal)
      return expectKind(answer, 'rendered')
    },
    async measureLogo(bytes, signal) {
      return expectKind(await ask({ kind: 'measureLogo', bytes }, signal), 'measured')
    },
    async narrow(bytes, width, signal) {
      return expectKind(await ask({ kind: 'narrow', bytes, width }, signal), 'narrowed')
    },
    async convert(bytes, fileType, signal) {
      return expectKind(await ask({ kind: 'convert', bytes, fileType }, signal), 'converted')
    },
    async close() {
      closing.abort()
      await pool.close()
    },
  }
}

function expectKind<K extends RasterAnswer['kind']>(
  answer: Exclude<RasterAnswer, { kind: 'failed' }>,
  kind: K,
): Extract<RasterAnswer, { kind: K | 'refused' }> {
  if (answer.kind !== kind && answer.kind !== 'refused') throw new Error('an answer to another task')
  return answer as Extract<RasterAnswer, { kind: K | 'refused' }>
}

function refused(reason: RasterRefused['reason'], detail: string): RasterRefused {
  return { kind: 'refused', reason, detail }
}
