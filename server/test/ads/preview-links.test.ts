import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { mostComments } from '@aloft/domain/ads/preview-comment.rules'
import { mostSharedLinks, sharedLinkDays } from '@aloft/domain/ads/shared-link.rules'
import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import { insertAdCreative } from '../../src/areas/creatives/ad-creative.repo.ts'
import { ownAd } from '../balloons/owned-ad.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database

type Ad = Awaited<ReturnType<typeof ownAd>>

async function share({ ideaId, balloonId, login }: Ad) {
  const { body } = await server.call('create-preview-link', { ideaId, balloonId }, login)
  return body as ReplyOf<'create-preview-link'>
}

const keyIn = (url: string) => new URL(url).searchParams.get('key') ?? ''

/** What somebody without an account sees. */
async function open(url: string) {
  const { body } = await server.call('get-shared-preview', { key: keyIn(url) })
  return body as ReplyOf<'get-shared-preview'> & { error?: string }
}

const draft = {
  author: 'Maeve',
  text: 'Could the lamp be larger?',
  place: 'facebook',
  device: 'mobile',
  pin: { x: 0.5, y: 0.25 },
} as const

async function comment(url: string, change: Partial<PayloadOf<'add-preview-comment'>['comment']> = {}) {
  const sent = { key: keyIn(url), comment: { ...draft, ...change } }
  return (await server.call('add-preview-comment', sent)).body as { error?: string; commentId?: string }
}

async function linksOf({ ideaId, balloonId, login }: Ad) {
  const { body } = await server.call('get-preview-links', { ideaId, balloonId }, login)
  return body as ReplyOf<'get-preview-links'>
}

it('shows the ad as it’s saved to anyone who has its link, but no people and no other values (RND-05)', async () => {
  const ad = await ownAd(server, { name: 'Wren' })
  const { url } = await share(ad)
  expect(url).toContain('/0/render-ad-preview?key=')
  await ad.update({ 'component/c1/fbTitle': 'The last lamp you’ll buy' })
  const shown = await open(url)
  expect(shown).toMatchObject({
    adName: 'Wren',
    platform: 'facebook',
    texts: { fbTitle: 'The last lamp you’ll buy' },
    theme: 'facebook',
    renderData: null,
    comments: [],
  })
  const owner = await knex('user_account').where({ id: ad.login.id }).first('username', 'email')
  for (const word of [owner.email, owner.username, ad.login.id, ad.ideaId, ad.balloonId].filter(Boolean))
    expect(JSON.stringify(shown)).not.toContain(word)
})

it('shows the pictures of the ad’s own creative, and of no other brand', async () => {
  const [ad, other] = [await ownAd(server), await ownAd(server)]
  const { url } = await share(ad)
  const { layout, creatives } = exampleAdCreative
  for (const { ideaId, shows } of [
    { ideaId: ad.ideaId, shows: true },
    { ideaId: other.ideaId, shows: false },
  ]) {
    const id = crypto.randomUUID()
    await insertAdCreative(knex, { id, ideaId, balloonId: null, layout, creatives, now: clock.real() })
    const drawn = { renderStatus: 'done', renderUrls: { '1:1': '/files/a.png' } }
    await knex('ad_creative_version').where({ creativeId: id }).update(drawn)
    // An id of another brand is refused on saving, so it's written here.
    await knex('balloon_value').where({ balloonId: ad.balloonId, key: 'component/c1/adCreativeId' }).delete()
    await knex('balloon_value').insert({
      balloonId: ad.balloonId,
      key: 'component/c1/adCreativeId',
      seq: 1,
      value: JSON.stringify(id),
      date: clock.real(),
      isUserUpdate: false,
    })
    const { renderData } = await open(url)
    expect(renderData?.renderUrls ?? null).toEqual(shows ? { '1:1': '/files/a.png' } : null)
  }
})

it('stores only digests, and ends a link with its comments at once or after its days', async () => {
  const ad = await ownAd(server)
  const [lasting, ended] = [await share(ad), await share(ad)]
  await comment(ended.url)
  const rows = await knex('shared_link').where({ ideaId: ad.ideaId }).select()
  expect(JSON.stringify(rows)).not.toContain(keyIn(lasting.url))
  const { ideaId, login } = ad
  expect(await linksOf(ad)).toMatchObject({ links: [{}, {}], comments: [{ text: draft.text }] })
  await server.call('delete-preview-link', { ideaId, linkId: ended.linkId }, login)
  expect(await open(ended.url)).toEqual({ error: 'linkEnded' })
  expect(await comment(ended.url)).toEqual({ error: 'linkEnded' })
  expect(await linksOf(ad)).toMatchObject({ links: [{ linkId: lasting.linkId }], comments: [] })
  const [row] = rows
  expect(row.expiryDate).toEqual(addHours(row.creationDate, sharedLinkDays * 24))
  const expired = addHours(clock.real(), -1)
  await knex('shared_link').where({ id: lasting.linkId }).update({ expiryDate: expired })
  expect(await open(lasting.url)).toEqual({ error: 'linkEnded' })
  expect(await linksOf(ad)).toEqual({ links: [], comments: [] })
  expect((await server.call('get-shared-preview', { key: 'guess' })).body).toEqual({ error: 'linkEnded' })
})

it('shows nothing of an archived ad or brand', async () => {
  const ad = await ownAd(server)
  const { url } = await share(ad)
  await knex('balloon').where({ id: ad.balloonId }).update({ archiveDate: clock.real() })
  expect(await open(url)).toEqual({ error: 'linkEnded' })
  expect(await share(ad)).toEqual({ error: 'balloonNotFound' })
  await knex('balloon').where({ id: ad.balloonId }).update({ archiveDate: null })
  await knex('idea').where({ id: ad.ideaId }).update({ archiveDate: clock.real() })
  expect(await open(url)).toEqual({ error: 'linkEnded' })
  expect(await comment(url)).toEqual({ error: 'linkEnded' })
})

it('keeps links to reports and to previews apart', async () => {
  const ad = await ownAd(server)
  const { ideaId, balloonId, login } = ad
  const report = await server.call('create-report-link', { ideaId, balloonId, period: '7' }, login)
  const token = new URL((report.body as { url: string }).url).pathname.split('/').at(-1) ?? ''
  const preview = await share(ad)
  expect((await server.call('get-shared-preview', { key: token })).body).toEqual({ error: 'linkEnded' })
  expect((await fetch(`${server.url}/shared-report/${keyIn(preview.url)}`)).status).toBe(404)
  expect((await linksOf(ad)).links).toMatchObject([{ linkId: preview.linkId }])
  const reports = (await server.call('get-report-links', { ideaId }, login)).body
  expect(reports).toMatchObject({ links: [{ period: '7' }] })
})

it('collects comments, and notifies the owner once an hour', async () => {
  const ad = await ownAd(server)
  const { url } = await share(ad)
  expect(await comment(url)).toHaveProperty('commentId')
  await comment(url, { author: '  Tom ', text: ' <b>Nice</b> ', place: 'story', pin: null })
  const written = [draft, { author: 'Tom', text: '<b>Nice</b>', place: 'story', device: 'mobile', pin: null }]
  expect((await open(url)).comments).toMatchObject(written)
  expect((await linksOf(ad)).comments).toMatchObject(written.toReversed())
  const notified = await knex('notification').where({ userId: ad.login.id }).select('kind', 'balloonId')
  expect(notified).toEqual([{ kind: 'previewCommented', balloonId: ad.balloonId }])
})

it.each([
  { author: ' ' },
  { text: '' },
  { text: 'x'.repeat(501) },
  { author: 'x'.repeat(61) },
  { pin: { x: 1.2, y: 0 } },
  { place: 'billboard' as 'story' },
])('refuses a comment with %j', async (change) => {
  const ad = await ownAd(server)
  const { url } = await share(ad)
  expect(await comment(url, change)).toMatchObject({ error: 'invalidPayload' })
})

it('deletes a comment of the brand, and none of another one', async () => {
  const [ad, other] = [await ownAd(server), await ownAd(server)]
  const { url, linkId } = await share(ad)
  const { commentId } = await comment(url)
  for (const { ideaId, login } of [other]) {
    await server.call('delete-preview-comment', { ideaId, commentId }, login)
    await server.call('delete-preview-link', { ideaId, linkId }, login)
  }
  expect((await open(url)).comments).toHaveLength(1)
  await server.call('delete-preview-comment', { ideaId: ad.ideaId, commentId }, ad.login)
  expect((await open(url)).comments).toEqual([])
})

it('has limits of links for a brand and of comments for a link', async () => {
  const ad = await ownAd(server)
  const first = await share(ad)
  const row = await knex('shared_link').where({ id: first.linkId }).first()
  for (let more = 1; more < mostSharedLinks; more += 1)
    await knex('shared_link').insert({ ...row, id: crypto.randomUUID(), digest: Buffer.from([more]) })
  expect(await share(ad)).toEqual({ error: 'tooManyLinks', limit: mostSharedLinks })
  await comment(first.url)
  const written = await knex('preview_comment').where({ linkId: first.linkId }).first()
  await knex('preview_comment').insert(
    Array.from({ length: mostComments - 1 }, () => ({ ...written, id: crypto.randomUUID() })),
  )
  expect(await comment(first.url)).toEqual({ error: 'tooManyComments', limit: mostComments })
})
