import { type BalloonStatus, balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import type { User } from '@aloft/domain/account/user.entity'
import { computeLaunchFacts, launchRefusal } from '@aloft/domain/launches/launch-facts.rules'
import { launchSource } from '@aloft/domain/launches/launch-source.rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActiveAds, createLaunchableAd, grantCredit } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

/** Mostly as it should be, so that whatever is not shows in the reply. */
const mostly = <T>(fine: T, ...others: T[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(fine) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

const anyAd = fc.record({
  status: mostly<BalloonStatus>('IN_PROGRESS', ...balloonStatuses),
  isArchived: mostly(false, true),
  isBrandArchived: mostly(false, true),
  isPublished: mostly(true, false),
  isDisabled: mostly(false, true),
  headline: mostly('Lamps made in Galway', 'The best lamps!!', 'Lamps for 4,000 readers', ''),
  budget: mostly<JsonValue>(150, 40, 'a lot', null),
  goal: mostly(null, { isFound: true }, { isFound: false }),
  isWebsiteVerified: mostly(true, false),
  accountType: mostly('provider', 'byoaa'),
  isEmailValidated: mostly(true, false),
  planLabel: mostly('expand-2407', 'free', 'basic-2407'),
  activeAds: mostly(0, 5),
  credit: mostly(17_850, 0, 17_849),
})
type AnyAd = typeof anyAd extends fc.Arbitrary<infer Ad> ? Ad : never

async function createAd(ad: AnyAd) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id, url: 'https://nightjar.example' })
  const balloonId = await createLaunchableAd(server, ideaId, {
    'component/c1/headline1': ad.headline,
    'component/c1/plannedBudget': ad.budget,
    ...(ad.isDisabled && { 'component/c1/isActive': false }),
    ...(ad.goal && {
      componentOrder: [['c1'], ['c2'], ['g']],
      'component/g/type': 'goal',
      'component/g/goalUrl': 'https://nightjar.example/thanks',
      'component/g/isValidated': ad.goal.isFound,
    }),
  })
  await createActiveAds(server, ideaId, ad.activeAds)
  const archiveDate = server.clock.real()
  await knex('idea')
    .where({ id: ideaId })
    .update({
      snippet: { isValidated: ad.isWebsiteVerified },
      adAccounts: { types: { google: ad.accountType } },
      ...(ad.isBrandArchived && { archiveDate }),
    })
  await knex('balloon')
    .where({ id: balloonId })
    .update({
      status: ad.status,
      ...(ad.isArchived && { archiveDate }),
      ...(!ad.isPublished && { publishDates: [] }),
    })
  await knex('user_account')
    .where({ id: login.id })
    .update({ isEmailValidated: ad.isEmailValidated, planLabel: ad.planLabel })
  if (ad.credit > 0) await grantCredit(server, ideaId, ad.credit)
  return { login, subject: { ideaId, balloonId, componentId: 'c1' } }
}

/** Why a page keeps its user from a launch, from the replies to the calls that it makes. */
async function refusalOnPage({ login, subject }: Awaited<ReturnType<typeof createAd>>, creditOnly: boolean) {
  const [user, idea, params] = await Promise.all([
    server.call('get-user', {}, login),
    server.call('get-idea', { ideaId: subject.ideaId }, login),
    server.call('get-init-params', {}, login),
  ])
  const brand = idea.body as IdeaWithBalloons
  const balloon = brand.balloons.find(({ id }) => id === subject.balloonId)
  if (!balloon) throw new Error('the ad is not in its brand')
  const { vatPercent } = (params.body as { paymentParams: { vatPercent: number } }).paymentParams
  const source = launchSource({
    ...subject,
    idea: brand,
    balloon,
    values: readValues(balloon.data),
    user: user.body as User,
    vatPercent,
    evidence: [],
    pictureFailure: null,
    variant: null,
    variantPictureFailure: null,
  })
  const facts = computeLaunchFacts({
    ...source,
    ...(creditOnly && { payment: { creditAtMost: Infinity, isCreditOnly: true } }),
  })
  return facts && launchRefusal(facts)
}

it('refuses what a page refuses, for the same reason, whatever the ad, its brand and its owner', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(anyAd, fc.boolean(), async (one, isByCredit) => {
      const ad = await createAd(one)
      const onPage = await refusalOnPage(ad, isByCredit)
      const { body } = isByCredit
        ? await server.call('launch-ad', ad.subject, ad.login)
        : await server.call('pay-ad', { ...ad.subject, method: 'card', creditAmount: 0 }, ad.login)
      const { error = null } = body as { error?: string }
      expect(error).toBe(onPage?.error ?? null)
      expect(body).toMatchObject(onPage ?? {})
      seen.add(error ?? 'none')
    }),
    { numRuns: 80, seed: 14 },
  )
  // The ads were varied enough to mean something.
  expect(seen.size).toBeGreaterThan(8)
})
