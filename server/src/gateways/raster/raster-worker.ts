import { parentPort } from 'node:worker_threads'
import { convertPicture } from './convert-picture.ts'
import { drawCreative } from './draw-creative.ts'
import { measureLogo } from './measure-logo.ts'
import { narrowPicture } from './narrow-picture.ts'
import type { ConvertedPicture, MeasuredLogo, NarrowedPicture, RasterRefusal } from './raster.port.ts'
import { RefusalError } from './refusal-error.ts'

export type RasterTask =
  | {
      readonly kind: 'render'
      readonly creative: unknown
      readonly pictures: ReadonlyMap<string, Uint8Array>
      readonly width: number | undefined
    }
  | { readonly kind: 'measureLogo'; readonly bytes: Uint8Array }
  | { readonly kind: 'narrow'; readonly bytes: Uint8Array; readonly width: number }
  | { readonly kind: 'convert'; readonly bytes: Uint8Array; readonly fileType: 'jpeg' | 'webp' }

/** The thread's answer to a task. */
export type RasterAnswer =
  | { readonly kind: 'rendered'; readonly png: Uint8Array; readonly width: number; readonly height: number }
  | MeasuredLogo
  | NarrowedPicture
  | ConvertedPicture
  | { readonly kind: 'refused'; readonly reason: RasterRefusal; readonly detail: string }
  | { readonly kind: 'failed'; readonly error: unknown }

parentPort?.on('message', (task: RasterTask) => void answer(task))

async function answer(task: RasterTask): Promise<void> {
  parentPort?.postMessage(await work(task))
}

async function work(task: RasterTask): Promise<RasterAnswer> {
  try {
    if (task.kind === 'measureLogo') return { kind: 'measured', ...(await measureLogo(task.bytes)) }
    if (task.kind === 'narrow') return { kind: 'narrowed', webp: await narrowPicture(task.bytes, task.width) }
    if (task.kind === 'convert')
      return { kind: 'converted', bytes: await convertPicture(task.bytes, task.fileType) }
    return { kind: 'rendered', ...(await drawCreative(task.creative, task.pictures, task.width)) }
  } catch (error) {
    if (error instanceof RefusalError) return { kind: 'refused', reason: error.reason, detail: error.message }
    return { kind: 'failed', error }
  }
}
