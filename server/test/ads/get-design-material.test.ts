import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { expect, it } from 'vitest'
import { createAdOwner } from '../support/ads.ts'
import { copyOf, createPicturedOwner } from '../support/pictured-owner.ts'
import { useServer } from '../support/test-server.ts'
import { createBalloon } from '../support/world.ts'

const server = await useServer()
type Reply = ReplyOf<'get-design-material'>

const site = {
  pictures: { 'dome.jpg': 'Dome lamp', 'wren.jpg': 'Wren lamp' },
  offers: [
    { name: 'Dome', price: '€168' },
    { name: 'Wren', price: '€140' },
  ],
}

async function createWorld(values: Record<string, unknown> = {}) {
  const owner = await createPicturedOwner(server, site)
  const balloonId = await createBalloon(server, {
    ideaId: owner.ideaId,
    values: {
      'component/c1/campaignGoal': 'sales',
      'component/c1/punchline': 'Old lamp in, €20 off',
      ...values,
    },
  })
  const load = async (payload: Partial<PayloadOf<'get-design-material'>> = {}) => {
    const { status, body } = await server.call(
      'get-design-material',
      { ideaId: owner.ideaId, ...payload },
      { token: owner.token },
    )
    return { status, material: (body as Reply).material, body }
  }
  return { owner, balloonId, load }
}

it('has the brand’s own pictures, colors and words, and no price without an ad', async () => {
  const { load } = await createWorld()
  const { status, material } = await load()
  expect(status).toBe(200)
  expect(material?.pictures.map(({ src }) => src).toSorted()).toEqual(
    [copyOf('dome.jpg'), copyOf('wren.jpg')].toSorted(),
  )
  expect(material?.brandName).toBe('Nightjar Lamps')
  expect(material?.texts.headline).not.toBe('')
  expect(material?.texts.price).toBe('')
  expect(material?.style.colors.primary).toMatch(/^#/)
  expect(material?.lines).not.toContain(material?.texts.headline)
})

it('starts with the line and the button of the ad that the creative is for', async () => {
  const { load, balloonId } = await createWorld({ 'component/c1/fbButtonLabel': 'BOOK_NOW' })
  const { material } = await load({ balloonId, componentId: 'c1' })
  expect(material?.texts).toMatchObject({ headline: 'Old lamp in, €20 off', button: 'Book now' })
})

it('knows no ad of another brand, and no other component', async () => {
  const { load, balloonId } = await createWorld()
  const { balloonId: foreign } = await createWorld()
  expect((await load({ balloonId: foreign, componentId: 'c1' })).body).toMatchObject({
    error: 'balloonNotFound',
  })
  expect((await load({ balloonId, componentId: 'c9' })).body).toMatchObject({ error: 'balloonNotFound' })
})

it('has nothing for a brand without a brief', async () => {
  const owner = await createAdOwner(server)
  await server.database.knex('brief').where({ ideaId: owner.ideaId }).delete()
  const { body } = await server.call('get-design-material', { ideaId: owner.ideaId }, { token: owner.token })
  expect(body).toEqual({ material: null })
})
