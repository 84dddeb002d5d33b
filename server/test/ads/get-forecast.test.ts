import type { ReplyOf } from '@aloft/contract/schemas'
import type { JsonValue } from '@aloft/domain/core/json'
import { beforeEach, describe, expect, it } from 'vitest'
import { createEmbeddedAdPlatform } from '../../src/gateways/ad-platform/ad-platform.embedded.ts'
import type { AdPlatformGateway } from '../../src/gateways/ad-platform/ad-platform.port.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand } from '../support/world.ts'

const simulated = createEmbeddedAdPlatform()
const asked: Parameters<AdPlatformGateway['forecast']>[0][] = []
let forecast: AdPlatformGateway['forecast']
beforeEach(() => {
  asked.length = 0
  forecast = (campaign) => simulated.forecast(campaign)
})
const watched: AdPlatformGateway = {
  ...simulated,
  forecast(campaign) {
    asked.push(campaign)
    return forecast(campaign)
  },
}
const server = await useServer({
  gateways: { adPlatforms: { google: watched, facebook: watched, instagram: watched } },
})
const login = await createAccount(server, { plan: 'grow-2407' })
const ideaId = await createBrand(server, { userId: login.id })

const galway = { type: 'city', name: 'Galway', region: null, country_name: 'Ireland', primary_city: null }
const google = (keywords: string[]) => ({
  'component/c1/type': 'googleAdCampaign',
  'component/c1/locations': [galway],
  'component/c1/keywords': keywords,
})

async function ask(values: Record<string, JsonValue> = {}, change: Record<string, unknown> = {}) {
  const balloonId = await createBalloon(server, {
    ideaId,
    values: { 'component/c1/locations': [galway], ...values },
  })
  const payload = { ideaId, balloonId, componentId: 'c1', dailyBudget: 23, durationDays: 10, ...change }
  return (await server.call('get-forecast', payload, login)).body
}

describe('a forecast', () => {
  it('returns ranges of visitors, clicks and cost within the budget, and marks them as simulated', async () => {
    const reply = (await ask()) as ReplyOf<'get-forecast'>
    expect(reply).toMatchObject({ currency: 'EUR', confidence: 80, isSimulated: true })
    const { visitors, clicks, results, cost, costPerResult } = reply
    if (!costPerResult) throw new Error('a result has no cost')
    for (const { low, middle, high } of [visitors, clicks, results, cost, costPerResult]) {
      expect(low).toBeLessThanOrEqual(middle)
      expect(middle).toBeLessThanOrEqual(high)
    }
    // Nothing verified could count conversions.
    expect(reply).toMatchObject({ resultKind: 'clicks', results: clicks })
    expect(costPerResult.middle * clicks.middle).toBeGreaterThan(cost.middle * 0.8)
    expect(reply.visitors.middle).toBeLessThan(reply.clicks.middle)
    expect(reply.cost.high).toBeLessThanOrEqual(230)
    expect(reply.cost.high).toBeGreaterThan(150)
  })

  it('counts conversions once the goal of the ad was verified', async () => {
    const goal = {
      componentOrder: [['c1'], ['g']],
      'component/g/type': 'goal',
      'component/g/goalUrl': 'https://nightjar.example/thanks',
    }
    expect(await ask(goal)).toMatchObject({ resultKind: 'clicks' })
    const { resultKind, results, clicks } = (await ask({
      ...goal,
      'component/g/isValidated': true,
    })) as ReplyOf<'get-forecast'>
    expect(resultKind).toBe('conversions')
    expect(results.high).toBeLessThan(clicks.low)
  })

  it('asks the platform of the ad for what is left without our commission', async () => {
    await ask({
      ...google(['table lamp', '"glass lamp"', '[desk lamp]']),
      'component/c1/maxCpc': 1.25,
    })
    expect(asked).toMatchObject([
      {
        platform: 'google',
        spendCap: 20_000,
        days: 10,
        maxCpc: 125,
        targeting: {
          locations: [galway],
          keywords: [
            { text: 'table lamp', match: 'broad' },
            { text: 'glass lamp', match: 'phrase' },
            { text: 'desk lamp', match: 'exact' },
          ],
        },
      },
    ])
  })

  it('asks Meta with what an ad declares', async () => {
    await ask({ 'component/c1/specialAdCategories': ['housing'] })
    expect(asked).toMatchObject([{ platform: 'facebook', targeting: { specialCategories: ['housing'] } }])
  })

  it('is faster for more money in fewer days', async () => {
    const country = { ...galway, type: 'region', name: 'Ireland', country_name: null }
    const values = { 'component/c1/locations': [country] }
    expect(await ask(values, { dailyBudget: 5 })).toMatchObject({ speed: 'slow' })
    expect(await ask(values, { dailyBudget: 1_000 })).toMatchObject({ speed: 'blazing' })
  })
})

describe('no forecast', () => {
  it('where the platform is away (TGT-09)', async () => {
    forecast = async () => {
      throw new Error('connection reset')
    }
    expect(await ask()).toEqual({ error: 'forecastFailed' })
  })

  it('where the audience is too narrow (TGT-05)', async () => {
    const zip = { ...galway, type: 'zip', name: 'H91 A1' }
    const narrow = { 'component/c1/locations': [zip], 'component/c1/interests': ['Glassblowing'] }
    expect(await ask(narrow)).toEqual({ error: 'forecastNotAvailable' })
  })

  it('where there are too few keywords, or too many (TGT-07)', async () => {
    expect(await ask(google(['lamp', 'glass lamp']))).toEqual({
      error: 'notEnoughData',
      missing: 'tooFewKeywords',
    })
    const many = Array.from({ length: 41 }, (_, index) => `lamp ${index}`)
    expect(await ask(google(many))).toEqual({ error: 'notEnoughData', missing: 'tooManyKeywords' })
    expect(asked).toEqual([])
  })

  it('where the budget brings nobody (TGT-09)', async () => {
    expect(await ask({}, { dailyBudget: 1, durationDays: 1 })).toEqual({
      error: 'notEnoughData',
      missing: 'visitors',
    })
  })

  it('where there is no such ad', async () => {
    expect(await ask({}, { componentId: 'c2' })).toEqual({ error: 'balloonNotFound' })
    expect(await ask({}, { balloonId: ideaId })).toEqual({ error: 'balloonNotFound' })
  })
})
