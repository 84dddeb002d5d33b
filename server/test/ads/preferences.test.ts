import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { beforeEach, expect, it } from 'vitest'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import type { AdTextsInput } from '../../src/gateways/ai/ai.port.ts'
import { adEnd, type AdOwner, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { scriptedAi } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'

const asked: AdTextsInput[] = []
beforeEach(() => {
  asked.length = 0
})
const embedded = createEmbeddedAi()
const server = await useServer({
  privateOrigins: [],
  gateways: {
    ai: scriptedAi({
      'ad-texts': (request) => {
        asked.push(request.input)
        return embedded.write(request)
      },
    }),
  },
})

async function adOf(owner: AdOwner) {
  const [ad] = await adsOf(server, owner)
  const componentId = (ad?.values['componentOrder'] as string[][] | undefined)?.[0]?.[0] ?? ''
  const valueOf = (key: string) => ad?.values[`component/${componentId}/${key}`]
  return { balloonId: ad?.id ?? '', componentId, valueOf }
}

it('says the occasion that its maker has named, word for word', async () => {
  const owner = await createAdOwner(server)
  const specialPurpose = 'Until 24 December'
  await askForAd(server, owner, { details: { ...exampleAdParams.details, specialPurpose } })
  await adEnd(server, owner)
  const { valueOf } = await adOf(owner)
  expect(valueOf('fbMessage')).toContain(specialPurpose)
  expect(asked.every(({ brief }) => brief.specialPurpose === specialPurpose)).toBe(true)
})

it('is compared with the same competitors when more texts are asked for', async () => {
  const owner = await createAdOwner(server)
  const competitors = ['https://dovetail.example']
  await askForAd(server, owner, { competitors })
  await adEnd(server, owner)
  expect(asked.every((input) => input.competitors.length === 1)).toBe(true)
  asked.length = 0
  const { balloonId, componentId } = await adOf(owner)
  const payload = { ideaId: owner.ideaId, balloonId, componentId, kind: 'headlines', count: 3 } as const
  const { body } = await server.call('generate-texts', payload, owner)
  expect(body).toMatchObject({ writer: 'rules' })
  expect(asked.map((input) => input.competitors)).toEqual([competitors])
})
