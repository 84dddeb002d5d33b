import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import { expect, it } from 'vitest'
import { copyOf, createPicturedOwner } from '../support/pictured-owner.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon } from '../support/world.ts'

const server = await useServer()
type Choices = ReplyOf<'suggest-pictures'>

const site = {
  pictures: {
    'shopfront.jpg': 'The shop on Dominick Street',
    'dome.jpg': 'Dome lamp',
    'wren.jpg': 'Wren lamp',
  },
  offers: [{ name: 'Dome', price: '€168' }],
}

async function createAd() {
  const owner = await createPicturedOwner(server, site)
  const balloonId = await createBalloon(server, {
    ideaId: owner.ideaId,
    values: { 'component/c1/campaignGoal': 'sales' },
  })
  const ask = (change: Partial<PayloadOf<'suggest-pictures'>> = {}, token = owner.token) =>
    server.call(
      'suggest-pictures',
      {
        ideaId: owner.ideaId,
        balloonId,
        componentId: 'c1',
        line: 'Evenings, better lit',
        hasPrice: true,
        button: 'BOOK_NOW',
        ...change,
      },
      { token },
    )
  return { owner, balloonId, ask }
}

const textsOf = ({ elements }: Creative) =>
  elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))

it('offers six that differ, of the brand’s own pictures, and keeps none of them', async () => {
  const { owner, ask } = await createAd()
  const { status, body } = await ask()
  const { choices } = body as Choices
  expect(status).toBe(200)
  expect(choices).toHaveLength(6)
  expect(new Set(choices.map(({ layout, picture }) => `${layout} ${picture}`)).size).toBe(6)
  const own = [copyOf('dome.jpg'), copyOf('wren.jpg'), copyOf('shopfront.jpg'), null]
  for (const { picture, creative } of choices) {
    expect(own).toContain(picture)
    expect(textsOf(creative)).toEqual(expect.arrayContaining(['Evenings, better lit', 'Book now']))
  }
  expect(await server.database.knex('ad_creative').where({ ideaId: owner.ideaId })).toEqual([])
})

it('shows no button where there is none', async () => {
  const { ask } = await createAd()
  const { choices } = (await ask({ button: 'NO_BUTTON' })).body as Choices
  for (const { creative } of choices) expect(textsOf(creative)).not.toContain('Book now')
})

it('has nothing to offer for a line that cannot be drawn', async () => {
  const { ask } = await createAd()
  expect((await ask({ line: '灯' })).body).toMatchObject({ choices: [] })
})

it('knows the ads of the brand alone', async () => {
  const { ask } = await createAd()
  expect((await ask({ balloonId: crypto.randomUUID() })).body).toMatchObject({ error: 'balloonNotFound' })
  expect((await ask({ componentId: 'c9' })).body).toMatchObject({ error: 'balloonNotFound' })
  const { token } = await createAccount(server)
  expect((await ask({}, token)).status).toBe(403)
})
