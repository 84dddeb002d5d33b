import type { ReplyOf } from '@aloft/contract/schemas'
import { mostSharedLinks, sharedLinkDays } from '@aloft/domain/ads/shared-link.rules'
import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import { addLaunchDay } from '../../src/areas/launches/platform/launch-day.repo.ts'
import { ownAd } from '../balloons/owned-ad.ts'
import { createLaunch, verifiedGoal } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database

type Ad = Awaited<ReturnType<typeof ownAd>>

async function share({ ideaId, balloonId, login }: Ad, isOfAd = true, period = '7') {
  const asked = { ideaId, balloonId: isOfAd ? balloonId : null, period }
  const { body } = await server.call('create-report-link', asked, login)
  return body as ReplyOf<'create-report-link'>
}

async function open(url: string) {
  const reply = await fetch(new URL(new URL(url).pathname, server.url))
  return { status: reply.status, headers: reply.headers, html: await reply.text() }
}

const counts = { impressions: 1_000, clicks: 40, conversions: 2, spend: 1_250, revenue: 6_000 }

async function adWithResults() {
  const ad = await ownAd(server)
  const { ideaId, balloonId } = ad
  const changes = { ...counts, snapshot: verifiedGoal, isSimulated: true }
  const launchId = await createLaunch(server, { ideaId, balloonId, status: 'running', changes })
  const yesterday = addHours(clock.real(), -24).toISOString().slice(0, 10)
  await addLaunchDay(knex, launchId, yesterday, counts)
  return ad
}

it('shows a report to anyone who has its link, but no people, and to no search engine', async () => {
  const ad = await adWithResults()
  await knex('idea').where({ id: ad.ideaId }).update({ title: 'Nightjar & <Lamps>' })
  const { url } = await share(ad)
  const { status, headers, html } = await open(url)
  expect(status).toBe(200)
  expect(html).toContain('2 conversions for €12.50.')
  expect(html).toContain('Nightjar &amp; &lt;Lamps>')
  expect(html).toContain('Simulated figures.')
  expect(html).toContain('<th scope="row">Run 1</th>')
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain(`default-src 'none'`)
  const owner = await knex('user_account').where({ id: ad.login.id }).first('username', 'email')
  for (const word of [owner.email, owner.username].filter(Boolean)) expect(html).not.toContain(word)
  // The report of all ads has a row for each.
  const ofBrand = await open((await share(ad, false)).url)
  expect(ofBrand.html).toContain('<h1>All ads</h1>')
})

it('shows days of one’s own and the newest launch, and refuses other words for a period', async () => {
  const ad = await adWithResults()
  const yesterday = addHours(clock.real(), -24).toISOString().slice(0, 10)
  const own = `${yesterday}..${yesterday}`
  for (const isOfAd of [true, false])
    expect((await open((await share(ad, isOfAd, own)).url)).html).toContain('2 conversions for €12.50.')
  const empty = await open((await share(ad, false, '2020-01-01..2020-01-31')).url)
  expect(empty.html).toContain('No results and no costs in these days.')
  expect((await open((await share(ad, true, 'launch')).url)).html).toContain('2 conversions for €12.50 since')
  expect(await share(ad, true, '2026-01-31..2026-01-01')).toMatchObject({ error: 'invalidPayload' })
})

it('stores only digests, and ends a link at once or after its days', async () => {
  const ad = await adWithResults()
  const [lasting, ended] = [await share(ad), await share(ad)]
  const token = lasting.url.split('/').at(-1) ?? ''
  const rows = await knex('shared_link').where({ ideaId: ad.ideaId }).select()
  expect(JSON.stringify(rows)).not.toContain(token)
  const { ideaId, login } = ad
  const list = async () =>
    ((await server.call('get-report-links', { ideaId }, login)).body as ReplyOf<'get-report-links'>).links
  expect(await list()).toHaveLength(2)
  expect(JSON.stringify(await list())).not.toContain(token)
  await server.call('delete-report-link', { ideaId, linkId: ended.linkId }, login)
  const page = await open(ended.url)
  expect([page.status, page.html.includes('This link has ended')]).toEqual([404, true])
  expect((await open(lasting.url)).status).toBe(200)
  const expired = addHours(clock.real(), -1)
  await knex('shared_link').where({ id: lasting.linkId }).update({ expiryDate: expired })
  expect((await open(lasting.url)).html).toContain('This link has ended')
  expect(await list()).toEqual([])
  const [row] = rows
  expect(row.expiryDate).toEqual(addHours(row.creationDate, sharedLinkDays * 24))
  expect((await open(`${server.url}/shared-report/guess`)).status).toBe(404)
})

it('doesn’t end another brand’s link, and shares no other brand’s ad', async () => {
  const [ad, other] = [await adWithResults(), await ownAd(server)]
  const { linkId, url } = await share(ad)
  await server.call('delete-report-link', { ideaId: other.ideaId, linkId }, other.login)
  expect((await open(url)).status).toBe(200)
  expect(await share({ ...other, balloonId: ad.balloonId })).toEqual({ error: 'balloonNotFound' })
})

it('shows no report of an archived brand', async () => {
  const ad = await adWithResults()
  const { url } = await share(ad)
  await knex('idea').where({ id: ad.ideaId }).update({ archiveDate: clock.real() })
  expect((await open(url)).status).toBe(404)
})

it('has a limit of links for each brand', async () => {
  const ad = await ownAd(server)
  const first = await share(ad, false)
  const row = await knex('shared_link').where({ id: first.linkId }).first()
  for (let more = 1; more < mostSharedLinks; more += 1)
    await knex('shared_link').insert({ ...row, id: crypto.randomUUID(), digest: Buffer.from([more]) })
  expect(await share(ad, false)).toEqual({ error: 'tooManyLinks', limit: mostSharedLinks })
  // An ad that was never launched has a page too.
  expect((await open(first.url)).html).toContain('Nothing was launched yet.')
})
