import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { describe, expect, it } from 'vitest'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { adEnd, type AdOwner, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer({ privateOrigins: [] })
const { knex } = server.database

async function valueOf(owner: AdOwner, key: string): Promise<unknown> {
  const [ad] = await adsOf(server, owner)
  const campaignId = (ad?.values['componentOrder'] as string[][] | undefined)?.[0]?.[0]
  return ad?.values[`component/${campaignId}/${key}`]
}

describe('facts in another language than the ad', () => {
  it('are kept with it, word for word', async () => {
    const owner = await createAdOwner(server)
    await askForAd(server, owner, { language: 'de' })
    await adEnd(server, owner)
    expect(await valueOf(owner, 'languages')).toEqual(['de'])
    expect(await valueOf(owner, 'foreignFacts')).toEqual(
      expect.arrayContaining([exampleBrandBrief.differentiators[0]]),
    )
  })

  it('are none where it speaks as its brief does', async () => {
    const owner = await createAdOwner(server)
    await askForAd(server, owner, { language: null })
    await adEnd(server, owner)
    expect(await valueOf(owner, 'foreignFacts')).toBeUndefined()
  })

  it('are also listed for a brief that mixes languages', async () => {
    const owner = await createAdOwner(server)
    const untranslated = 'Das Angebot ist der Endpreis und wir bleiben dabei.'
    const brief = { ...exampleBrandBrief, differentiators: [untranslated] }
    await briefsOf(knex, owner.ideaId).saveOnly('brand', brief, null, server.clock.real())
    await askForAd(server, owner)
    await adEnd(server, owner)
    expect(await valueOf(owner, 'foreignFacts')).toEqual([untranslated])
  })
})
