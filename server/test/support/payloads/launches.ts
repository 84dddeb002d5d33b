import { addHours } from '@aloft/domain/core/dates'
import { cardNumbers, submitCard } from '../payments.ts'
import { createLaunchableAd, createLaunch, grantCredit } from '../launches.ts'
import type { TestServer } from '../test-server.ts'
import { createAccount, createBalloon, createBrand, openDevice } from '../world.ts'
import { adOf, balloonOf, brandOf, type Builders, type Subject } from './subject.ts'

/** Payloads of calls about ads as they're launched and live. */
export const launchPayloads = {
  'admin-approve-ad': async ({ server }) => ({
    ...(await adToReview(server)),
    targetCpc: 0.8,
    fromLaunchDate: server.clock.real().toISOString().slice(0, 10),
  }),
  'admin-reject-ad': async ({ server }) => ({ ...(await adToReview(server)), message: 'Not your logo.' }),
  'confirm-payment': (subject) => paidAdOf(subject),
  'edit-ad': (subject) => adOf(subject),
  'get-ad-campaign': (subject) => adOf(subject),
  'create-report-link': (subject) => ({ ...brandOf(subject), balloonId: null, period: '7' }),
  'delete-report-link': (subject) => ({ ...brandOf(subject), linkId: crypto.randomUUID() }),
  'get-ad-breakdown': async (subject) => {
    const { ideaId, balloonId } = await runningAdOf(subject)
    return { ideaId, balloonId, by: 'device', from: '2026-11-01', until: '2026-11-30' }
  },
  'get-report-links': (subject) => brandOf(subject),
  'get-ad-performance': (subject) => runningAdOf(subject),
  'get-ad-figures': (subject) => brandOf(subject),
  'get-ad-runs': (subject) => brandOf(subject),
  'get-launch-totals': (subject) => brandOf(subject),
  'get-stop-refunds': async (subject) => {
    const { ideaId, balloonId } = await runningAdOf(subject)
    return { ideaId, balloonIds: [balloonId] }
  },
  'get-autopilot-logs': (subject) => balloonOf(subject),
  'get-overview': (subject) => brandOf(subject),
  'get-brand-performance': async (subject) => ({ ideaId: (await runningAdOf(subject)).ideaId }),
  'launch-ad': (subject) => launchableAdOf(subject),
  'lift-autopilot-hold': (subject) => heldAdOf(subject),
  'pay-ad': async (subject) => ({
    ...(await launchableAdOf(subject)),
    method: 'card',
    creditAmount: 0,
  }),
  'request-ad-review': (subject) => balloonOf(subject),
  'request-launch': (subject) => balloonOf(subject),
  'resume-ad': (subject) => launchableAdOf(subject, 'stopped'),
  'retry-autopilot': (subject) => runningAdOf(subject),
  'save-ab-test': async (subject) => ({
    ...(await launchableAdOf(subject)),
    variants: [
      { texts: {}, creativeId: null },
      { texts: { headline1: 'Lamps that last' }, creativeId: null },
    ],
  }),
  'set-autopilot': (subject) => monthlyAdOf(subject),
  'stop-ad': (subject) => runningAdOf(subject),
  'sync-ad-status': (subject) => runningAdOf(subject),
} satisfies Partial<Builders>

/** A new ad with all rights and credit for a launch. */
async function launchableAdOf(subject: Subject, status = 'IN_PROGRESS') {
  const { server, login } = subject
  const { ideaId } = brandOf(subject)
  const balloonId = await createLaunchableAd(server, ideaId)
  await grantCredit(server, ideaId, 20_000)
  const { knex } = server.database
  await knex('balloon').where({ id: balloonId }).update({ status })
  // An earlier call may have put the brand away.
  await knex('idea').where({ id: ideaId }).update({ archiveDate: null })
  if (login) await knex('user_account').where({ id: login.id }).update({ isEmailValidated: true })
  return { ideaId, balloonId, componentId: 'c1' }
}

/** A payment for an ad, made on the provider's page by the brand's owner and not confirmed. */
async function paidAdOf(subject: Subject): Promise<{ paymentId: string }> {
  const { server } = subject
  const { knex } = server.database
  const ad = await launchableAdOf(subject)
  const { id } = await knex('idea')
    .leftJoin('team', 'team.id', 'idea.teamId')
    .where('idea.id', ad.ideaId)
    .first(knex.raw('coalesce(team.owner_id, idea.user_id) as id'))
  await knex('user_account').where({ id }).update({ isEmailValidated: true })
  const payment = { ...ad, method: 'card', creditAmount: 0 }
  const { body } = await server.call('pay-ad', payment, await openDevice(server, id))
  const { paymentId, url } = body as { paymentId: string; url: string }
  await submitCard(server, url, cardNumbers.pays)
  return { paymentId }
}

/** An ad that awaits its approval. */
async function adToReview(server: TestServer) {
  const ideaId = await createBrand(server, { userId: (await createAccount(server)).id })
  const balloonId = await createBalloon(server, { ideaId })
  await createLaunch(server, { ideaId, balloonId, status: 'pending_approval' })
  return { ideaId, balloonId, componentId: 'c1' }
}

/** A live ad, archived so that no other call affects it. */
async function runningAdOf(subject: Subject) {
  const { server } = subject
  const { ideaId } = brandOf(subject)
  const balloonId = await createBalloon(server, { ideaId })
  await createLaunch(server, { ideaId, balloonId, status: 'running' })
  const archived = { archiveDate: server.clock.real() }
  await server.database.knex('balloon').where({ id: balloonId }).update(archived)
  return { ideaId, balloonId, componentId: 'c1' }
}

/** The same, with one of its autopilot's levers locked. */
async function heldAdOf(subject: Subject) {
  const { knex } = subject.server.database
  const ad = await runningAdOf(subject)
  const launch = await knex('ad_run').where({ balloonId: ad.balloonId }).first('id')
  const hold = { untilDate: addHours(subject.server.clock.real(), 24), isLifted: false }
  await knex('run_pilot').insert({ runId: launch?.id, holds: JSON.stringify({ bid: hold }) })
  return { ...ad, lever: 'bid' } as const
}

/** A monthly draft, archived so that no other call affects it. */
async function monthlyAdOf(subject: Subject) {
  const { server } = subject
  const { ideaId } = brandOf(subject)
  const values = { 'component/c1/fundingRecurrence': 'monthly' }
  const balloonId = await createBalloon(server, { ideaId, values })
  const archived = { archiveDate: server.clock.real() }
  await server.database.knex('balloon').where({ id: balloonId }).update(archived)
  return { ideaId, balloonId, componentId: 'c1', isOn: true }
}
