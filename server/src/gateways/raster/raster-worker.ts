import { parentPort } from 'node:worker_threads'
import { drawCreative } from './draw-creative.ts'
import { measureLogo } from './measure-logo.ts'
import type { MeasuredLogo, RasterRefusal } from './raster.port.ts'
import { RefusalError } from './refusal-error.ts'

export type RasterTask =
  | {
      readonly kind: 'render'
      readonly creative: unknown
      readonly pictures: ReadonlyMap<string, Uint8Array>
      readonly width: number | undefined
    }
  | { readonly kind: 'measureLogo'; readonly bytes: Uint8Array }

/** What the thread says to a task. */
export type RasterAnswer =
  | { readonly kind: 'rendered'; readonly png: Uint8Array; readonly width: number; readonly height: number }
  | MeasuredLogo
  | { readonly kind: 'refused'; readonly reason: RasterRefusal; readonly detail: string }
  | { readonly kind: 'failed'; readonly error: unknown }

parentPort?.on('message', (task: RasterTask) => void answer(task))

async function answer(task: RasterTask): Promise<void> {
  parentPort?.postMessage(await work(task))
}

async function work(task: RasterTask): Promise<RasterAnswer> {
  try {
    if (task.kind === 'measureLogo') return { kind: 'measured', ...(await measureLogo(task.bytes)) }
    return { kind: 'rendered', ...(await drawCreative(task.creative, task.pictures, task.width)) }
  } catch (error) {
    if (error instanceof RefusalError) return { kind: 'refused', reason: error.reason, detail: error.message }
    return { kind: 'failed', error }
  }
}
