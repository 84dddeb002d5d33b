import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { exampleWebsiteData } from '@aloft/contract/scans/scans.examples'
import type { WebsiteAnswers } from '@aloft/domain/scans/website-answers.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { scanKind } from '../../src/areas/scans/scan-task.ts'
import { finishTask, insertTask } from '../../src/tasks/task.repo.ts'
import { adEnd, adsOf, askForAd } from '../support/ads.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { knex } = server.database
const now = server.clock.real()

const quoted = (quote: string) => ({ url: 'https://nightjar.example/lamps', quote, source: 'text' as const })
const quotes = (quote: string) => [quoted(quote)]
const prices = ['€96', '€89']

/** A website that names two prices for one lamp. */
const website: WebsiteData = {
  ...exampleWebsiteData,
  differentiators: [
    ...exampleWebsiteData.differentiators,
    {
      value: 'The Wren lamp for €89, wired by hand.',
      confidence: 0.9,
      evidence: quotes('The Wren lamp for €89'),
    },
  ],
  offers: [
    { value: { name: 'Wren', price: '€96' }, confidence: 0.6, evidence: quotes('Wren €96') },
    ...exampleWebsiteData.offers,
  ],
  questions: [
    {
      field: 'price',
      subject: 'Wren',
      answers: prices.map((value) => ({ value, evidence: quoted(`Wren ${value}`) })),
    },
  ],
}

/** A brand whose brief was made from that website, with its owner's answer to the contradiction. */
async function brandWith(websiteAnswers?: WebsiteAnswers) {
  const login = await createAccount(server, { plan: 'expand-2407' })
  const ideaId = await createBrand(server, { userId: login.id, url: 'https://nightjar.example' })
  const websiteDataId = uuidv7()
  await insertTask(knex, {
    id: websiteDataId,
    kind: scanKind,
    userId: login.id,
    subject: 'https://nightjar.example',
    now,
  })
  const result = { data: website, files: {} }
  await finishTask(knex, websiteDataId, { status: 'DONE', failure: null, result }, now)
  const save = (rest: object) =>
    server.call(
      'save-brief',
      { ideaId, kind: 'brand', brief: exampleBrandBrief, ...rest },
      { token: login.token },
    )
  const { status } = await save({ websiteDataId, ...(websiteAnswers && { websiteAnswers }) })
  expect(status).toBe(200)
  const known = async () => {
    const { body } = await server.call('get-briefs', { ideaId }, { token: login.token })
    return (body as ReplyOf<'get-briefs'>).brandBrief
  }
  return { ...login, ideaId, save, known }
}

it('comes with our copies of the website’s pictures, and with the kind of its trade', async () => {
  const { known, ideaId } = await brandWith()
  expect(await known()).toMatchObject({ files: {}, tradeKind: null })
  const file = { fileUrl: '/files/dome.png', width: 800, height: 600 }
  const trades = [{ value: 'bakery', confidence: 0.9, evidence: quotes('Our bakery') }]
  await knex('run')
    .whereIn('id', knex('brief').where({ ideaId, kind: 'brand' }).select('websiteDataId'))
    .update({
      result: JSON.stringify({
        data: { ...website, trades },
        files: { 'https://nightjar.example/dome.jpg': file },
      }),
    })
  expect(await known()).toMatchObject({
    files: { 'https://nightjar.example/dome.jpg': file },
    tradeKind: 'food makers',
  })
})

const wrenPrice = (brief: ReplyOf<'get-briefs'>['brandBrief']) => brief?.websiteData?.offers[0]?.value

describe('contradictions of a website', () => {
  it('are kept as the owner settles them, and stay so when the brief is rewritten', async () => {
    const { known, save } = await brandWith({ 'price:Wren': '€89' })
    expect(wrenPrice(await known())).toEqual({ name: 'Wren', price: '€89' })
    await save({ brief: { ...exampleBrandBrief, location: 'Clifden' } })
    expect((await known())?.websiteAnswers).toEqual({ 'price:Wren': '€89' })
    expect(wrenPrice(await known())).toEqual({ name: 'Wren', price: '€89' })
  })

  it.each([undefined, { 'price:Wren': null }, { 'price:Wren': '€1' }])(
    'leave no price where the answer is %o',
    async (answers) => {
      const data = await (await brandWith(answers)).known()
      expect(wrenPrice(data)).toEqual({ name: 'Wren', price: null })
      expect(JSON.stringify(data?.websiteData?.differentiators)).not.toContain('€89')
    },
  )

  it('stay as they are when the owner says later what is sold, and nothing else is taken without the scan', async () => {
    const { known, save } = await brandWith({ 'price:Wren': '€89' })
    await save({ websiteAnswers: { sold: 'glass lamps', 'price:Wren': '€1' } })
    expect((await known())?.websiteAnswers).toEqual({ 'price:Wren': '€89', sold: 'glass lamps' })
  })

  it('are refused where nobody could have written so many answers', async () => {
    const { save } = await brandWith()
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`price:${i}`, null]))
    const { status, body } = await save({ websiteAnswers: many })
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'invalidPayload', field: 'websiteAnswers' },
    })
  })

  it.each([
    ['the owner has said nothing', undefined, []],
    ['the owner says neither', { 'price:Wren': null }, []],
    ['the owner says which', { 'price:Wren': '€89' }, ['€89']],
  ])('show in an ad for that lamp as they stand when %s', { timeout: 60_000 }, async (_, answers, shown) => {
    const owner = await brandWith(answers)
    const { details } = exampleAdParams
    const asked = await askForAd(server, owner, {
      platform: 'google',
      details: { ...details, offeringType: 'product', offeringName: 'Wren', offeringSummary: '' },
    })
    expect(asked.body).toMatchObject({ balloonId: expect.any(String) })
    expect(await adEnd(server, owner)).toMatchObject({ status: 'DONE' })
    const text = JSON.stringify(await adsOf(server, owner))
    expect(prices.filter((price) => text.includes(price))).toEqual(shown)
  })
})
