import { type ActionName, actionRow, actions } from '@aloft/contract/actions'
import { expect, it } from 'vitest'
import { addRows } from '../support/many-rows.ts'
import { browserCookie } from '../support/payloads/accounts.ts'
import { createHeaders, createPayload, undoCall } from '../support/payloads.ts'
import { statementsOf } from '../support/statements.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, type Login, openDevice } from '../support/world.ts'

/** Maximum number of statements for a call without a row: caller, limits, begin, the work itself and commit. */
const mostByKind = { query: 2, command: 4, external: 4 } as const

/** Maximum number of statements for other calls. Frequent and polled queries have none. */
const most: { readonly [A in ActionName]?: number } = {
  'accept-invite': 16,
  'add-idea-file': 7,
  'add-stock-picture': 9,
  'add-payment-method': 9,
  'add-preview-comment': 10,
  'admin-approve-ad': 15,
  'admin-answer-support': 9,
  'admin-end-support': 9,
  'admin-get-ad-reviews': 3,
  'admin-get-support-messages': 3,
  'admin-reject-ad': 24,
  'archive-ad-creative': 5,
  'archive-balloon': 9,
  'archive-idea': 6,
  'bot-get-messages': 5,
  'bot-new-thread': 6,
  'cancel-subscription': 17,
  'choose-picture': 14,
  'confirm-payment': 33,
  'contact-sales': 7,
  'create-ad': 16,
  'create-first-ads': 23,
  'create-idea': 9,
  'create-preview-link': 7,
  'create-report-link': 6,
  'delete-account': 10,
  'delete-ad-creative': 7,
  'delete-balloon': 7,
  'download-ad-creative': 6,
  'duplicate-ad-creative': 6,
  'duplicate-balloon': 11,
  'edit-ad': 11,
  'email-website-code': 6,
  'forgot-password': 6,
  'generate-brand-brief': 2,
  'generate-campaign-brief': 1,
  'generate-images': 9,
  'generate-texts': 17,
  'get-ad-breakdown': 3,
  'get-ad-brief': 4,
  'get-ad-campaign': 6,
  'get-ad-figures': 3,
  'get-ad-runs': 3,
  'get-ad-performance': 7,
  'get-autopilot-logs': 4,
  'get-brand-performance': 5,
  'get-brief-history': 3,
  'get-ad-ideas': 7,
  'get-copy-basis': 7,
  'get-design-material': 7,
  'get-due-work': 3,
  'end-support': 10,
  'get-forecast': 3,
  'get-ideas-data': 4,
  'get-init-params': 1,
  'get-invite': 3,
  'get-launch-totals': 2,
  'get-ledger-entries': 3,
  'get-payments': 3,
  'get-notification-choices': 3,
  'get-overview': 6,
  'get-preview-links': 3,
  'get-reset-link': 3,
  'get-shared-preview': 5,
  'get-stop-refunds': 2,
  'get-token-balance': 3,
  'get-user': 1,
  'keep-subscription': 14,
  'launch-ad': 38,
  'lift-autopilot-hold': 20,
  login: 10,
  'payment-webhook': 12,
  'publish-balloon': 6,
  'pay-ad': 34,
  'redeem-social-login': 8,
  'render-asset': 5,
  'request-ad-review': 7,
  'request-launch': 8,
  'resume-ad': 38,
  'resend-validation-email': 5,
  'reset-password': 22,
  'restore-balloon-version': 8,
  'retry-autopilot': 10,
  'save-ab-test': 7,
  'save-ad-creative': 9,
  'save-balloon': 9,
  'save-brief': 5,
  'scan-website': 5,
  'search-interests': 1,
  'search-locations': 1,
  'send-support-message': 8,
  'set-support-read': 5,
  'set-ad-gen-data': 5,
  'set-autopilot': 12,
  'set-idea-open-date': 6,
  'set-notification-choice': 12,
  'set-notifications-read': 5,
  'set-payment-method': 7,
  signup: 10,
  'stop-ad': 21,
  'skip-trial': 40,
  'start-subscription': 20,
  'start-support': 10,
  'submit-pmf-survey': 5,
  'suggest-keywords': 3,
  'suggest-pictures': 10,
  'sync-ad-status': 9,
  'update-balloon': 6,
  'validate-email': 8,
  'validate-snippet': 2,
}

const server = await useServer()
const { knex } = server.database

interface World {
  readonly login: Login
  readonly ideaId: string
}

async function createWorld(rows: number): Promise<World> {
  const login = await createAccount(server, { plan: 'expand-2407', isAdmin: true })
  const world = { login, ideaId: await createBrand(server, { userId: login.id }) }
  await addRows(server, world, rows)
  return world
}

/** The statements of a successful call, with a new session. */
async function statements({ login, ideaId }: World, name: ActionName, payload?: object): Promise<string[]> {
  const { token } = await openDevice(server, login.id)
  const sent = payload ?? (await createPayload(name, { server, login: { ...login, token }, ideaId }))
  const headers = { cookie: browserCookie, ...(await createHeaders(name, server, sent)) }
  const sentStatements = await statementsOf(knex, async () => {
    const reply = await server.call(name, sent, { token, headers })
    const { error, failureStatus } = Object(reply.body) as Record<string, unknown>
    expect({ status: reply.status, error, failureStatus: failureStatus ?? undefined }).toEqual({
      status: 200,
    })
  })
  await undoCall(name, { server, login, ideaId })
  return sentStatements
}

const few = await createWorld(1)
const many = await createWorld(20)

it.each(Object.keys(actions) as ActionName[])('%s takes few statements, however many rows', async (name) => {
  const ofFew = await statements(few, name)
  const ofMany = await statements(many, name)
  expect(ofMany.length, ofMany.join('\n')).toBe(ofFew.length)
  expect(ofMany.length, ofMany.join('\n')).toBeLessThanOrEqual(most[name] ?? mostByKind[actionRow(name).kind])
})

it('update-balloon takes as many statements for many values as for one', async () => {
  const balloonId = await createBalloon(server, few)
  const edit = (data: object) => statements(few, 'update-balloon', { ideaId: few.ideaId, balloonId, data })
  const ofOne = await edit({ 'component/c1/fbTitle': 'Lamp' })
  const values = Array.from({ length: 15 }, (_, i) => [`component/l${i}/type`, 'link'] as const)
  const ofMany = await edit({ ...Object.fromEntries(values.slice(3)), 'component/c1/fbTitle': 'Lamps' })
  expect(ofMany).toHaveLength(ofOne.length)
})
