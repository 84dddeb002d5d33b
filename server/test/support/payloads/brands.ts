import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import sharp from 'sharp'
import { briefsOf } from '../../../src/areas/briefs/brief.repo.ts'
import { insertAdCreative } from '../../../src/areas/creatives/ad-creative.repo.ts'
import { insertMedia } from '../../../src/areas/ideas/media.repo.ts'
import { finishRender } from '../../../src/areas/creatives/creative-version.repo.ts'
import { firstDraft } from '../world.ts'
import { brandOf, type Builders, next, type Subject } from './subject.ts'

/** Payloads of calls about brands, and about the product itself. */
export const brandPayloads = {
  'add-idea-file': async (subject) => ({ ...brandOf(subject), file: await samplePicture() }),
  async 'archive-idea'(subject) {
    const { ideaId } = brandOf(subject)
    // Running scans of earlier calls aren't this call's to stop.
    const { knex } = subject.server.database
    await knex('ad_run').where({ ideaId }).update({ settledDate: subject.server.clock.real() })
    return { ideaId, isArchived: true }
  },
  'check-scan-website': async ({ server, login }) => {
    const url = `https://site${next()}.example`
    if (login) await server.call('scan-website', { url }, { token: login.token })
    return { url }
  },
  'create-idea': () => ({ title: `Brand ${next()}` }),
  'generate-brand-brief': (subject) => ({
    ...brandOf(subject),
    brandDescription:
      'Nightjar Lamps is a family bench in Galway. We blow, turn and wire table lamps, and repair those of others.',
  }),
  'generate-campaign-brief': (subject) => ({
    ...brandOf(subject),
    brandBrief: exampleBrandBrief,
    userInput: { goal: 'sales', offeringType: 'product', offeringName: 'Wren table lamp' },
  }),
  async 'email-website-code'(subject) {
    const { server, login } = subject
    const { knex: db } = server.database
    const { ideaId } = brandOf(subject)
    await db('idea').where({ id: ideaId }).update({ url: 'https://nightjar.example' })
    if (login) await db('user_account').where({ id: login.id }).update({ isEmailValidated: true })
    return { ideaId, email: `web${next()}@studio.example` }
  },
  'get-ad-creative': (subject) => creativeOf(subject),
  'archive-brief': async (subject) => ({ ...(await campaignBriefOf(subject)), isArchived: true }),
  'get-brief-history': async (subject) => ({ ...(await campaignBriefOf(subject)), field: 'location' }),
  'get-briefs': (subject) => brandOf(subject),
  'get-creative-version': async (subject) => ({ ...(await creativeOf(subject)), number: 1 }),
  'get-creative-versions': (subject) => creativeOf(subject),
  'add-stock-picture': (subject) => ({
    ...brandOf(subject),
    stockId: `coffee-cup.square.${String(next()).padStart(6, '0')}.f2b84b.ffffff.1c1c1c`,
  }),
  'archive-media': async (subject) => ({ ...(await mediaOf(subject)), isArchived: true }),
  'get-media-library': (subject) => ({ ...brandOf(subject), tab: 'uploads', query: 'lamp' }),
  'update-media': async (subject) => ({ ...(await mediaOf(subject)), name: 'Lamp', alt: `Lamp ${next()}` }),
  'get-website-connection': (subject) => brandOf(subject),
  'log-error': () => ({ message: 'Failed to fetch' }),
  'render-asset': (subject) => creativeOf(subject),
  'archive-ad-creative': async (subject) => ({
    ...brandOf(subject),
    ...(await creativeOf(subject)),
    isArchived: true,
  }),
  'delete-ad-creative': async (subject) => ({ ...brandOf(subject), ...(await creativeOf(subject)) }),
  async 'download-ad-creative'(subject) {
    const { adCreativeId } = await creativeOf(subject)
    const end = { urls: { '1:1': '/files/a.png' }, failure: null }
    await finishRender(subject.server.database.knex, firstDraft(adCreativeId), end)
    return { ...brandOf(subject), adCreativeId }
  },
  'duplicate-ad-creative': async (subject) => ({ ...brandOf(subject), ...(await creativeOf(subject)) }),
  'get-ad-creatives': (subject) => brandOf(subject),
  'save-ad-creative': async (subject) => {
    const { layout, creatives } = exampleAdCreative
    const { ideaId } = brandOf(subject)
    return { ideaId, ...(await creativeOf(subject)), creative: { layout: `${layout}${next()}`, creatives } }
  },
  'save-brief': (subject) => ({ ...brandOf(subject), kind: 'brand', brief: exampleBrandBrief }),
  'search-interests': (subject) => ({ ...brandOf(subject), query: 'lamp' }),
  'search-locations': (subject) => ({ ...brandOf(subject), query: 'galway', platform: 'facebook' }),
  'scan-website': () => ({ url: `https://site${next()}.example` }),
  'set-idea-open-date': (subject) => brandOf(subject),
  'set-mock-date-offset-hours': () => ({ hours: 0 }),
  'suggest-keywords': async (subject) => {
    const { ideaId } = brandOf(subject)
    const { knex } = subject.server.database
    await briefsOf(knex, ideaId).saveOnly('brand', exampleBrandBrief, null, subject.server.clock.real())
    return { ideaId, seed: 'glass lamp', locations: [], language: null }
  },
  'update-idea': (subject) => ({ ...brandOf(subject), data: { industry: `Lamps ${next()}` } }),
} satisfies Partial<Builders>

async function campaignBriefOf(subject: Subject) {
  const { server } = subject
  const { ideaId } = brandOf(subject)
  const briefs = briefsOf(server.database.knex, ideaId)
  const briefId = crypto.randomUUID()
  await briefs.insertCampaign(briefId, exampleCampaignBrief, server.clock.real())
  return { ideaId, briefId }
}

async function creativeOf(subject: Subject): Promise<{ adCreativeId: string }> {
  const { knex } = subject.server.database
  const id = crypto.randomUUID()
  const { layout, creatives } = exampleAdCreative
  const { ideaId } = brandOf(subject)
  await insertAdCreative(knex, {
    id,
    ideaId,
    balloonId: null,
    layout,
    creatives,
    now: subject.server.clock.real(),
  })
  return { adCreativeId: id }
}

/** A new picture in the brand's library. */
async function mediaOf(subject: Subject) {
  const { knex } = subject.server.database
  const { ideaId } = brandOf(subject)
  const url = `/files/media-${next()}.webp`
  const file = { origin: 'upload', kind: 'image', url, width: 800, height: 600, size: 9 } as const
  await insertMedia(knex, ideaId, file, subject.server.clock.real())
  const { id } = await knex('media').where({ ideaId, url }).first('id')
  return { ideaId, mediaId: id as string }
}

let picture: Promise<Buffer> | undefined
/** A picture that can be added to a brand; created once. */
async function samplePicture(): Promise<Blob> {
  picture ??= sharp({ create: { width: 400, height: 400, channels: 3, background: '#c2452d' } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(await picture)], { type: 'image/png' })
}
