import type { ActionName } from '@aloft/contract/actions'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import { emptyAdValues } from '@aloft/domain/ads/ad-values.rules'
import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import sharp from 'sharp'
import type { PayloadOf } from '@aloft/contract/schemas'
import { addPublishDate } from '../../src/areas/balloons/balloon.repo.ts'
import { insertBalloon, writeValues } from '../../src/areas/balloons/balloon.service.ts'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { insertAdCreative } from '../../src/areas/creatives/ad-creative.repo.ts'
import { ideasOf } from '../../src/areas/ideas/idea.repo.ts'
import { addHours } from '@aloft/domain/core/dates'
import { createToken, tokenDigest } from '../../src/action/tokens.ts'
import { insertIdentity } from '../../src/areas/account/social-identity.repo.ts'
import { insertSocialLogin } from '../../src/areas/account/social-login.repo.ts'
import { createLaunchableAd, createRun, grantCredit } from './runs.ts'
import {
  cardNumbers,
  chosenPlan,
  keepTestCard,
  paymentEvent,
  signedHeaders,
  startTestTrial,
  submitCard,
} from './payments.ts'
import type { TestServer } from './test-server.ts'
import {
  createAccount,
  createBalloon,
  createBrand,
  createLink,
  createTeam,
  grantTokens,
  invite,
  type Login,
} from './world.ts'

/** Who calls in the role matrix, and the brand that the call is about where it is about one. */
export interface Subject {
  readonly server: TestServer
  readonly login: Login | undefined
  readonly ideaId: string | undefined
}

type Builders = { readonly [A in ActionName]: (subject: Subject) => PayloadOf<A> | Promise<PayloadOf<A>> }

/** The browser that every call of the matrix comes from, where a login through a platform was begun. */
const browserKey = 'b'.repeat(43)
export const browserCookie = `social-login=${browserKey}`

let count = 0

/** A payload for every action with which a caller who may call it succeeds. */
const builders: Builders = {
  'accept-invite': async ({ server }) => ({
    code: await inviteSomebody(server),
    password: 'lamplight 39',
    isTermsAccepted: true,
  }),
  'add-idea-file': async (subject) => ({ ...brandOf(subject), file: await samplePicture() }),
  'add-payment-method': () => ({ returnTo: '/0/create/plan' }),
  'add-user-completed-task': () => ({ task: 'checklist' }),
  'admin-approve-ad': async ({ server }) => ({
    ...(await adToReview(server)),
    targetCpc: 0.8,
    fromLaunchDate: '2026-11-22',
  }),
  'admin-get-ad-reviews': () => ({}),
  'admin-reject-ad': async ({ server }) => ({ ...(await adToReview(server)), message: 'Not your logo.' }),
  async 'archive-idea'(subject) {
    const { ideaId } = brandOf(subject)
    // What earlier calls left running is not this one's to stop.
    const { knex } = subject.server.database
    await knex('ad_run').where({ idea_id: ideaId }).update({ settled_date: subject.server.clock.real() })
    return { ideaId, isArchived: true }
  },
  'confirm-payment': (subject) => paidAdOf(subject),
  'contact-sales': () => ({ message: 'One bill for eleven shops, please.', phone: null }),
  'check-scan-website': async ({ server, login }) => {
    const url = `https://site${++count}.example`
    if (login) await server.call('scan-website', { url }, { token: login.token })
    return { url }
  },
  async 'create-ad'(subject) {
    const { server, ideaId } = subject
    if (ideaId) {
      const db = server.database.knex
      await briefsOf(db, ideaId).saveOnly('brand', exampleBrandBrief, null, server.clock.real())
      await grantTokens(server, ideaId, 10)
      // Nobody works on the ads that earlier callers began, and a brand has one at a time.
      await db('run')
        .where({ idea_id: ideaId, status: 'IN_PROGRESS' })
        .update({ status: 'FAIL', failure: 'FAIL', finish_date: server.clock.real() })
      await db('balloon').where({ idea_id: ideaId }).update({ archive_date: server.clock.real() })
    }
    return { ...exampleAdParams, ...brandOf(subject) }
  },
  'create-idea': () => ({ title: `Brand ${++count}` }),
  'archive-balloon': async (subject) => ({ ...(await balloonOf(subject)), isArchived: true }),
  'delete-account': () => ({ confirmation: 'DELETE' }),
  'duplicate-balloon': (subject) => balloonOf(subject),
  'get-ads': (subject) => brandOf(subject),
  'get-due-work': () => ({}),
  'edit-ad': (subject) => adOf(subject),
  'forgot-password': async ({ server }) => ({ email: (await createAccount(server)).email }),
  'generate-brand-brief': (subject) => ({
    ...brandOf(subject),
    brandDescription:
      'Nightjar Lamps is a family bench in Galway. We blow, turn and wire table lamps, and repair those of others.',
  }),
  'generate-campaign-brief': () => ({
    brandBrief: exampleBrandBrief,
    userInput: { goal: 'sales', offeringType: 'product', offeringName: 'Wren table lamp' },
  }),
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
      name: `Ad ${++count}`,
      platform: 'facebook',
      values: emptyAdValues({ campaignId: 'c', pageId: 'p' }, 'facebook', exampleBrandBrief.websiteUrl),
      progress: 100,
      now,
    })
    return { ideaId, balloonId, componentId: 'c', kind: 'headlines', count: 3 }
  },
  'get-ad-campaign': (subject) => adOf(subject),
  'get-ad-performance': (subject) => runningAdOf(subject),
  'get-ad-creative': (subject) => creativeOf(subject),
  'get-ad-figures': (subject) => brandOf(subject),
  'get-ad-gen-status': (subject) => brandOf(subject),
  'get-ad-runs': (subject) => brandOf(subject),
  'archive-brief': async (subject) => ({ ...(await campaignBriefOf(subject)), isArchived: true }),
  'get-brief-history': async (subject) => ({ ...(await campaignBriefOf(subject)), field: 'location' }),
  'get-autopilot-logs': (subject) => balloonOf(subject),
  'get-balloon-versions': (subject) => balloonOf(subject),
  'get-brand-performance': async (subject) => ({ ideaId: (await runningAdOf(subject)).ideaId }),
  'get-briefs': (subject) => brandOf(subject),
  'get-forecast': async (subject) => {
    const balloonId = await createBalloon(subject.server, brandOf(subject))
    return { ...brandOf(subject), balloonId, componentId: 'c1', dailyBudget: 20, durationDays: 10 }
  },
  'get-idea': (subject) => brandOf(subject),
  'get-ideas-data': () => ({}),
  'get-init-params': () => ({}),
  'get-invite': async ({ server }) => ({ code: await inviteSomebody(server) }),
  'get-mock-date-offset-hours': () => ({}),
  'get-notifications': () => ({}),
  'get-num-unread-notifications': () => ({}),
  'get-outbox': () => ({}),
  'get-reset-link': async ({ server }) => ({
    code: await createLink(server, await createAccount(server), 'resetPassword'),
  }),
  'get-ledger-entries': () => ({}),
  'get-payment-methods': () => ({}),
  'get-payment-result': async ({ server, login }) => ({
    paymentId: login ? (await keepTestCard(server, login)).paymentId : crypto.randomUUID(),
  }),
  'get-subscription': () => ({}),
  'get-token-balance': () => ({}),
  'get-user': () => ({}),
  'launch-ad': (subject) => launchableAdOf(subject),
  'lift-autopilot-hold': (subject) => heldAdOf(subject),
  'log-error': () => ({ message: 'Failed to fetch' }),
  async login({ server, login }) {
    const { email, password } = login ?? (await createAccount(server))
    return { email, password }
  },
  logout: () => ({}),
  async 'publish-balloon'(subject) {
    const { server, login } = subject
    const { knex: db } = server.database
    const ad = await balloonOf(subject)
    const edit = { authorId: null, isUserUpdate: false, now: server.clock.real() }
    const page = { 'component/c2/type': 'externalPage', 'component/c2/url': 'https://nightjar.example' }
    await db.transaction((trx) => writeValues(trx, ad, page, edit))
    if (login) await db('user_account').where({ id: login.id }).update({ is_email_validated: true })
    return ad
  },
  async 'redeem-social-login'({ server, login }) {
    const { knex: db } = server.database
    const now = server.clock.real()
    const { id: userId } = login ?? (await createAccount(server))
    const subject = userId
    await insertIdentity(db, { platform: 'google', subject, userId, now })
    const { token: code, digest } = createToken()
    await insertSocialLogin(db, digest, {
      platform: 'google',
      browser_digest: tokenDigest(browserKey),
      return_url: null,
      referral_code: null,
      person: { subject, name: null, email: null, isEmailVerified: false },
      wrong_passwords: 0,
      expiry_date: addHours(now, 1),
    })
    return { code }
  },
  // What is sent is the body itself.
  'pay-ad': async (subject) => ({
    ...(await launchableAdOf(subject)),
    method: 'card',
    creditAmount: 0,
  }),
  'payment-webhook': async ({ server }) =>
    (await paymentEvent(server, await createAccount(server))) as unknown as PayloadOf<'payment-webhook'>,
  'save-balloon': async (subject) => ({
    ...(await balloonOf(subject)),
    balloon: { name: `Lamps ${++count}`, data: { 'component/c1/fbTitle': [{ value: `Lamp ${count}` }] } },
  }),
  'render-asset': (subject) => creativeOf(subject),
  'resume-ad': (subject) => launchableAdOf(subject, 'stopped'),
  'resend-validation-email': () => ({}),
  // Somebody else's: the sessions of the account end.
  'reset-password': async ({ server }) => ({
    code: await createLink(server, await createAccount(server), 'resetPassword'),
    password: 'lamplight 40',
  }),
  async 'restore-balloon-version'(subject) {
    const { database, clock } = subject.server
    const { ideaId, balloonId } = await balloonOf(subject)
    const publishDate = clock.real()
    await addPublishDate(database.knex, balloonId, publishDate)
    return { ideaId, balloonId, publishDate: publishDate.toISOString() }
  },
  'retry-autopilot': (subject) => runningAdOf(subject),
  'save-brief': (subject) => ({ ...brandOf(subject), kind: 'brand', brief: exampleBrandBrief }),
  'search-interests': () => ({ query: 'lamp' }),
  'search-locations': () => ({ query: 'galway', platform: 'facebook' }),
  'scan-website': () => ({ url: `https://site${++count}.example` }),
  async 'set-ad-gen-data'({ server: { database, clock }, login, ideaId }) {
    // The value goes to the selected brand, so that must be one to work on.
    if (login && ideaId) await ideasOf(database.knex, login.id).open(ideaId, clock.real())
    return { key: 'websiteUrl', value: 'https://nightjar.example' }
  },
  'set-autopilot': (subject) => monthlyAdOf(subject),
  'set-idea-open-date': (subject) => brandOf(subject),
  'set-mock-date-offset-hours': () => ({ hours: 0 }),
  'set-notifications-read': () => ({ notificationIds: null }),
  'stop-ad': (subject) => runningAdOf(subject),
  'sync-ad-status': (subject) => runningAdOf(subject),
  async 'skip-trial'({ server, login }) {
    if (login) await startTestTrial(server, login)
    return {}
  },
  async 'start-subscription'({ server, login }) {
    if (login) await server.database.knex('subscription').where({ user_id: login.id }).delete()
    return {
      ...chosenPlan,
      paymentMethodId: login ? (await keepTestCard(server, login)).paymentMethodId : crypto.randomUUID(),
    }
  },
  'submit-pmf-survey': () => ({ answers: { disappointment: 'very' }, email: null }),
  'suggest-keywords': async (subject) => {
    const { ideaId } = brandOf(subject)
    const { knex } = subject.server.database
    await briefsOf(knex, ideaId).saveOnly('brand', exampleBrandBrief, null, subject.server.clock.real())
    return { ideaId, seed: 'glass lamp', locations: [], language: null }
  },
  signup: () => ({
    email: `new${++count}@clients.example`,
    password: 'lamplight 39',
    username: 'Mara Quinn',
    isTermsAccepted: true,
  }),
  'update-balloon': async (subject) => ({
    ...(await balloonOf(subject)),
    data: { 'component/c1/fbTitle': `Lamp ${++count}` },
  }),
  'update-idea': (subject) => ({ ...brandOf(subject), data: { industry: `Lamps ${++count}` } }),
  'update-user': () => ({ data: { username: 'Órla Fahy' } }),
  'validate-email': async ({ server, login }) => ({
    code: await createLink(server, login ?? (await createAccount(server)), 'verifyEmail'),
  }),
  // Of another website than the brand's: nothing is asked for outside.
  'validate-snippet': (subject) => ({
    ...brandOf(subject),
    url: 'https://elsewhere.example',
    kind: 'website',
  }),
}

/** The code of an invitation of somebody without an account. */
async function inviteSomebody(server: TestServer): Promise<string> {
  const owner = await createAccount(server, { plan: 'expand-2407' })
  const teamId = await createTeam(server, { ownerId: owner.id })
  return invite(server, { teamId, email: `invited${++count}@clients.example` })
}

let picture: Promise<Buffer> | undefined
/** A picture that a brand takes; made once. */
async function samplePicture(): Promise<Blob> {
  picture ??= sharp({ create: { width: 400, height: 400, channels: 3, background: '#c2452d' } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(await picture)], { type: 'image/png' })
}

function brandOf({ ideaId }: Subject): { ideaId: string } {
  if (!ideaId) throw new Error('this call is about a brand')
  return { ideaId }
}

/** One ad for all calls about a brand, since a plan holds only so many. */
async function balloonOf(subject: Subject): Promise<{ ideaId: string; balloonId: string }> {
  const { ideaId } = brandOf(subject)
  const { knex } = subject.server.database
  // Not one that was made to be launched.
  const inWork = { idea_id: ideaId, archive_date: null, status: 'IN_PROGRESS', platform: 'facebook' }
  const kept = await knex('balloon').where(inWork).orderBy('id').first('id')
  return { ideaId, balloonId: kept?.id ?? (await createBalloon(subject.server, { ideaId })) }
}

async function adOf(subject: Subject) {
  return { ...(await balloonOf(subject)), componentId: 'c1' }
}

/** A new ad that its owner has the rights and the credit to launch. */
async function launchableAdOf(subject: Subject, status = 'IN_PROGRESS') {
  const { server, login } = subject
  const { ideaId } = brandOf(subject)
  const balloonId = await createLaunchableAd(server, ideaId)
  await grantCredit(server, ideaId, 20_000)
  const { knex } = server.database
  await knex('balloon').where({ id: balloonId }).update({ status })
  // An earlier call may have put the brand away.
  await knex('idea').where({ id: ideaId }).update({ archive_date: null })
  if (login) await knex('user_account').where({ id: login.id }).update({ is_email_validated: true })
  return { ideaId, balloonId, componentId: 'c1' }
}

/** A payment for an ad of the caller's, made on the provider's page and not confirmed. */
async function paidAdOf({ server, login }: Subject): Promise<{ paymentId: string }> {
  if (!login) return { paymentId: crypto.randomUUID() }
  const { knex } = server.database
  const own = await knex('idea').where({ user_id: login.id, team_id: null }).orderBy('id').first('id')
  const ideaId = own?.id ?? (await createBrand(server, { userId: login.id }))
  const ad = await launchableAdOf({ server, login, ideaId })
  const payment = { ...ad, method: 'card', creditAmount: 0 }
  const { body } = await server.call('pay-ad', payment, { token: login.token })
  const { paymentId, url } = body as { paymentId: string; url: string }
  await submitCard(server, url, cardNumbers.pays)
  return { paymentId }
}

/** Somebody's ad that waits for its approval. */
async function adToReview(server: TestServer) {
  const ideaId = await createBrand(server, { userId: (await createAccount(server)).id })
  const balloonId = await createBalloon(server, { ideaId })
  await createRun(server, { ideaId, balloonId, status: 'pending_approval' })
  return { ideaId, balloonId, componentId: 'c1' }
}

/** An ad that runs, put away where no other call comes upon it. */
async function runningAdOf(subject: Subject) {
  const { server } = subject
  const { ideaId } = brandOf(subject)
  const balloonId = await createBalloon(server, { ideaId })
  await createRun(server, { ideaId, balloonId, status: 'running' })
  const archived = { archive_date: server.clock.real() }
  await server.database.knex('balloon').where({ id: balloonId }).update(archived)
  return { ideaId, balloonId, componentId: 'c1' }
}

/** The same of which the autopilot holds something. */
async function heldAdOf(subject: Subject) {
  const { knex } = subject.server.database
  const ad = await runningAdOf(subject)
  const run = await knex('ad_run').where({ balloon_id: ad.balloonId }).first('id')
  const hold = { untilDate: addHours(subject.server.clock.real(), 24), isLifted: false }
  await knex('run_pilot').insert({ run_id: run?.id, holds: JSON.stringify({ bid: hold }) })
  return { ...ad, lever: 'bid' } as const
}

/** A draft that is paid month by month, put away where no other call comes upon it. */
async function monthlyAdOf(subject: Subject) {
  const { server } = subject
  const { ideaId } = brandOf(subject)
  const values = { 'component/c1/fundingRecurrence': 'monthly' }
  const balloonId = await createBalloon(server, { ideaId, values })
  const archived = { archive_date: server.clock.real() }
  await server.database.knex('balloon').where({ id: balloonId }).update(archived)
  return { ideaId, balloonId, componentId: 'c1', isOn: true }
}

async function campaignBriefOf(subject: Subject) {
  const { server } = subject
  const { ideaId } = brandOf(subject)
  const briefs = briefsOf(server.database.knex, ideaId)
  const { id: briefId } = await briefs.insertCampaign(exampleCampaignBrief, server.clock.real())
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

export function hasPayload(name: ActionName): boolean {
  return Object.hasOwn(builders, name)
}

/** Makes a call undone that would leave nothing for the calls after it. */
export async function undoCall(name: ActionName, { server, login, ideaId }: Subject): Promise<void> {
  const { knex } = server.database
  // A brand that is put away stops the ads that still run.
  if (ideaId && ['lift-autopilot-hold', 'retry-autopilot'].includes(name))
    await knex('balloon').where({ idea_id: ideaId, status: 'running' }).delete()
  if (name !== 'delete-account' || !login) return
  const open = { is_banned: false, deletion_date: null }
  await knex('user_account').where({ id: login.id }).update(open)
}

/** What goes with a payload: a delivery of the payment provider is signed. */
export async function createHeaders(
  name: ActionName,
  server: TestServer,
  payload: unknown,
): Promise<Record<string, string>> {
  return name === 'payment-webhook' ? signedHeaders(server, JSON.stringify(payload)) : {}
}

export async function createPayload(name: ActionName, subject: Subject): Promise<unknown> {
  return builders[name](subject)
}
