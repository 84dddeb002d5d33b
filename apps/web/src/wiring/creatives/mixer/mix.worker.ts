import { type MixCandidate, mixCandidates } from '@aloft/creative/mixer/mix-candidates'
import { designFamilies } from '@aloft/creative/wizard/compose-design'
import { newDesign } from '@aloft/domain/creatives/wizard/design.rules'
import { recipeId } from '@aloft/domain/creatives/mixer/mix.rules'
import { drawCreative, loadFamilies } from '../draw-creative.ts'
import type { MixAnswer, MixRequest } from './mix-messages.ts'

/** The part of a worker's scope that's used here; its types would replace those of the page. */
interface WorkerScope {
  postMessage(answer: MixAnswer): void
  addEventListener(type: 'message', listener: (event: MessageEvent<MixRequest>) => void): void
}
const scope = globalThis as unknown as WorkerScope

let newest = 0

// A request that arrived meanwhile is only seen between two tasks, and timers are held back.
const pauses = new MessageChannel()
const nextTask = () =>
  new Promise<void>((resolve) => {
    pauses.port1.addEventListener('message', () => resolve(), { once: true })
    pauses.port1.start()
    pauses.port2.postMessage(null)
  })

async function answer({ task, material, mix, drawnIds, pictureWidth }: MixRequest): Promise<void> {
  let candidates: readonly MixCandidate[]
  try {
    // Fonts and files stay loaded for the next mix.
    const fonts = await loadFamilies(designFamilies(newDesign(), material))
    candidates = [...mixCandidates(material, mix, fonts)]
  } catch (error) {
    scope.postMessage({ kind: 'failed', task, reason: String(error) })
    return
  }
  scope.postMessage({ kind: 'mixed', task, recipes: candidates.map(({ recipe }) => recipe) })
  const known = new Set(drawnIds)
  for (const { recipe, scene } of candidates) {
    const id = recipeId(recipe)
    if (known.has(id)) continue
    await nextTask()
    if (task !== newest) return
    const svg = await drawCreative(scene, pictureWidth).catch(() => null)
    const drawing = svg === null ? null : new Blob([svg], { type: 'image/svg+xml' })
    scope.postMessage({ kind: 'drawn', task, id, drawing })
  }
}

scope.addEventListener('message', ({ data }) => {
  newest = data.task
  void answer(data)
})
