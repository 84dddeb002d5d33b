import type { BrandColors } from '@aloft/creative/color/palette'
import type { AiFailure } from '@aloft/domain/core/ai-results'
import { mediaLimits } from '@aloft/domain/ideas/media.rules'
import { imagePromptOf } from '@aloft/domain/creatives/image-prompt.rules'
import type { AiImage, AiResult, MadeBy } from '../../gateways/ai/ai.port.ts'
import { pictureAddress } from '../../gateways/storage/picture-address.ts'
import { releaseTokens, settleTokens } from '../../ledger/token-reservation.ts'
import type { JobContext, JobHandler } from '../../queue/define.ts'
import {
  type AttemptedTask,
  beginAttempt,
  findTask,
  finishTask,
  keepStep,
  type TaskRow,
} from '../../tasks/task.repo.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { briefsOf } from '../briefs/brief.repo.ts'
import { loadBrandStyle } from '../creatives/compose-ad-creative.ts'
import { insertMedia } from '../ideas/media.repo.ts'
import { encodePicture } from '../scans/keep-pictures/picture-encoder.ts'
import { PictureRefusal } from '../scans/keep-pictures/picture-refusal.ts'
import { listImageEvents, recordImage } from './image-task.repo.ts'
import { type ImageEvent, imageReference, type ImagesTaskInput, slotsOf } from './image-task.ts'

/** Pictures are squares that all formats are cropped from. */
const side = 1536
/** Somebody waits for few pictures here, and they come from an engine of ours. */
const encodeWithinMs = 20_000

/** The result of a picture's step. */
type Drawn = { readonly file: StoredImage; readonly made: MadeBy } | { readonly failure: AiFailure }
interface StoredImage {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly size: number
  readonly colors: readonly string[]
}

/**
 * Draws the pictures of an order at once. Each is stored as a step and then paid in the commit that adds it to the
 * brand's files, so that a later attempt neither draws nor charges it again.
 */
export const drawImages: JobHandler<'draw-images'> = {
  async run(context, { taskId }) {
    const task = await beginAttempt(context.db, taskId)
    if (!task) return
    const colors = await colorsOf(context, task)
    const { count } = task.input as ImagesTaskInput
    const order: Order = { task, colors, encoding: Promise.resolve() }
    const drawn = await Promise.allSettled(slotsOf(count).map((slot) => drawOne(context, order, slot)))
    const failed = drawn.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    await finish(context, task)
  },

  async onExhausted(context, { taskId }) {
    const task = await findTask(context.db, taskId)
    if (task?.status !== 'IN_PROGRESS') return
    const { count } = task.input as ImagesTaskInput
    for (const slot of slotsOf(count)) await settle(context, task, slot, { failure: 'imageFailed' })
    await finish(context, task)
  },
}

async function colorsOf({ db, gateways, signal }: JobContext, task: TaskRow): Promise<BrandColors> {
  const ideaId = task.ideaId ?? ''
  const facts = await findBrandFacts(db, ideaId)
  const design = await briefsOf(db, ideaId).findDesign()
  const brand = { website: facts?.website ?? null, design, logoUrl: null }
  const { colors } = await loadBrandStyle(gateways, brand, signal)
  return colors
}

/** What the pictures of an order share during an attempt. */
interface Order {
  readonly task: AttemptedTask
  readonly colors: BrandColors
  /** The picture that is being re-encoded. One at a time, as each takes a process of its own with little time. */
  encoding: Promise<unknown>
}

async function drawOne(context: JobContext, order: Order, slot: number): Promise<void> {
  const { task } = order
  const { db, readNow } = context
  const { id, finishedSteps } = task
  const drawn = await keepStep(db, { id, finishedSteps, step: `image-${slot}`, now: readNow }, () =>
    draw(context, order, slot),
  )
  context.fault('image-kept')
  await settle(context, task, slot, drawn)
  context.fault('image-paid')
}

async function draw(context: JobContext, order: Order, slot: number): Promise<Drawn> {
  const { gateways, signal } = context
  const { task, colors } = order
  const { imageIdea } = task.input as ImagesTaskInput
  const result = await gateways.ai.draw({
    prompt: imagePromptOf(imageIdea),
    style: imageIdea.style,
    width: side,
    height: side,
    colors,
    seed: `${task.id}:${slot}`,
    signal,
  })
  if (!result.ok) return { failure: result.failure }
  const stored = order.encoding.then(() => store(context, result))
  order.encoding = stored.catch(() => {})
  return stored
}

async function store(
  { gateways, log, signal }: JobContext,
  { value, made }: AiResult<AiImage> & { ok: true },
): Promise<Drawn> {
  try {
    const { bytes, contentType, width, height, colors } = await encodePicture(
      value.bytes,
      'picture',
      signal,
      encodeWithinMs,
    )
    const { hash } = await gateways.storage.put(bytes, contentType)
    const url = pictureAddress(hash, contentType)
    return { file: { url, width, height, size: bytes.length, colors }, made }
  } catch (error) {
    if (!(error instanceof PictureRefusal) || error.mayPass || signal.aborted) throw error
    log.warn({ reason: error.message, engine: made.engine }, 'drawn picture cannot be read')
    return { failure: 'imageFailed' }
  }
}

/** Ends one picture: pays for it and adds it to the brand's files, or releases its tokens. */
async function settle({ db, readNow }: JobContext, task: TaskRow, slot: number, drawn: Drawn): Promise<void> {
  const { imageIdea } = task.input as ImagesTaskInput
  const reference = imageReference(task.id, slot)
  const now = await readNow()
  await db.transaction(async (trx) => {
    if (!(await recordImage(trx, task.id, { slot, image: imageOf(drawn) }, now))) return
    if (!('file' in drawn)) return releaseTokens(trx, reference, now)
    const { file, made } = drawn
    await settleTokens(trx, reference, now)
    const { title, subject } = imageIdea
    const of = {
      name: title,
      alt: [...subject].slice(0, mediaLimits.alt).join(''),
      prompt: imagePromptOf(imageIdea),
      maker: made.engine,
    }
    await insertMedia(trx, task.ideaId ?? '', { origin: 'ai', kind: 'image', ...file, ...of }, now)
  })
}

function imageOf(drawn: Drawn): ImageEvent['image'] {
  if (!('file' in drawn)) return { status: 'failed', failure: drawn.failure }
  const { url, width, height } = drawn.file
  return { status: 'ready', url, width, height }
}

async function finish({ db, readNow }: JobContext, task: TaskRow): Promise<void> {
  const events = await listImageEvents(db, task.id)
  const isAnyReady = events.some(({ image }) => image.status === 'ready')
  const failures = events.flatMap(({ image }) => (image.status === 'failed' ? image.failure : []))
  const status = isAnyReady ? 'DONE' : 'FAIL'
  const failure = isAnyReady ? null : (failures[0] ?? 'imageFailed')
  await finishTask(db, task.id, { status, failure, result: undefined }, await readNow())
}
