import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { checkAd } from '@aloft/domain/ads/ad-readiness.rules'
import { leastTexts } from '@aloft/domain/ads/text-kinds.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { expect, it } from 'vitest'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { tokensOf } from '../../src/ledger/token-reservation.ts'
import { adEnd, type AdOwner, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer({ privateOrigins: [] })
const { knex } = server.database

/** The texts of a brand's only ad, by Google's fields. */
async function googleTexts(owner: AdOwner): Promise<Record<string, string>> {
  const [ad] = await adsOf(server, owner)
  const campaignId = (ad?.values['componentOrder'] as string[][] | undefined)?.[0]?.[0]
  const texts = copyFields.google.map(
    ({ key }) => [key, ad?.values[`component/${campaignId}/${key}`]] as const,
  )
  return Object.fromEntries(
    texts.flatMap(([key, text]) => (typeof text === 'string' && text !== '' ? [[key, text]] : [])),
  )
}

it('an ad whose facts carry too few texts is made all the same, and readiness names the empty fields', async () => {
  const owner = await createAdOwner(server)
  const brief = {
    ...exampleBrandBrief,
    summary: 'We fix clocks.',
    differentiators: [],
    audiences: [],
    location: '',
  }
  await briefsOf(knex, owner.ideaId).saveOnly('brand', brief, null, server.clock.real())
  await askForAd(server, owner, {
    platform: 'google',
    details: { specialPurpose: '', offeringType: null, offeringName: '', offeringSummary: '', goal: null },
    location: '',
    competitors: [],
  })
  expect(await adEnd(server, owner)).toMatchObject({ status: 'DONE', failureStatus: null })
  const texts = await googleTexts(owner)
  const headlines = Object.keys(texts).filter((key) => key.startsWith('headline'))
  expect(headlines.length).toBeLessThan(leastTexts('google', 'headlines'))
  const failures = checkAd({ platform: 'google', texts, hasCreative: false, hasChannel: false })
  expect(Object.values(failures)).toContain('requiredValue')
  expect(Object.keys(failures).filter((key) => key in texts)).toEqual([])
  expect(await tokensOf(knex, owner.id)).toMatchObject({ free: 90 })
})
