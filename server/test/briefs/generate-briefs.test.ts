import { fileURLToPath } from 'node:url'
import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { PayloadOf } from '@aloft/contract/schemas'
import { brandBriefSchema, campaignBriefSchema } from '@aloft/domain/briefs/brief.entity'
import { formulas } from '@aloft/domain/briefs/brief-options.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import {
  type AiFailure,
  aiFailures,
  failureMarkerList,
  failureOfMarker,
  markerOfFailure,
} from '@aloft/domain/core/ai-results'
import { goals } from '@aloft/domain/core/goals'
import { tones } from '@aloft/domain/core/tones'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startDemoSites } from '../../src/demo/demo-sites.ts'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import type { Ai } from '../../src/gateways/ai/ai.port.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam, type Login } from '../support/world.ts'

const sites = await startDemoSites({
  dir: fileURLToPath(new URL('../../demo-sites', import.meta.url)),
  sites: ['bakery', 'parked', 'app-shell', 'personal-blog'],
  firstPort: 0,
})
afterAll(() => sites.stop())

const embedded = createEmbeddedAi()
let ai: Ai
let asked: unknown[] = []
beforeEach(() => {
  ai = embedded
  asked = []
})
const server = await useServer({
  privateOrigins: Object.values(sites.origins),
  gateways: {
    ai: {
      ...embedded,
      write: (request) => {
        asked.push(request.input)
        return ai.write(request)
      },
      moderate: (...given) => ai.moderate(...given),
    },
  },
})
const { knex } = server.database

interface Owner extends Login {
  readonly ideaId: string
}
async function createOwner(): Promise<Owner> {
  const login = await createAccount(server)
  return { ...login, ideaId: await createBrand(server, { userId: login.id }) }
}
const owner = await createOwner()

async function brandBrief(change: Partial<PayloadOf<'generate-brand-brief'>>, of = owner) {
  const payload = { ideaId: of.ideaId, ...change }
  const { status, body } = await server.call('generate-brand-brief', payload, { token: of.token })
  return { status, body }
}

async function campaignBrief(userInput: PayloadOf<'generate-campaign-brief'>['userInput']) {
  const payload = { ideaId: owner.ideaId, brandBrief: exampleBrandBrief, userInput }
  const { status, body } = await server.call('generate-campaign-brief', payload, { token: owner.token })
  return { status, body }
}

function fails(failure: AiFailure): Ai {
  return { ...embedded, write: async () => ({ ok: false, failure }) }
}

const description = 'Nightjar Lamps is a family bench in Galway. We blow, turn and wire table lamps by hand.'
const marked = (marker: string) => ({ status: 200, body: marker })

describe('generate-brand-brief', () => {
  it('drafts from a website, with all fields (BRF-06)', async () => {
    const url = sites.origins['bakery'] ?? ''
    const { status, body } = await brandBrief({ url })
    expect(status).toBe(200)
    const { brief, writer } = body as { brief: unknown; writer: string }
    expect(writer).toBe('rules')
    expect(brandBriefSchema.strict().parse(brief)).toMatchObject({ websiteUrl: url, language: 'en' })
    expect(brief).toMatchObject({
      name: expect.stringMatching(/odd loaf/i),
      location: expect.stringMatching(/Cork/),
    })
  })

  it('drafts from the owner’s own words', async () => {
    const { body } = await brandBrief({ brandDescription: description })
    expect(body).toMatchObject({ brief: { name: 'Nightjar Lamps', websiteUrl: '' }, writer: 'rules' })
  })

  it('uses both together, and only the description if the website has no facts', async () => {
    const url = sites.origins['parked'] ?? ''
    expect((await brandBrief({ url, brandDescription: description })).body).toMatchObject({
      brief: { name: 'Nightjar Lamps', websiteUrl: url },
    })
    expect(asked).toMatchObject([{ website: null, brandDescription: description }])
    await brandBrief({ url: sites.origins['bakery'] ?? '', brandDescription: description })
    expect(asked[1]).toMatchObject({
      website: { name: { value: expect.anything() } },
      brandDescription: description,
    })
  })

  it.each([
    ['a parked domain', 'parked', 'NOT_BUSINESS'],
    ['a page that is empty without its scripts', 'app-shell', 'EXTRACT_FAIL'],
    ['somebody’s own page', 'personal-blog', 'NOT_BUSINESS'],
  ])('has nothing to draft from %s', async (_, site, marker) => {
    expect(await brandBrief({ url: sites.origins[site] ?? '' })).toEqual(marked(marker))
    expect(asked).toEqual([])
  })

  it('has nothing to draft from an address where nobody answers, or from nothing', async () => {
    expect(await brandBrief({ url: 'http://127.0.0.1:9' })).toEqual(marked('EXTRACT_FAIL'))
    expect(await brandBrief({})).toEqual(marked('EXTRACT_FAIL'))
    expect(await brandBrief({ url: '', brandDescription: '' })).toEqual(marked('EXTRACT_FAIL'))
  })

  it('reads a website once: what the brand’s scan has read is used again', async () => {
    const other = await createOwner()
    const url = sites.origins['bakery'] ?? ''
    const { body } = await server.call('scan-website', { url }, { token: other.token })
    const websiteDataId = (body as { _id: string })._id
    await expect
      .poll(() => knex('run').where({ id: websiteDataId }).first('status'), { timeout: 15_000 })
      .toEqual({ status: 'DONE' })
    const brief = { ...exampleBrandBrief, websiteUrl: url }
    const save = { ideaId: other.ideaId, kind: 'brand', brief, websiteDataId }
    expect((await server.call('save-brief', save, { token: other.token })).status).toBe(200)
    // A mark in the stored data shows where the words come from.
    await knex('run')
      .where({ id: websiteDataId })
      .update({ result: knex.raw(`jsonb_set(result, '{data,name,value}', '"Kept Loaf"')`) })
    expect((await brandBrief({ url }, other)).body).toMatchObject({ writer: 'rules' })
    expect(asked).toMatchObject([{ website: { name: { value: 'Kept Loaf' } } }])
  })

  it('works on no unsafe words', async () => {
    const words = `${description} We show how to kill someone.`
    expect(await brandBrief({ brandDescription: words })).toEqual(marked('<UNSAFE>'))
    expect(asked).toEqual([])
  })

  it.each(['not an address', 'ftp://nightjar.example', 'http://user@nightjar.example'])(
    'refuses what is no address: %s',
    async (url) => {
      expect(await brandBrief({ url })).toEqual({
        status: 400,
        body: { error: 'invalidPayload', field: 'url' },
      })
    },
  )

  it('is refused for the brand of somebody else', async () => {
    const stranger = await createOwner()
    const { status, body } = await brandBrief(
      { brandDescription: description, ideaId: owner.ideaId },
      stranger,
    )
    expect({ status, body }).toEqual({ status: 403, body: { error: 'forbidden' } })
  })
})

it('returns which facts of a brand stay in a language that no ads are written in', async () => {
  const sentences = [
    'Somos un taller de lámparas en Sevilla y cada lámpara es de vidrio soplado a mano.',
    'Nuestras lámparas son para la casa y nunca se tiran, las arreglamos con los años.',
  ]
  const { body } = await brandBrief({ url: null, brandDescription: sentences.join(' ') })
  const { brief, foreignFacts } = body as { brief: { summary: string }; foreignFacts: string[] }
  expect(foreignFacts).toContain(brief.summary)
})

describe('generate-campaign-brief', () => {
  it('keeps what the owner says and picks the rest (BRF-07, BRF-08 to BRF-11)', async () => {
    const given = {
      name: 'Autumn',
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Wren table lamp',
    } as const
    const { status, body } = await campaignBrief(given)
    expect(status).toBe(200)
    const { brief, writer, foreignFacts } = body as Record<string, unknown>
    expect({ writer, foreignFacts }).toEqual({ writer: 'rules', foreignFacts: [] })
    const drafted = campaignBriefSchema.strict().parse(brief)
    expect(drafted).toMatchObject(given)
    expect(formulas).toContain(drafted.formula)
    expect(tones).toContain(drafted.toneOfVoice)
    expect(adLanguageCodes).toContain(drafted.language)
    expect(drafted.location).toBe(exampleBrandBrief.location)
  })

  it('picks everything where the owner says nothing', async () => {
    const { body } = await campaignBrief({})
    const drafted = campaignBriefSchema.parse((body as { brief: unknown }).brief)
    expect(goals).toContain(drafted.goal)
    expect(drafted.name).not.toBe('')
    expect(drafted.offeringName).not.toBe('')
  })

  it('returns which facts stay in the brand’s own language', async () => {
    const { body } = await campaignBrief({ language: 'de' })
    expect(body).toMatchObject({
      brief: { language: 'de' },
      foreignFacts: expect.arrayContaining([exampleBrandBrief.differentiators[0]]),
    })
  })

  it.each(['offeringName', 'offeringSummary', 'specialPurpose'])(
    'works on no unsafe words in %s',
    async (field) => {
      expect(await campaignBrief({ [field]: 'How to kill someone' })).toEqual(marked('<UNSAFE>'))
      expect(asked).toEqual([])
    },
  )

  it('asks for the role on the open brand where none is named (ACT-053)', async () => {
    const guest = await createAccount(server)
    const teamId = await createTeam(server, { ownerId: owner.id })
    await joinTeam(server, { teamId, login: guest, role: 'guest' })
    const ideaId = await createBrand(server, { userId: owner.id, teamId })
    await knex('user_account').where({ id: guest.id }).update({ selectedIdeaId: ideaId })
    const payload = { brandBrief: exampleBrandBrief, userInput: {} }
    expect((await server.call('generate-campaign-brief', payload, guest)).status).toBe(403)
    await knex('team_member').where({ userId: guest.id }).update({ role: 'collaborator' })
    expect((await server.call('generate-campaign-brief', payload, guest)).body).toHaveProperty('brief')
  })

  it('refuses a brief that is none', async () => {
    const payload = { brandBrief: { ...exampleBrandBrief, language: 'tlh' }, userInput: {} }
    const { status, body } = await server.call('generate-campaign-brief', payload, { token: owner.token })
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'invalidPayload', field: 'brandBrief.language' },
    })
  })
})

describe.each([
  ['generate-brand-brief', () => brandBrief({ brandDescription: description })],
  ['generate-campaign-brief', () => campaignBrief({ offeringName: 'Wren table lamp' })],
] as const)('%s returns why an engine gave nothing (GEN-17)', (_, ask) => {
  it.each(aiFailures)('%s', async (failure) => {
    ai = fails(failure)
    const reply = await ask()
    expect(reply).toEqual(marked(markerOfFailure(failure)))
    // A reason that contains a marker is read back unchanged.
    const hasMarker = (
      ['failed', 'unsafe', 'limitExceeded', 'extractFail', 'notBusiness'] as AiFailure[]
    ).includes(failure)
    expect(failureOfMarker(reply.body)).toBe(hasMarker ? failure : 'failed')
  })

  it.each([new Error('the engine broke'), new DOMException('Too slow', 'TimeoutError')])(
    'an engine that breaks: %s',
    async (error) => {
      ai = { ...embedded, write: async () => Promise.reject(error) }
      expect(await ask()).toEqual(marked('<FAIL>'))
      ai = { ...embedded, moderate: async () => Promise.reject(error) }
      expect(await ask()).toEqual(marked('<FAIL>'))
    },
  )

  it('a moderation that gave no answer lets nothing pass', async () => {
    ai = { ...embedded, moderate: async () => ({ ok: false, failure: 'limitExceeded' }) }
    expect(await ask()).toEqual(marked('<LIMIT_EXCEEDED>'))
    expect(asked).toEqual([])
  })
})

it('every marker stands for a reason, and no real result is taken for one', () => {
  expect(failureMarkerList.map(failureOfMarker)).toEqual([
    'extractFail',
    'failed',
    'failed',
    'unsafe',
    'limitExceeded',
    'notBusiness',
  ])
  for (const result of ['fail', '', 'UNSAFE', 'toString', {}, null, ['FAIL']]) {
    expect(failureOfMarker(result)).toBeNull()
  }
})
