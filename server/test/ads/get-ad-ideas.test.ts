import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { emptyAdValues } from '@aloft/domain/ads/ad-values.rules'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { expect, it } from 'vitest'
import { insertBalloon } from '../../src/areas/balloons/balloon.service.ts'
import { createAdOwner } from '../support/ads.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer({ privateOrigins: [] })

it('suggests texts that state what the brief says and the ad doesn’t, never one that was rejected', async () => {
  const owner = await createAdOwner(server)
  const balloonId = crypto.randomUUID()
  const components = { campaignId: 'c1', pageId: 'p1' }
  const now = server.clock.real()
  await insertBalloon(server.database.knex, {
    id: balloonId,
    ideaId: owner.ideaId,
    name: 'Lamps',
    platform: 'google',
    values: {
      ...emptyAdValues(components, 'google', exampleBrandBrief.websiteUrl),
      [componentKey('c1', 'headline1')]: 'Welcome to our world',
    },
    progress: 100,
    now,
  })
  const payload = { ideaId: owner.ideaId, balloonId, componentId: 'c1' }
  const ask = async (rejected?: string[]) => {
    const { status, body } = await server.call(
      'get-ad-ideas',
      { ...payload, rejected },
      { token: owner.token },
    )
    expect(status).toBe(200)
    return (body as ReplyOf<'get-ad-ideas'>).ideas
  }
  const ideas = await ask()
  expect(ideas.length).toBeGreaterThan(1)
  expect(ideas.find(({ key }) => key === 'headline1')?.reason).toBe('noFact')
  const texts = ideas.map(({ text }) => text)
  const others = (await ask(texts)).map(({ text }) => text)
  expect(others.filter((text) => texts.includes(text))).toEqual([])
  const { status, body } = await server.call(
    'get-ad-ideas',
    { ...payload, componentId: 'c9' },
    { token: owner.token },
  )
  expect([status, body]).toEqual([200, { error: 'balloonNotFound' }])
})
