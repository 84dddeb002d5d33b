import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { emptyAdValues } from '@aloft/domain/ads/ad-values.rules'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { expect, it } from 'vitest'
import { insertBalloon } from '../../src/areas/balloons/balloon.service.ts'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { adEnd, type AdOwner, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer({ privateOrigins: [] })

async function insertAd({ ideaId }: AdOwner, headline1: string): Promise<string> {
  const id = crypto.randomUUID()
  const components = { campaignId: 'c1', pageId: 'p1' }
  const values = {
    ...emptyAdValues(components, 'google', exampleBrandBrief.websiteUrl),
    [componentKey('c1', 'headline1')]: headline1,
  }
  const now = server.clock.real()
  await insertBalloon(server.database.knex, {
    id,
    ideaId,
    name: 'Lamps',
    platform: 'google',
    values,
    progress: 100,
    now,
  })
  return id
}

it('cites for each text the facts of the brief that it says, and says what empty fields wait for', async () => {
  const owner = await createAdOwner(server)
  const [claim = ''] = exampleBrandBrief.differentiators
  const balloonId = await insertAd(owner, claim)
  const payload = { ideaId: owner.ideaId, balloonId, componentId: 'c1' }
  const { status, body } = await server.call('get-copy-basis', payload, { token: owner.token })
  expect(status).toBe(200)
  const { texts, facts, gaps, strength } = body as ReplyOf<'get-copy-basis'>
  expect(texts.map(({ key }) => key)).toEqual(['headline1'])
  expect(texts[0]?.factIds).toContain('statement:1')
  expect(facts).toContainEqual(expect.objectContaining({ id: 'statement:1', source: { from: 'brief' } }))
  expect(gaps.map(({ key }) => key)).toEqual(['headline2', 'headlined', 'description1', 'description2'])
  expect(gaps[0]?.need).toBe('price')
  expect(strength.parts.map(({ part }) => part)).toEqual(['relevance', 'variety', 'proof'])
})

it('lists all that an ad may state, including what was entered in the wizard for it alone', async () => {
  const owner = await createAdOwner(server)
  const specialPurpose = 'Order by 15 December'
  await askForAd(server, owner, {
    platform: 'google',
    details: { ...exampleAdParams.details, specialPurpose },
  })
  await adEnd(server, owner)
  const [ad] = await adsOf(server, owner)
  const componentId = (ad?.values['componentOrder'] as string[][] | undefined)?.[0]?.[0] ?? ''
  const payload = { ideaId: owner.ideaId, balloonId: ad?.id ?? '', componentId }
  const { body } = await server.call('get-copy-basis', payload, { token: owner.token })
  const { evidence } = body as ReplyOf<'get-copy-basis'>
  const { offeringName, offeringSummary } = exampleAdParams.details
  expect(evidence).toEqual(expect.arrayContaining([specialPurpose, offeringName, offeringSummary]))

  const other = await insertAd(owner, 'Lamps')
  const asked = { ideaId: owner.ideaId, balloonId: other, componentId: 'c1' }
  const beside = (await server.call('get-copy-basis', asked, { token: owner.token })).body
  expect((beside as ReplyOf<'get-copy-basis'>).evidence).not.toContain(specialPurpose)

  // Another ad like it begins with the same; one that wasn't generated has nothing to begin with.
  const subject = { ideaId: owner.ideaId, balloonId: ad?.id ?? '' }
  const like = async (balloonId: string) =>
    (await server.call('get-ad-brief', { ...subject, balloonId }, { token: owner.token })).body
  expect(await like(subject.balloonId)).toMatchObject({ details: { specialPurpose, offeringName } })
  expect(await like(other)).toBeNull()
})

it('answers nothing about the ad of another brand', async () => {
  const balloonId = await insertAd(await createAdOwner(server), 'Lamps')
  const other = await createAdOwner(server)
  const payload = { ideaId: other.ideaId, balloonId, componentId: 'c1' }
  for (const action of ['get-copy-basis', 'get-ad-brief'] as const) {
    const { componentId: _, ...ad } = payload
    const asked = action === 'get-ad-brief' ? ad : payload
    expect(await server.call(action, asked, { token: other.token })).toMatchObject({
      body: { error: 'balloonNotFound' },
    })
  }
})

/** An ad generated from a brief with too few facts to fill it. */
async function makeThinAd(): Promise<
  AdOwner & { balloonId: string; componentId: string; brief: BrandBrief }
> {
  const owner = await createAdOwner(server)
  const brief: BrandBrief = {
    ...exampleBrandBrief,
    summary: 'A workshop that makes glass lamps.',
    differentiators: [],
    audiences: [],
    location: '',
  }
  await briefsOf(server.database.knex, owner.ideaId).saveOnly('brand', brief, null, server.clock.real())
  const details = { ...exampleAdParams.details, offeringType: 'brand', offeringName: '' } as const
  const options = {
    platform: 'google',
    location: '',
    details: { ...details, offeringSummary: brief.summary },
  } as const
  await askForAd(server, owner, options)
  expect(await adEnd(server, owner)).toMatchObject({ status: 'DONE' })
  const [ad] = await adsOf(server, owner)
  const componentId = (ad?.values['componentOrder'] as string[][] | undefined)?.[0]?.[0] ?? ''
  return { ...owner, balloonId: ad?.id ?? '', componentId, brief }
}

it('counts what was added to the brief of the brand after the ad was made, for what is written too', async () => {
  const { ideaId, token, balloonId, componentId, brief } = await makeThinAd()
  const subject = { ideaId, balloonId, componentId }
  const needs = async () => {
    const { body } = await server.call('get-copy-basis', subject, { token })
    return [...new Set((body as ReplyOf<'get-copy-basis'>).gaps.map(({ need }) => need))]
  }
  const write = async (kind: 'headlines' | 'descriptions') => {
    const { body } = await server.call('generate-texts', { ...subject, kind, count: 3 }, { token })
    return body as { texts: string[]; angles: string[] }
  }
  expect(await needs()).toEqual(['price', 'proof', 'place'])
  expect((await write('headlines')).texts ?? []).not.toContainEqual(expect.stringContaining('€96'))

  const changedBrief = {
    ...brief,
    differentiators: ['Wren lamp, €96', 'Every lamp is rewired free for ten years.'],
    location: 'Galway',
  }
  const { status } = await server.call(
    'save-brief',
    { ideaId, kind: 'brand', brief: changedBrief, base: brief },
    { token },
  )
  expect(status).toBe(200)
  expect(await needs()).toEqual([null])
  const { texts, angles } = await write('headlines')
  expect(texts).toContainEqual(expect.stringContaining('€96'))
  expect(angles).toHaveLength(texts.length)
  expect(new Set(angles).size).toBe(texts.length)
  expect(texts.map((text) => text.includes('€96'))).toEqual(angles.map((angle) => angle === 'price'))
})
