import { type AdLocation, comparableLocation, locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { readKeywords } from '@aloft/domain/ads/keywords.rules'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import { componentKey, type ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { markerOfFailure } from '@aloft/domain/core/ai-results'
import type { JsonValue } from '@aloft/domain/core/json'
import { type AdPlatform, isAdPlatform } from '@aloft/domain/ideas/platforms.rules'
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
 * More texts of one kind for an ad (GEN-01, GEN-20): tokens are set aside first, then the engine is asked outside
 * any transaction, then they are spent or given back. The run keeps who made the texts, and from what.
 */
export const generateTexts = defineAction('generate-texts', {
  policy: onBrand(),

  async handle({ db, account, brand, now, gateways, log, storeReply, fault }, payload) {
    const { ideaId, balloonId, componentId, kind, count, offered = [] } = payload
    const balloon = await findBalloon(db, ideaId, balloonId)
    const values = balloon ? readValues(balloon.data) : {}
    if (!balloon || values[componentKey(componentId, 'type')] === undefined)
      return { error: 'balloonNotFound' }
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
    const value = (key: ComponentKey) => values[componentKey(componentId, key)]
    const options = { kind, count, neighbors: [...textsOf(balloon.platform, kind, value), ...offered] }
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

// A place is offered by the name under which the search finds it, and only where the ad has not got it by another name.
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

/** What the ad has now where texts of a kind go: a new one must not repeat it. */
function textsOf(
  platform: AdPlatform,
  kind: TextKind,
  value: (key: ComponentKey) => JsonValue | undefined,
): string[] {
  if (kind === 'locations') return listOf(value(kind)).filter(isPlace).map(locationInWords)
  if (kind === 'keywords') return readKeywords(value(kind)).map(({ text }) => text)
  if (kind === 'interests') return listOf(value(kind)).map(String)
  const texts = [...copyFields[platform].map(({ key }) => value(key)), value('punchline')]
  return texts.filter((text) => typeof text === 'string' && text !== '').map(String)
}

// An edit may have put anything into the list.
function isPlace(value: unknown): value is AdLocation {
  return typeof value === 'object' && value !== null && 'name' in value
}

function listOf(value: JsonValue | undefined): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
