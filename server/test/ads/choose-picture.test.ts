import { setTimeout } from 'node:timers/promises'
import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { expect, it } from 'vitest'
import { adEnd, adsOf, askForAd } from '../support/ads.ts'
import { copyOf, createPicturedOwner } from '../support/pictured-owner.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer({ privateOrigins: [] })

const site = {
  pictures: { 'shopfront.jpg': 'The shop on Dominick Street', 'dome.jpg': 'Dome lamp' },
  offers: [{ name: 'Dome', price: 'from €168' }],
}

async function createAd() {
  const owner = await createPicturedOwner(server, site)
  await askForAd(server, owner, { details: { ...exampleAdParams.details, offeringName: 'Dome' } })
  await adEnd(server, owner)
  const [ad] = await adsOf(server, owner)
  const key = Object.keys(ad?.values ?? {}).find((name) => name.endsWith('/adCreativeId')) ?? ''
  const balloonId = ad?.id ?? ''
  const { token, ideaId } = owner
  const choose = async (change: Partial<PayloadOf<'choose-picture'>> = {}) => {
    const options = {
      line: 'Lit for the evening',
      hasPrice: true,
      button: 'SHOP_NOW',
      picture: copyOf('dome.jpg'),
    }
    const payload = {
      ideaId,
      balloonId,
      componentId: key.split('/')[1],
      layout: 'framed',
      ...options,
      ...change,
    }
    return (await server.call('choose-picture', payload, { token })).body as ReplyOf<'choose-picture'>
  }
  const save = (value: unknown) =>
    server.call('update-balloon', { ideaId, balloonId, data: { [key]: value } }, { token })
  const current = async () => (await adsOf(server, owner))[0]?.values[key]
  return { owner, before: ad?.values[key], choose, save, current, token }
}

const textsBySlot = ({ items }: ReplyOf<'choose-picture'>) =>
  Object.fromEntries(items.flatMap((item) => (item.type === 'text' ? [[item.slot, item.text]] : [])))

it('makes a creative in all formats, which is drawn and which the ad can take and give back', async () => {
  const { owner, before, choose, save, current, token } = await createAd()
  const tokens = () => server.call('get-token-balance', {}, { token })
  const had = (await tokens()).body
  const made = await choose({ layout: 'paletteWall', picture: null })
  expect(Object.keys(made.creatives).toSorted()).toEqual(creativeFormatNames.toSorted())
  expect(made).toMatchObject({ ideaId: owner.ideaId, layout: 'paletteWall' })
  expect(textsBySlot(made)).toMatchObject({
    headline: 'Lit for the evening',
    price: 'from €168',
    button: 'Shop now',
  })
  expect(await current()).toBe(before)
  expect((await tokens()).body).toEqual(had)

  expect((await save(made._id)).status).toBe(200)
  expect(await current()).toBe(made._id)
  for (;;) {
    const { body } = await server.call('get-ad-creative', { adCreativeId: made._id }, { token })
    if ((body as ReplyOf<'get-ad-creative'>).renderData.isRenderFinished) break
    await setTimeout(50)
  }
  await save(before)
  expect(await current()).toBe(before)
})

it('leaves the price away where somebody does not want it', async () => {
  const { choose } = await createAd()
  expect(textsBySlot(await choose({ hasPrice: false }))).not.toHaveProperty('price')
})

it.each([
  ['another brand’s picture', { picture: copyOf('secret.jpg') }],
  ['no layout of ours', { layout: '__proto__' }],
  ['a line that cannot be drawn', { line: '灯' }],
])('makes nothing of %s', async (_, change) => {
  const { choose, owner } = await createAd()
  const count = () => server.database.knex('ad_creative').where({ ideaId: owner.ideaId }).count()
  const had = await count()
  expect(await choose(change)).toEqual({ error: 'pictureNotFound' })
  expect(await count()).toEqual(had)
})
