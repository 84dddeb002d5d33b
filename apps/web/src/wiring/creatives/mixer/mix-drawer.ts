import type { Mix, MixRecipe } from '@aloft/domain/creatives/mixer/mix.rules'
import { recipeId } from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { MixAnswer, MixRequest } from './mix-messages.ts'

/** Addresses of drawings by recipe; null for one that can't be drawn. Those still to be drawn are left out. */
export type MixDrawings = Readonly<Record<string, string | null>>

/** Mixes and draws in a worker, so that the page never waits. */
export interface MixDrawer {
  /** The recipes of a mix; what was asked before is no longer drawn. Rejects if there's no font or no worker. */
  readonly mix: (mix: Mix) => Promise<readonly MixRecipe[]>
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => MixDrawings
  readonly close: () => void
}

/** What a drawer needs of a worker. */
export interface MixWorker {
  addEventListener(type: 'message', listener: (event: MessageEvent<MixAnswer>) => void): void
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void
  postMessage(request: MixRequest): void
  terminate(): void
}

const startWorker = (): MixWorker => new Worker(new URL('mix.worker.ts', import.meta.url), { type: 'module' })

/** Cards are at most 300 CSS pixels wide. */
const pictureWidth = () => (globalThis.devicePixelRatio > 1.3 ? 768 : 384)

/** Opens a drawer for the creatives of a brand. Its worker starts with the first mix. */
export function openMixDrawer(material: DesignMaterial, start: () => MixWorker = startWorker): MixDrawer {
  const listeners = new Set<() => void>()
  let worker: MixWorker | null = null
  let drawings: MixDrawings = {}
  let arrived: Record<string, string | null> = {}
  let frame: number | null = null
  let task = 0
  let waiting: PromiseWithResolvers<readonly MixRecipe[]> | null = null

  const show = (next: MixDrawings) => {
    drawings = next
    listeners.forEach((listener) => listener())
  }
  // Several drawings may arrive between two frames.
  const showArrived = () => {
    frame = null
    const next = { ...drawings, ...arrived }
    arrived = {}
    show(next)
  }
  const forgetOthers = (recipes: readonly MixRecipe[]) => {
    const ids = new Set(recipes.map(recipeId))
    const [stay, go] = [Object.entries(drawings).filter(([id]) => ids.has(id)), { ...drawings }]
    for (const [id] of stay) delete go[id]
    for (const address of Object.values(go)) if (address !== null) URL.revokeObjectURL(address)
    if (stay.length < Object.keys(drawings).length) show(Object.fromEntries(stay))
  }
  const fail = (reason: string) => {
    console.warn('creatives not mixed', reason)
    waiting?.reject(new Error(reason))
    waiting = null
  }
  const take = (answer: MixAnswer) => {
    if (answer.task !== task) return
    switch (answer.kind) {
      case 'mixed':
        forgetOthers(answer.recipes)
        waiting?.resolve(answer.recipes)
        waiting = null
        return
      case 'failed':
        return fail(answer.reason)
      case 'drawn':
        arrived[answer.id] = answer.drawing && URL.createObjectURL(answer.drawing)
        frame ??= requestAnimationFrame(showArrived)
    }
  }
  const open = (): MixWorker => {
    const opened = start()
    opened.addEventListener('message', ({ data }) => take(data))
    opened.addEventListener('error', ({ message }) => {
      // The next mix starts another one.
      opened.terminate()
      if (worker === opened) worker = null
      fail(message)
    })
    return opened
  }
  return {
    mix(mix) {
      // Nobody waits for the mix before.
      waiting = Promise.withResolvers()
      task++
      worker ??= open()
      const drawnIds = Object.keys({ ...drawings, ...arrived })
      worker.postMessage({ task, material, mix, drawnIds, pictureWidth: pictureWidth() })
      return waiting.promise
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => drawings,
    close() {
      worker?.terminate()
      worker = null
      if (frame !== null) cancelAnimationFrame(frame)
      frame = null
      for (const address of Object.values({ ...drawings, ...arrived }))
        if (address !== null) URL.revokeObjectURL(address)
      ;[drawings, arrived] = [{}, {}]
    },
  }
}
