import { comparableLocation, locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { adTextsOf } from '@aloft/domain/balloons/ad-texts.rules'
import { interestsOf } from '@aloft/domain/ads/interests.rules'
import { readKeywords } from '@aloft/domain/ads/keywords.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { type AdComponent, isAd, readComponent } from '@aloft/domain/balloons/components.rules'
import { markerOfFailure } from '@aloft/domain/core/ai-results'
import { isAdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { releaseTokens, reserveTokens, settleTokens } from '../../ledger/token-reservation.ts'
import { finishTask, insertTask } from '../../tasks/task.repo.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import type { AdText, MadeBy } from '../../gateways/ai/ai.port.ts'
import { recording } from '../../gateways/ai/recording.ts'
import { askAi } from '../briefs/ask-ai.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { type AdBasis, type TextOptions, writeTexts } from './ad-texts.service.ts'
import { namedPlaces } from './aim-ad.ts'
import { findAdBrief } from './ad-brief.ts'
import { textsKind, textsReference } from './texts-task.ts'

/**
 * Generates more texts of one kind for an ad (GEN-01, GEN-20): reserves tokens, calls the engine outside any
 * transaction, then spends or refunds the tokens. The task stores who wrote the texts, and from what.
 */
export const generateTexts = defineAction('generate-texts', {
  policy: onBrand(),

  async handle({ db, account, brand, now, gateways, log, storeReply, fault }, payload) {
    const { ideaId, balloonId, componentId, kind, count, offered = [] } = payload
    const balloon = await findBalloon(db, ideaId, balloonId)
    const values = balloon ? readValues(balloon.data) : {}
    const ad = readComponent(values, componentId)
    if (!balloon || !isAd(ad)) return { error: 'balloonNotFound' }
    const facts = await findBrandFacts(db, ideaId)
    if (!isAdPlatform(balloon.platform) || !facts) return { error: 'noSuggestions' }

    const taskId = uuidv7()
    const reference = textsReference(taskId)
    const price = tokenPrices.textSet
    const isPaid = await db.transaction(async (trx) => {
      const reservation = { ownerId: brand.ownerId, reference, amount: price, now }
      if (!(await reserveTokens(trx, reservation))) return false
      await insertTask(trx, {
        id: taskId,
        kind: textsKind,
        userId: account.id,
        ideaId,
        subject: balloonId,
        input: payload,
        now,
      })
      return true
    })
    if (!isPaid) return { error: 'outOfTokens', price }

    fault('texts-reserved')

    const { brief, competitors } = await findAdBrief(db, { ideaId, balloonId, brand: facts.brief })
    const basis = { platform: balloon.platform, brief, facts, competitors }
    const options = { kind, count, neighbors: [...textsOf(ad, kind), ...offered] }
    const made: MadeBy[] = []
    const ai = recording(gateways.ai, made)
    const note = (maker: MadeBy) => void made.push(maker)
    const result = await askAi(log, (signal) =>
      writeTexts(ai, basis, options, { seed: taskId, signal, note }),
    )
    const texts = result.ok ? await offeredTexts(options, result.value, basis) : []
    if (!result.ok || texts.length === 0) {
      const failure = result.ok ? 'noSuggestions' : result.failure
      await db.transaction(async (trx) => {
        const end = { status: 'FAIL', failure, result: undefined } as const
        if (await finishTask(trx, taskId, end, now)) await releaseTokens(trx, reference, now)
      })
      return failure === 'noSuggestions' ? { error: 'noSuggestions' } : markerOfFailure(failure)
    }
    const written = result.value
    const reply = {
      texts,
      angles: texts.map((text) => written.find((one) => one.text === text)?.angle ?? null),
      writer: result.made.writer,
    }
    await db.transaction(async (trx) => {
      const end = { status: 'DONE', failure: null, result: { ...reply, made } } as const
      if (!(await finishTask(trx, taskId, end, now))) return
      await settleTokens(trx, reference, now)
      await storeReply(trx, reply)
    })
    fault('texts-ended')
    return reply
  },
})

// Offers a place by the name that the search finds it under, and only if the ad does not have it under another name.
async function offeredTexts(
  { kind, neighbors }: TextOptions,
  written: readonly AdText[],
  basis: AdBasis,
): Promise<string[]> {
  const texts = written.map(({ text }) => text)
  if (kind !== 'locations') return texts
  const places = (await namedPlaces(texts, basis)).map(locationInWords)
  const held = new Set(neighbors.map(comparableLocation))
  return places.filter((place) => !held.has(comparableLocation(place)))
}

/** The ad's current texts of a kind, which new ones must not repeat. */
function textsOf(ad: AdComponent, kind: TextKind): string[] {
  if (kind === 'locations') return placesOf(ad.locations).map(locationInWords)
  if (kind === 'keywords')
    return 'google' in ad ? readKeywords(ad.google.keywords).map(({ text }) => text) : []
  if (kind === 'interests') return 'meta' in ad ? interestsOf(ad.meta.interests) : []
  return [...Object.values(adTextsOf(ad)), ad.punchline].filter((text) => text !== '')
}
