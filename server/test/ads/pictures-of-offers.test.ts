import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { expect, it } from 'vitest'
import { adEnd, type AdOwner, askForAd } from '../support/ads.ts'
import { copyOf, createPicturedOwner } from '../support/pictured-owner.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer({ privateOrigins: [] })
const { knex } = server.database

const site = {
  pictures: {
    'shopfront.jpg': 'The shop on Dominick Street',
    'wren.jpg': 'Wren lamp',
    'dome.jpg': 'Dome lamp',
    'bench.jpg': 'A lamp on the bench',
  },
  offers: [
    { name: 'Wren', price: '€148', noun: 'table lamp' },
    { name: 'Dome', price: 'from €168', noun: 'table lamp' },
  ],
}

interface StoredCreative {
  readonly layout: string
  readonly creatives: AdCreative['creatives']
}

async function picturesOf(
  owner: AdOwner,
  details: Partial<typeof exampleAdParams.details>,
): Promise<StoredCreative> {
  await askForAd(server, owner, { details: { ...exampleAdParams.details, ...details } })
  expect(await adEnd(server, owner)).toMatchObject({ status: 'DONE' })
  return knex('ad_creative')
    .join('ad_creative_version', 'creativeId', 'id')
    .where({ ideaId: owner.ideaId })
    .orderBy('creationDate', 'desc')
    .first('layout', 'creatives')
}

function shownIn({ creatives }: StoredCreative) {
  const elements = creatives['1:1']?.elements ?? []
  const pictures = elements.flatMap((element) => (element.type === 'croppedImage' ? [element.src] : []))
  const texts = elements.flatMap((element) =>
    element.type === 'text' && element.slot !== 'headline' && element.slot !== 'brand'
      ? [[element.slot, element.text]]
      : [],
  )
  return { lead: pictures[0], texts: Object.fromEntries(texts) as Record<string, string> }
}

it('shows what a sale is about, with its price and what to do, called as its owner calls it', async () => {
  const owner = await createPicturedOwner(server, site)
  const { lead, texts } = shownIn(await picturesOf(owner, { goal: 'sales', offeringName: 'Dome lamp' }))
  expect(lead).toBe(copyOf('dome.jpg'))
  expect(texts).toMatchObject({ price: 'from €168', button: 'Shop now' })
})

it('leaves price and button away where the ad is to make known', async () => {
  const owner = await createPicturedOwner(server, site)
  const { texts } = shownIn(await picturesOf(owner, { goal: 'awareness', offeringName: 'Dome lamp' }))
  expect(Object.keys(texts)).not.toContain('price')
  expect(Object.keys(texts)).not.toContain('button')
})

it('never shows the shop front of a business that sells, and never repeats a layout', async () => {
  const owner = await createPicturedOwner(server, site)
  const shown: string[] = []
  for (let index = 0; index < 4; index += 1) {
    const stored = await picturesOf(owner, { goal: 'sales', offeringType: null, offeringName: '' })
    const { lead } = shownIn(stored)
    expect(lead).not.toBe(copyOf('shopfront.jpg'))
    shown.push(`${stored.layout} ${lead}`)
  }
  expect(new Set(shown).size).toBe(4)
})
