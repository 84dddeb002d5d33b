import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { exampleWebsiteData } from '@aloft/contract/scans/scans.examples'
import { describe, expect, it } from 'vitest'
import { adGenKind } from '../../src/areas/ads/ad-generation-task.ts'
import { scanKind } from '../../src/areas/scans/scan-task.ts'
import { finishTask, insertTask } from '../../src/tasks/task.repo.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()

async function ownerWithBrand() {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const save = (payload: object) => server.call('save-brief', { ideaId, ...payload }, { token: login.token })
  const read = async () => (await server.call('get-briefs', { ideaId }, { token: login.token })).body
  return { login, ideaId, save, read }
}

const campaign = {
  name: 'Autumn repairs',
  url: 'https://nightjar.example/repairs',
  goal: 'sales',
  specialPurpose: null,
  language: 'en',
  location: 'Galway, Ireland',
  offeringType: 'product',
  offeringName: 'Rewiring',
  offeringSummary: 'Any table lamp, rewired while you wait.',
  differentiators: [],
  audiences: [],
  formula: 'AIDA',
  toneOfVoice: 'trust',
}

describe('save-brief', () => {
  it('keeps the one brand brief of a brand and reads it back (BRF-02)', async () => {
    const { save, read } = await ownerWithBrand()
    const first = await save({ kind: 'brand', brief: exampleBrandBrief })
    expect(first.body).toMatchObject({ brief: { brief: exampleBrandBrief } })
    const second = await save({ kind: 'brand', brief: { ...exampleBrandBrief, location: 'Clifden' } })
    expect((second.body as { brief: { _id: string } }).brief._id).toBe(
      (first.body as { brief: { _id: string } }).brief._id,
    )
    expect(await read()).toMatchObject({
      brandBrief: { brief: { ...exampleBrandBrief, location: 'Clifden' }, websiteData: null },
      designBrief: null,
      campaignBriefs: [],
    })
  })

  it('refuses a brand brief without a name or with a short summary (ONB-08)', async () => {
    const { save } = await ownerWithBrand()
    const { body } = await save({
      kind: 'brand',
      brief: { ...exampleBrandBrief, name: ' ', summary: 'Nineteen letters ok' },
    })
    expect(body).toEqual({
      error: 'briefInvalid',
      fields: { name: 'requiredValue', summary: 'summaryTooShort' },
    })
  })

  it('keeps the design brief and any number of campaign briefs (BRF-03, BRF-04)', async () => {
    const { save, read } = await ownerWithBrand()
    const design = { font: 'Young Serif', layoutColor: '#123142', textColor: '#ffffff', logoImageUrl: null }
    await save({ kind: 'design', brief: design })
    const { body } = await save({ kind: 'campaign', briefId: null, brief: campaign })
    const { _id: briefId } = (body as { brief: { _id: string } }).brief
    await save({ kind: 'campaign', briefId: null, brief: { ...campaign, name: 'Gifts' } })
    await save({ kind: 'campaign', briefId, brief: { ...campaign, goal: 'leads' } })
    expect(await read()).toMatchObject({
      designBrief: { brief: design },
      campaignBriefs: [{ brief: { name: 'Gifts' } }, { _id: briefId, brief: { goal: 'leads' } }],
    })
  })

  it('makes a campaign brief with the id it is given, and changes it where the call comes again', async () => {
    const { save, read } = await ownerWithBrand()
    const newBriefId = crypto.randomUUID()
    const made = { kind: 'campaign', briefId: null, newBriefId, brief: campaign, base: campaign }
    expect((await save(made)).body).toMatchObject({ brief: { _id: newBriefId } })
    const again = { ...made, brief: { ...campaign, name: 'Gifts' } }
    expect((await save(again)).body).toMatchObject({ brief: { _id: newBriefId } })
    expect(await read()).toMatchObject({ campaignBriefs: [{ _id: newBriefId, brief: { name: 'Gifts' } }] })
    const mine = { ...made, brief: { ...campaign, name: 'Repairs' } }
    expect((await save(mine)).body).toMatchObject({ error: 'briefConflict', fields: ['name'] })
  })

  it('makes nothing under the id of a brief that is archived, or of another brand', async () => {
    const [mine, theirs] = [await ownerWithBrand(), await ownerWithBrand()]
    const newBriefId = crypto.randomUUID()
    const made = { kind: 'campaign', briefId: null, newBriefId, brief: campaign }
    await mine.save(made)
    expect((await theirs.save(made)).body).toEqual({ error: 'briefNotFound' })
    const archive = { ideaId: mine.ideaId, briefId: newBriefId, isArchived: true }
    await server.call('archive-brief', archive, { token: mine.login.token })
    expect((await mine.save(made)).body).toEqual({ error: 'briefNotFound' })
    expect(await theirs.read()).toMatchObject({ campaignBriefs: [] })
  })

  it('keeps one form of a color, whichever case it came in', async () => {
    const { save, read } = await ownerWithBrand()
    const design = { font: 'Arimo', layoutColor: '#434CFF', textColor: '#AbCdEf', logoImageUrl: null }
    expect((await save({ kind: 'design', brief: design })).status).toBe(200)
    const stored = { ...design, layoutColor: '#434cff', textColor: '#abcdef' }
    expect(await read()).toMatchObject({ designBrief: { brief: stored } })
  })

  it('refuses a campaign brief without a name or an offering type (BRF-05)', async () => {
    const { save } = await ownerWithBrand()
    const { body } = await save({
      kind: 'campaign',
      briefId: null,
      brief: { ...campaign, name: '', offeringType: null },
    })
    expect(body).toEqual({
      error: 'briefInvalid',
      fields: { name: 'requiredValue', offeringType: 'requiredValue' },
    })
  })

  it('does not find the campaign brief of another brand', async () => {
    const mine = await ownerWithBrand()
    const theirs = await ownerWithBrand()
    const { body } = await theirs.save({ kind: 'campaign', briefId: null, brief: campaign })
    const { _id: briefId } = (body as { brief: { _id: string } }).brief
    expect((await mine.save({ kind: 'campaign', briefId, brief: campaign })).body).toEqual({
      error: 'briefNotFound',
    })
  })

  it.each(['a scan of somebody else', 'a task that is no scan', 'nothing'])(
    'takes %s for no website, and saves nothing',
    async (what) => {
      const mine = await ownerWithBrand()
      const owner = what === 'a scan of somebody else' ? await createAccount(server) : mine.login
      const websiteDataId = crypto.randomUUID()
      if (what !== 'nothing') {
        const kind = what === 'a task that is no scan' ? adGenKind : scanKind
        await insertTask(server.database.knex, {
          id: websiteDataId,
          kind,
          userId: owner.id,
          subject: 'https://nightjar.example',
          now: server.clock.real(),
        })
      }
      const { status, body } = await mine.save({ kind: 'brand', brief: exampleBrandBrief, websiteDataId })
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: 'invalidPayload', field: 'websiteDataId' },
      })
      expect(await server.database.knex('brief').where({ ideaId: mine.ideaId })).toEqual([])
    },
  )

  it('gives the brand the logo that was chosen, else the best one, and no foreign picture', async () => {
    const { knex } = server.database
    const { login, ideaId, save } = await ownerWithBrand()
    const now = server.clock.real()
    const websiteDataId = crypto.randomUUID()
    await insertTask(knex, {
      id: websiteDataId,
      kind: scanKind,
      userId: login.id,
      subject: 'https://a.example',
      now,
    })
    const logos = ['best', 'other', 'not-kept'].map((name) => ({
      value: `https://a.example/${name}.svg`,
      confidence: 0.9,
      evidence: [{ url: 'https://a.example/', quote: name, source: 'text' as const }],
    }))
    const storedLogo = (name: string) => ({ fileUrl: `/files/${name}.png`, width: 64, height: 64 })
    const files = {
      [logos[0]?.value ?? '']: storedLogo('best'),
      [logos[1]?.value ?? '']: storedLogo('other'),
    }
    const result = { data: { ...exampleWebsiteData, logos }, files }
    await finishTask(knex, websiteDataId, { status: 'DONE', failure: null, result }, now)
    const logo = async () => {
      const { body } = await server.call('get-idea', { ideaId }, { token: login.token })
      return (body as ReplyOf<'get-idea'>).design.logoImageUrl
    }
    const brand = { kind: 'brand', brief: exampleBrandBrief, websiteDataId }
    expect(await save({ ...brand, logoImageUrl: 'https://a.example/not-kept.svg' })).toMatchObject({
      status: 400,
      body: { field: 'logoImageUrl' },
    })
    expect(await logo()).toBeNull()
    await save(brand)
    expect(await logo()).toBe('/files/best.png')
    await save({ ...brand, logoImageUrl: '/files/other.png' })
    expect(await logo()).toBe('/files/other.png')
    await save(brand)
    expect(await logo()).toBe('/files/other.png')
    // Our copies are the brand's files, but none of its uploads.
    expect(await knex('media').where({ ideaId }).orderBy('place').select('origin', 'url', 'width')).toEqual(
      ['best', 'other'].map((name) => ({ origin: 'website', url: `/files/${name}.png`, width: 64 })),
    )
    const { body } = await server.call('get-idea', { ideaId }, { token: login.token })
    expect(body).toMatchObject({ uploadedImages: [] })
  })
})
