import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import { describe, expect, it } from 'vitest'
import { balloonIn, callsOn } from '../balloons/owned-ad.ts'
import { useServer } from '../support/test-server.ts'
import { createLaunch } from '../support/launches.ts'
import {
  createAccount,
  createBalloon,
  createBrand,
  createCreative,
  createTeam,
  joinTeam,
} from '../support/world.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database
const title = 'component/c1/fbTitle'
const externalPage = { 'component/c2/type': 'externalPage', 'component/c2/url': 'https://nightjar.example' }

/** An ad whose owner verified the email, with a complete flow. */
async function publishableAd(values: Record<string, string> = externalPage) {
  const login = await createAccount(server)
  await knex('user_account').where({ id: login.id }).update({ isEmailValidated: true })
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createBalloon(server, { ideaId, values })
  const subject = { ideaId, balloonId }
  const { token } = login
  return {
    login,
    ...subject,
    ...callsOn(server, login, subject),
    publish: () => server.call('publish-balloon', subject, { token, key: crypto.randomUUID() }),
    restore: (publishDate: string) =>
      server.call('restore-balloon-version', { ...subject, publishDate }, { token }),
    async versions() {
      const { body } = await server.call('get-balloon-versions', subject, { token })
      return (body as { versions: { date: string; kind: string }[] }).versions
    },
  }
}

const draftTitle = (balloon: ReturnType<typeof balloonIn>) => balloon.data[title]?.at(-1)?.value

describe('publish-balloon', () => {
  it('is published twice, and the first version is restored (PUB-06)', async () => {
    const ad = await publishableAd()
    expect(await ad.versions()).toEqual([])
    await ad.publish()
    const [first] = await ad.versions()
    expect(first?.kind).toBe('published')
    clock.moveHours(1)
    await ad.update({ [title]: 'Light for life' })
    expect((await ad.versions()).map(({ kind }) => kind)).toEqual(['unpublished', 'published'])
    expect(balloonIn(await ad.publish()).publishDates).toHaveLength(2)
    expect((await ad.versions()).map(({ kind }) => kind)).toEqual(['published', 'historic'])
    clock.moveHours(1)
    const restored = balloonIn(await ad.restore(first?.date ?? ''))
    expect(draftTitle(restored)).toBe('A lamp that lasts')
    expect(restored.data[title]?.at(-1)).toMatchObject({ isUserUpdate: true, authorId: ad.login.id })
    expect(await ad.read()).toEqual(restored)
    expect((await ad.versions()).map(({ kind }) => kind)).toEqual(['unpublished', 'published', 'historic'])
  })

  it('restores the picture that was in force, as a creative of its own', async () => {
    const ad = await publishableAd()
    const { ideaId, balloonId, login } = ad
    const adCreativeId = await createCreative(server, { ideaId })
    const key = 'component/c1/adCreativeId'
    await ad.update({ [key]: adCreativeId })
    await ad.publish()
    const [first] = await ad.versions()
    const named = async () => (await ad.read()).data[key]?.at(-1)?.value
    // Nothing has changed, so nothing is copied.
    clock.moveHours(1)
    await ad.restore(first?.date ?? '')
    expect(await named()).toBe(adCreativeId)

    const { layout, creatives } = exampleAdCreative
    const edited = { ideaId, adCreativeId, creative: { layout, creatives } }
    await server.call('save-ad-creative', edited, { token: login.token, key: crypto.randomUUID() })
    clock.moveHours(1)
    await ad.restore(first?.date ?? '')
    const restored = await named()
    expect(restored).not.toBe(adCreativeId)
    const versions = await knex('ad_creative_version')
      .join('ad_creative', 'id', 'creativeId')
      .where({ creativeId: restored })
      .select('ideaId', 'balloonId', 'number', 'authorId', 'creatives')
    expect(versions).toEqual([{ ideaId, balloonId, number: 1, authorId: login.id, creatives: {} }])
    expect(await knex('ad_creative_version').where({ creativeId: adCreativeId }).count()).toEqual([
      { count: 2 },
    ])
  })

  it('adds no version where there is nothing to publish', async () => {
    const ad = await publishableAd()
    const first = balloonIn(await ad.publish())
    expect(balloonIn(await ad.publish())).toEqual(first)
    expect(await ad.read()).toEqual(first)
  })

  it('holds what was written in the same moment, and nothing that comes after', async () => {
    const ad = await publishableAd()
    await ad.update({ [title]: 'Light for life' })
    const { publishDates } = balloonIn(await ad.publish())
    await ad.update({ [title]: 'Light for two lives' })
    expect((await ad.read()).data[title]?.map(({ value }) => value)).toEqual([
      'A lamp that lasts',
      'Light for life',
      'Light for two lives',
    ])
    expect(draftTitle(balloonIn(await ad.restore(String(publishDates[0]))))).toBe('Light for life')
  })

  it('says what is wrong with a flow by its components, and publishes nothing (FLV-01, MOD-17)', async () => {
    const ad = await publishableAd({ 'component/c2/type': 'externalPage', 'component/c2/url': '' })
    expect((await ad.publish()).body).toEqual({ validationFailures: { c2: 'noExternalPageUrl' } })
    expect((await ad.read()).publishDates).toEqual([])
  })

  it('publishes no ad without a step (FLV-10)', async () => {
    const ad = await publishableAd()
    balloonIn(await ad.update({ componentOrder: [] }))
    expect((await ad.publish()).body).toEqual({ validationFailures: { componentOrder: 'noMainComponent' } })
    expect((await ad.read()).publishDates).toEqual([])
  })

  it('needs a verified email', async () => {
    const ad = await publishableAd()
    await knex('user_account').where({ id: ad.login.id }).update({ isEmailValidated: false })
    expect((await ad.publish()).body).toEqual({ error: 'emailNotValidated' })
  })

  it.each([{ status: 'running' }, { archiveDate: new Date() }])(
    'neither publishes nor restores an ad that is held: %j',
    async (columns) => {
      const ad = await publishableAd()
      const { publishDates } = balloonIn(await ad.publish())
      await knex('balloon').where({ id: ad.balloonId }).update(columns)
      expect((await ad.publish()).body).toHaveProperty('error', 'adNotEditable')
      expect((await ad.restore(String(publishDates[0]))).body).toHaveProperty('error', 'adNotEditable')
    },
  )

  it('knows no ad of another brand, and no version that was not published', async () => {
    const [ad, other] = [await publishableAd(), await publishableAd()]
    const { token } = ad.login
    const foreign = { ideaId: ad.ideaId, balloonId: other.balloonId }
    const notFound = { error: 'balloonNotFound' }
    const publishDate = clock.real().toISOString()
    expect((await server.call('publish-balloon', foreign, { token })).body).toEqual(notFound)
    expect((await server.call('get-balloon-versions', foreign, { token })).body).toEqual(notFound)
    const restore = server.call('restore-balloon-version', { ...foreign, publishDate }, { token })
    expect((await restore).body).toEqual(notFound)
    expect((await ad.restore(publishDate)).body).toEqual({ error: 'versionNotFound' })
  })

  it('brings no path back that another ad has taken since (FLV-15)', async () => {
    const ad = await publishableAd()
    const path = 'component/c2/path'
    await ad.update({ [path]: 'lamps' })
    const { publishDates } = balloonIn(await ad.publish())
    clock.moveHours(1)
    await ad.update({ [path]: 'winter' })
    const balloonId = await createBalloon(server, { ideaId: ad.ideaId })
    const other = callsOn(server, ad.login, { ideaId: ad.ideaId, balloonId })
    balloonIn(await other.update({ [path]: 'lamps' }))
    expect((await ad.restore(String(publishDates[0]))).body).toEqual({ error: 'pathTaken' })
    balloonIn(await other.update({ [path]: '' }))
    balloonIn(await ad.restore(String(publishDates[0])))
  })

  it('loses no page once it has run (FLV-12)', async () => {
    const ad = await publishableAd(externalPage)
    await createLaunch(server, { ideaId: ad.ideaId, balloonId: ad.balloonId, status: 'IN_PROGRESS' })
    const another = { componentOrder: [['c1'], ['c3']], 'component/c3/type': 'externalPage' }
    const refused = { error: 'balloonInvalid', fields: { componentOrder: 'hasRunHistory' } }
    expect((await ad.update(another)).body).toEqual(refused)
  })

  it('neither gains nor loses a goal once it has run, by an edit or by a version (FLV-11)', async () => {
    const ad = await publishableAd({ ...externalPage, 'component/g/type': 'goal' })
    const withGoal = { componentOrder: [['c1'], ['c2'], ['g']] }
    const refused = { error: 'balloonInvalid', fields: { componentOrder: 'hasRunHistory' } }
    const { publishDates } = balloonIn(await ad.publish())
    balloonIn(await ad.update(withGoal))
    await createLaunch(server, { ideaId: ad.ideaId, balloonId: ad.balloonId, status: 'IN_PROGRESS' })
    expect((await ad.update({ componentOrder: [['c1'], ['c2']] })).body).toEqual(refused)
    expect((await ad.restore(String(publishDates[0]))).body).toEqual({ error: 'hasRunHistory' })
    expect((await ad.read()).data['componentOrder']?.at(-1)?.value).toEqual(withGoal.componentOrder)
    balloonIn(await ad.update({ [title]: 'Light for life' }))
  })
})

it.each([
  ['lapsed', { error: 'planLapsed' }],
  ['active', { balloon: {} }],
  ['trial', { balloon: {} }],
])(
  'a plan that is %s leaves the ads of its brands as %j to their writers (PUB-08)',
  async (status, reply) => {
    const ad = await publishableAd()
    const writer = await createAccount(server)
    const teamId = await createTeam(server, { ownerId: ad.login.id })
    await knex('idea').where({ id: ad.ideaId }).update({ teamId })
    await joinTeam(server, { teamId, login: writer, role: 'collaborator' })
    await ad.publish()
    const [version] = await ad.versions()
    const date = clock.real()
    const times = { trialEnd: date, periodStart: date, periodEnd: date }
    const plan = { planLabel: 'grow-2407', isAnnual: false, status }
    await knex('subscription').insert({ userId: ad.login.id, ...plan, ...times })
    const calls = callsOn(server, writer, ad)
    const { name, data } = await ad.read()
    const replies = [
      await calls.update({ [title]: 'Another' }),
      await calls.save({ name, data }),
      await ad.publish(),
      await ad.restore(version?.date ?? ''),
    ]
    for (const { body } of replies) expect(body).toMatchObject(reply)
    const { body } = await server.call('get-idea', { ideaId: ad.ideaId }, { token: writer.token })
    expect(body).toMatchObject({ isPlanLapsed: status === 'lapsed' })
  },
)
