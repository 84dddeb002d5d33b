import type { AdGenFailure, AdGenStep } from '@aloft/domain/ads/ad-generation.rules'
import { draftedAdValues } from '@aloft/domain/ads/ad-values.rules'
import { v7 as uuidv7 } from 'uuid'
import { releaseTokens, settleTokens } from '../../ledger/token-reservation.ts'
import type { JobContext, JobHandler } from '../../queue/define.ts'
import {
  type AttemptedTask,
  beginAttempt,
  findMade,
  findTask,
  finishTask,
  keepStep,
  type TaskRow,
} from '../../tasks/task.repo.ts'
import { deleteBalloonRow, updateBalloonRow } from '../balloons/balloon.repo.ts'
import { writeValues } from '../balloons/balloon.service.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { briefsOf } from '../briefs/brief.repo.ts'
import type { MadeBy } from '../../gateways/ai/ai.port.ts'
import { wayToBuy } from '@aloft/copywriter/writing/ways-for-goal'
import { findUntranslatedFacts } from '@aloft/copywriter/briefs/untranslated-facts'
import { recording } from '../../gateways/ai/recording.ts'
import { findArrangements, insertAdCreative } from '../creatives/ad-creative.repo.ts'
import { loadBrandStyle } from '../creatives/compose-ad-creative.ts'
import { findLogo } from '../ideas/idea.repo.ts'
import { notify } from '../notifications/notification.service.ts'
import { AdGenerationFailed, adReference, type AdTaskInput, type AdTaskResult } from './ad-generation-task.ts'
import { type Asking, checkBrief, draftBrief, draftTargeting, draftTexts } from './draft-ad.ts'
import { draftCreative } from './draft-creative.ts'

/**
 * Generates an ad. Each step is stored as soon as it's done, so that the next attempt continues where an interrupted
 * one stopped. The balloon, the tokens and the task change in one commit, which also notifies the user.
 */
export const generateAd: JobHandler<'generate-ad'> = {
  async run(context, { taskId }) {
    const task = await beginAttempt(context.db, taskId)
    if (!task) return
    context.fault('ad-begun')
    try {
      await make(context, task)
    } catch (error) {
      if (!(error instanceof AdGenerationFailed)) throw error
      context.log.warn({ err: error }, 'ad generation failed')
      await fail(context, task, error.failureStatus)
    }
  },

  async onExhausted(context, { taskId }) {
    const task = await findTask(context.db, taskId)
    if (task) await fail(context, task, 'FAIL')
  },
}

async function make(context: JobContext, task: AttemptedTask): Promise<void> {
  const { db, gateways, signal, readNow } = context
  const { params, platform, balloonId, components, orderId } = task.input as AdTaskInput
  const ideaId = task.ideaId ?? ''
  const facts = await findBrandFacts(db, ideaId)
  if (!facts) throw new AdGenerationFailed('extractFail')
  const recorded: MadeBy[] = []
  const note = (made: MadeBy) => void recorded.push(made)
  const asking: Asking = { ai: recording(gateways.ai, recorded), seed: task.id, signal, note }
  const step = <T>(name: AdGenStep, work: () => Promise<T>) =>
    keepStep(
      db,
      {
        id: task.id,
        finishedSteps: task.finishedSteps,
        step: name,
        now: readNow,
        made: () => recorded.splice(0),
      },
      work,
    )

  const brief = await step('brief', async () => {
    const chosen = params.briefId && (await briefsOf(db, ideaId).findCampaign(params.briefId))
    return chosen ? checkBrief(asking, chosen) : draftBrief(asking, facts, params)
  })
  const basis = { platform, brief, facts, competitors: params.competitors }
  const texts = await step('texts', () => draftTexts(asking, basis))
  context.fault('ad-texts-kept')
  const targeting = await step('targeting', () => draftTargeting(asking, basis))
  const isPictured = platform !== 'google'
  const creative = await step('creative', async () => {
    if (!isPictured) return null
    const [design, logoUrl] = [await briefsOf(db, ideaId).findDesign(), await findLogo(db, ideaId)]
    const style = await loadBrandStyle(gateways, { website: facts.website, design, logoUrl }, signal)
    const used = await findArrangements(db, ideaId)
    return draftCreative(asking, { ...basis, balloonId, params, style, used })
  })

  // Includes stored steps of earlier attempts, which another engine may have done.
  const made = (await findMade(db, task.id)) as readonly MadeBy[]
  const isAi = made.some((maker) => maker.writer === 'ai')
  const writer = isAi ? 'ai' : (made[0]?.writer ?? gateways.ai.writer)
  const result: AdTaskResult = { writer, made }
  const adCreativeId = creative?.composed ? uuidv7() : null
  const values = draftedAdValues(components.campaignId, {
    platform,
    brief,
    texts: { ...texts, ...(creative && { punchline: creative.punchline }) },
    writer,
    way: wayToBuy({ brandName: facts.brief.name, brief, website: facts.website, sold: facts.sold }),
    foreignFacts: findUntranslatedFacts(brief),
    adCreativeId,
    ...targeting,
  })
  const now = await readNow()
  await db.transaction(async (trx) => {
    if (!(await finishTask(trx, task.id, { status: 'DONE', failure: null, result }, now))) return
    await writeValues(trx, { ideaId, balloonId }, values, { authorId: null, isUserUpdate: false, now })
    await updateBalloonRow(trx, balloonId, { progress: 100 })
    if (adCreativeId && creative?.composed) {
      const { composed, imageIdea } = creative
      await insertAdCreative(trx, { id: adCreativeId, ideaId, balloonId, ...composed, imageIdea, now })
      await context.enqueue(trx, 'render-creative', { adCreativeId })
    }
    await settleTokens(trx, adReference(task.id), now)
    await notify(trx, { userIds: [task.userId], kind: 'adReady', ideaId, balloonId, now })
    if (orderId) await context.enqueue(trx, 'continue-first-ads', { orderId })
    context.fault('ad-before-end')
  })
  context.fault('ad-ended')
}

/** Ends the task, refunds the tokens, deletes the empty balloon and notifies the user, in one commit. */
async function fail(
  { db, readNow, enqueue }: JobContext,
  task: TaskRow,
  failure: AdGenFailure,
): Promise<void> {
  const { balloonId, orderId } = task.input as AdTaskInput
  const now = await readNow()
  await db.transaction(async (trx) => {
    if (!(await finishTask(trx, task.id, { status: 'FAIL', failure, result: undefined }, now))) return
    await deleteBalloonRow(trx, balloonId)
    await releaseTokens(trx, adReference(task.id), now)
    const { userId, ideaId } = task
    await notify(trx, { userIds: [userId], kind: 'adFailed', ideaId, params: { failure }, now })
    if (orderId) await enqueue(trx, 'continue-first-ads', { orderId })
  })
}
