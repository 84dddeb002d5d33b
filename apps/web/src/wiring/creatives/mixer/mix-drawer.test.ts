import { type MixRecipe, newMix, recipeId } from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type MixWorker, openMixDrawer } from './mix-drawer.ts'
import type { MixAnswer, MixRequest } from './mix-messages.ts'

const recipe = (seed: number): MixRecipe => ({
  picture: null,
  ground: '#123142',
  headline: 'Evenings',
  layout: 'split',
  seed,
})
const ids = [1, 2, 3].map((seed) => recipeId(recipe(seed)))
const [one = '', two = ''] = ids

/** Only passed on to the worker. */
const material: DesignMaterial = {
  style: {
    logo: null,
    colors: { primary: '#123142', accent: '#e8a33d', background: '#fbf7ef', text: '#1b1b18' },
    layout: null,
    fonts: { heading: 'Young Serif', body: 'Instrument Sans' },
  },
  brandName: 'Nightjar Lamps',
  texts: { headline: 'Evenings', message: '', button: '', price: '' },
  lines: [],
  panel: { trade: null, quote: null, offers: [], proof: null },
  pictures: [],
}

let frames: (() => void)[] = []
const revoked = new Set<string>()
const nextFrame = () => frames.splice(0).forEach((show) => show())

beforeEach(() => {
  frames = []
  revoked.clear()
  let number = 0
  vi.stubGlobal('requestAnimationFrame', (show: () => void) => frames.push(show))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.splice(id - 1, 1))
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++number}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.add(address))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** A drawer whose workers are played by the test. */
function open() {
  const workers: (MixWorker & {
    listeners: Record<string, (event: never) => void>
    requests: MixRequest[]
    isOver: boolean
  })[] = []
  const drawer = openMixDrawer(material, () => {
    const worker = {
      listeners: {} as Record<string, (event: never) => void>,
      addEventListener: (type: string, listener: (event: never) => void) =>
        void (worker.listeners[type] = listener),
      requests: [] as MixRequest[],
      isOver: false,
      postMessage: (request: MixRequest) => void worker.requests.push(request),
      terminate: () => void (worker.isOver = true),
    }
    workers.push(worker)
    return worker
  })
  const answer = (data: MixAnswer) => workers.at(-1)?.listeners['message']?.({ data } as never)
  const draw = (task: number, id: string) =>
    answer({ kind: 'drawn', task, id, drawing: new Blob(['<svg/>']) })
  return { answer, draw, drawer, workers }
}

describe('the drawer of the mixer', () => {
  it('answers with the recipes, and shows drawings once a frame', async () => {
    const { answer, draw, drawer } = open()
    let notified = 0
    drawer.subscribe(() => notified++)
    const mixed = drawer.mix(newMix)
    answer({ kind: 'mixed', task: 1, recipes: [recipe(1), recipe(2)] })
    await expect(mixed).resolves.toEqual([recipe(1), recipe(2)])
    draw(1, one)
    draw(1, two)
    expect(drawer.get()).toEqual({})
    nextFrame()
    expect(drawer.get()).toEqual({ [one]: 'blob:1', [two]: 'blob:2' })
    expect(notified).toBe(1)
  })

  it('draws nothing twice, and forgets what the next mix does not show', async () => {
    const { answer, draw, drawer, workers } = open()
    void drawer.mix(newMix)
    answer({ kind: 'mixed', task: 1, recipes: [recipe(1), recipe(2)] })
    draw(1, one)
    nextFrame()
    draw(1, two)
    void drawer.mix(newMix)
    expect(workers[0]?.requests.at(-1)?.drawnIds).toEqual([one, two])
    nextFrame()
    answer({ kind: 'mixed', task: 2, recipes: [recipe(2), recipe(3)] })
    expect(drawer.get()).toEqual({ [two]: 'blob:2' })
    expect(revoked).toEqual(new Set(['blob:1']))
  })

  it('takes no answer to an earlier request', async () => {
    const { answer, draw, drawer } = open()
    void drawer.mix(newMix)
    const second = drawer.mix({ ...newMix, seed: 2 })
    answer({ kind: 'mixed', task: 1, recipes: [recipe(1)] })
    draw(1, one)
    answer({ kind: 'mixed', task: 2, recipes: [recipe(2)] })
    await expect(second).resolves.toEqual([recipe(2)])
    nextFrame()
    expect(drawer.get()).toEqual({})
  })

  it('rejects without fonts, and starts another worker after one that failed', async () => {
    const { answer, drawer, workers } = open()
    const first = drawer.mix(newMix)
    answer({ kind: 'failed', task: 1, reason: 'no fonts' })
    await expect(first).rejects.toThrow('no fonts')
    const second = drawer.mix(newMix)
    workers[0]?.listeners['error']?.({ message: 'not loaded' } as never)
    await expect(second).rejects.toThrow('not loaded')
    expect(workers[0]?.isOver).toBe(true)
    void drawer.mix(newMix)
    expect(workers).toHaveLength(2)
  })

  it('ends its worker and its drawings when it is closed', () => {
    const { draw, drawer, workers } = open()
    void drawer.mix(newMix)
    draw(1, one)
    nextFrame()
    draw(1, two)
    drawer.close()
    nextFrame()
    expect(workers[0]?.isOver).toBe(true)
    expect(revoked).toEqual(new Set(['blob:1', 'blob:2']))
    expect(drawer.get()).toEqual({})
  })
})
