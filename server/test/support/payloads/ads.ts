import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { exampleImageIdea } from '@aloft/contract/ads/pictures.examples'
import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import { emptyAdValues } from '@aloft/domain/ads/ad-values.rules'
import { adGenKind } from '../../../src/areas/ads/ad-generation-task.ts'
import { firstAdsKind } from '../../../src/areas/ads/first-ads-order.ts'
import { addPublishDate } from '../../../src/areas/balloons/balloon.repo.ts'
import { insertBalloon, writeValues } from '../../../src/areas/balloons/balloon.service.ts'
import { insertMedia } from '../../../src/areas/ideas/media.repo.ts'
import { pictureAddress } from '../../../src/gateways/storage/picture-address.ts'
import { briefsOf } from '../../../src/areas/briefs/brief.repo.ts'
import { finishTask, insertTask, keepStep } from '../../../src/tasks/task.repo.ts'
import type { TestServer } from '../test-server.ts'
import { createBalloon, grantTokens } from '../world.ts'
import { balloonOf, brandOf, type Builders, next, type Subject } from './subject.ts'

/** An ad whose picture can be composed: its brand has a brief but no website. */
async function picturedAd(subject: Subject) {
  const { server } = subject
  const { ideaId } = brandOf(subject)
  const { knex } = server.database
  await briefsOf(knex, ideaId).saveOnly('brand', exampleBrandBrief, null, server.clock.real())
  const balloonId = await createBalloon(server, { ideaId })
  const options = { line: 'Evenings, better lit', hasPrice: true, button: 'SHOP_NOW' } as const
  return { ideaId, balloonId, componentId: 'c1', ...options }
}

/** What an ad was generated from. */
async function insertOrigin(
  { database: { knex: db }, clock }: TestServer,
  of: { userId: string; ideaId: string; subject: string },
): Promise<void> {
  const now = clock.real()
  const id = crypto.randomUUID()
  await insertTask(db, {
    ...of,
    id,
    kind: adGenKind,
    input: { params: exampleAdParams, platform: 'google', balloonId: of.subject, components: {} },
    now,
  })
  const step = { id, finishedSteps: {}, step: 'brief', now: () => Promise.resolve(now) }
  await keepStep(db, step, () => Promise.resolve(exampleCampaignBrief))
  await finishTask(db, id, { status: 'FAIL', failure: 'FAIL', result: undefined }, now)
}

/** Removes everything that would prevent an ad for the brand. */
async function prepareForAd({ server, ideaId }: Subject): Promise<void> {
  if (!ideaId) return
  const db = server.database.knex
  await briefsOf(db, ideaId).saveOnly('brand', exampleBrandBrief, null, server.clock.real())
  await grantTokens(server, ideaId, 10)
  // Ads started by earlier callers are never finished here, and a brand can only have one at a time.
  await db('run')
    .where({ ideaId, status: 'IN_PROGRESS' })
    .update({ status: 'FAIL', failure: 'FAIL', finishDate: server.clock.real() })
  await db('balloon').where({ ideaId }).update({ archiveDate: server.clock.real() })
}

/** Payloads of calls about ads as they're generated and edited. */
export const adPayloads = {
  async 'create-ad'(subject) {
    await prepareForAd(subject)
    return { ...exampleAdParams, ...brandOf(subject) }
  },
  async 'create-first-ads'(subject) {
    await prepareForAd(subject)
    return brandOf(subject)
  },
  'archive-balloon': async (subject) => ({ ...(await balloonOf(subject)), isArchived: true }),
  async 'delete-balloon'(subject) {
    const { ideaId } = brandOf(subject)
    return { ideaId, balloonId: await createBalloon(subject.server, { ideaId }), confirmation: 'DELETE' }
  },
  'duplicate-balloon': (subject) => balloonOf(subject),
  'get-ads': (subject) => brandOf(subject),
  async 'generate-texts'(subject) {
    const { server } = subject
    const { ideaId } = brandOf(subject)
    const { knex: db } = server.database
    const now = server.clock.real()
    const balloonId = crypto.randomUUID()
    await briefsOf(db, ideaId).saveOnly('brand', exampleBrandBrief, null, now)
    await grantTokens(server, ideaId, 1)
    await insertBalloon(db, {
      id: balloonId,
      ideaId,
      name: `Ad ${next()}`,
      platform: 'facebook',
      values: emptyAdValues({ campaignId: 'c', pageId: 'p' }, 'facebook', exampleBrandBrief.websiteUrl),
      progress: 100,
      now,
    })
    return { ideaId, balloonId, componentId: 'c', kind: 'headlines', count: 3 }
  },
  'generate-image-ideas': async (subject) => {
    const { ideaId, balloonId } = await picturedAd(subject)
    return { ideaId, balloonId }
  },
  async 'generate-images'(subject) {
    const { server, ideaId } = subject
    if (ideaId) await grantTokens(server, ideaId, 2)
    const { knex: db } = server.database
    // Earlier callers' pictures are never drawn here, and a user has one order at a time.
    if (ideaId) await db('run').where({ ideaId, kind: 'images' }).delete()
    return { ...brandOf(subject), imageIdea: exampleImageIdea, count: 1 }
  },
  async 'scan-image'(subject) {
    const { server } = subject
    const { ideaId } = brandOf(subject)
    const { hash } = await server.storage.put(new Uint8Array([1, 2, 3]), 'image/webp')
    const url = pictureAddress(hash, 'image/webp')
    const file = { origin: 'stock', kind: 'image', url, width: 800, height: 600, size: 3 } as const
    await insertMedia(server.database.knex, ideaId, file, server.clock.real())
    return { ideaId, url }
  },
  'get-image-gen-status': (subject) => brandOf(subject),
  'get-design-material': async (subject) => {
    const { ideaId, balloonId, componentId } = await picturedAd(subject)
    return { ideaId, balloonId, componentId }
  },
  'choose-picture': async (subject) => ({
    ...(await picturedAd(subject)),
    layout: 'bigType',
    picture: null,
  }),
  'suggest-pictures': (subject) => picturedAd(subject),
  'get-ad-gen-status': (subject) => brandOf(subject),
  'get-balloon': (subject) => balloonOf(subject),
  'get-balloon-versions': (subject) => balloonOf(subject),
  'get-ad-brief': async (subject) => {
    const { server, login } = subject
    const { ideaId } = brandOf(subject)
    await prepareForAd(subject)
    const balloonId = await createBalloon(server, { ideaId })
    if (login) await insertOrigin(server, { userId: login.id, ideaId, subject: balloonId })
    return { ideaId, balloonId }
  },
  'get-ad-ideas': async (subject) => {
    const balloonId = await createBalloon(subject.server, brandOf(subject))
    return { ...brandOf(subject), balloonId, componentId: 'c1' }
  },
  'get-copy-basis': async (subject) => {
    const balloonId = await createBalloon(subject.server, brandOf(subject))
    return { ...brandOf(subject), balloonId, componentId: 'c1' }
  },
  'get-first-ads': async (subject) => {
    const { server, login, ideaId } = subject
    if (ideaId && login) {
      await insertTask(server.database.knex, {
        id: crypto.randomUUID(),
        kind: firstAdsKind,
        userId: login.id,
        ideaId,
        subject: ideaId,
        input: { ads: [] },
        now: server.clock.real(),
      })
      await prepareForAd(subject)
    }
    return brandOf(subject)
  },
  'get-forecast': async (subject) => {
    const balloonId = await createBalloon(subject.server, brandOf(subject))
    return { ...brandOf(subject), balloonId, componentId: 'c1', dailyBudget: 20, durationDays: 10 }
  },
  'get-idea': (subject) => brandOf(subject),
  async 'publish-balloon'(subject) {
    const { server, login } = subject
    const { knex: db } = server.database
    const ad = await balloonOf(subject)
    const edit = { authorId: null, isUserUpdate: false, now: server.clock.real() }
    const page = { 'component/c2/type': 'externalPage', 'component/c2/url': 'https://nightjar.example' }
    await db.transaction((trx) => writeValues(trx, ad, page, edit))
    if (login) await db('user_account').where({ id: login.id }).update({ isEmailValidated: true })
    return ad
  },
  'save-balloon': async (subject) => ({
    ...(await balloonOf(subject)),
    balloon: { name: `Lamps ${next()}`, data: { 'component/c1/fbTitle': [{ value: `Lamp ${next()}` }] } },
  }),
  async 'restore-balloon-version'(subject) {
    const { database, clock } = subject.server
    const { ideaId, balloonId } = await balloonOf(subject)
    const publishDate = clock.real()
    await addPublishDate(database.knex, balloonId, publishDate)
    return { ideaId, balloonId, publishDate: publishDate.toISOString() }
  },
  'update-balloon': async (subject) => ({
    ...(await balloonOf(subject)),
    data: { 'component/c1/fbTitle': `Lamp ${next()}` },
  }),
  // For another website than the brand's, so that nothing external is requested.
  'validate-snippet': (subject) => ({
    ...brandOf(subject),
    url: 'https://elsewhere.example',
    kind: 'website',
  }),
} satisfies Partial<Builders>
