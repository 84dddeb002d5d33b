import type { PayloadOf } from '@aloft/contract/schemas'
import { addHours } from '@aloft/domain/core/dates'
import { createToken, tokenDigest } from '../../../src/action/tokens.ts'
import { insertIdentity } from '../../../src/areas/account/social-identity.repo.ts'
import { insertSocialLogin } from '../../../src/areas/account/social-login.repo.ts'
import { ideasOf } from '../../../src/areas/ideas/idea.repo.ts'
import { chosenPlan, keepTestCard, paymentEvent, startTestTrial } from '../payments.ts'
import type { TestServer } from '../test-server.ts'
import { createAccount, createLink, createTeam, invite } from '../world.ts'
import { type Builders, next } from './subject.ts'

/** The browser of all calls in the matrix of roles, which started a login through a platform. */
const browserKey = 'b'.repeat(43)
export const browserCookie = `social-login=${browserKey}`

/** Payloads of calls about people: their accounts, teams, plans and money. */
export const accountPayloads = {
  'accept-invite': async ({ server }) => ({
    code: await inviteSomebody(server),
    password: 'lamplight 39',
    isTermsAccepted: true,
  }),
  'add-payment-method': () => ({ returnTo: '/0/create/plan' }),
  'add-user-completed-task': () => ({ task: 'checklist' }),
  async 'cancel-subscription'({ server, login }) {
    if (login) await startTestTrial(server, login)
    return { reason: null, acceptedDiscount: null }
  },
  'contact-sales': () => ({ message: 'One bill for eleven shops, please.', phone: null }),
  'delete-account': () => ({ confirmation: 'DELETE' }),
  'forgot-password': async ({ server }) => ({ email: (await createAccount(server)).email }),
  'get-invite': async ({ server }) => ({ code: await inviteSomebody(server) }),
  'get-reset-link': async ({ server }) => ({
    code: await createLink(server, await createAccount(server), 'resetPassword'),
  }),
  'get-payment-result': async ({ server, login }) => ({
    paymentId: login ? (await keepTestCard(server, login)).paymentId : crypto.randomUUID(),
  }),
  async 'keep-subscription'({ server, login }) {
    if (login) {
      await startTestTrial(server, login)
      const options = { reason: null, acceptedDiscount: null }
      await server.call('cancel-subscription', options, { token: login.token })
    }
    return {}
  },
  async login({ server, login }) {
    const { email, password } = login ?? (await createAccount(server))
    return { email, password }
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
      browserDigest: tokenDigest(browserKey),
      returnUrl: null,
      referralCode: null,
      person: { subject, name: null, email: null, isEmailVerified: false },
      wrongPasswords: 0,
      expiryDate: addHours(now, 1),
    })
    return { code }
  },
  // The payload is the body itself.
  'payment-webhook': async ({ server }) =>
    (await paymentEvent(server, await createAccount(server))) as unknown as PayloadOf<'payment-webhook'>,
  // For another account, because its sessions end.
  'reset-password': async ({ server }) => ({
    code: await createLink(server, await createAccount(server), 'resetPassword'),
    password: 'lamplight 40',
  }),
  'send-page-link': () => ({ address: '/0/list' }),
  async 'set-ad-gen-data'({ server: { database, clock }, login, ideaId }) {
    // The value goes to the selected brand, so it must be one that can be edited.
    if (login && ideaId) await ideasOf(database.knex, login.id).open(ideaId, clock.real())
    return { key: 'websiteUrl', value: 'https://nightjar.example' }
  },
  'save-preferences': () => ({ preferences: { colorScheme: 'dark' } }),
  async 'set-notification-choice'({ server: { database }, login }) {
    const rights = { isEmailValidated: true }
    if (login) await database.knex('user_account').where({ id: login.id }).update(rights)
    return { topic: 'adProgress', channel: 'digest', isOn: true }
  },
  'set-notifications-read': () => ({ notificationIds: null }),
  async 'set-payment-method'({ server, login }) {
    if (!login) return { paymentMethodId: crypto.randomUUID() }
    return startTestTrial(server, login)
  },
  async 'skip-trial'({ server, login }) {
    if (login) await startTestTrial(server, login)
    return {}
  },
  async 'start-subscription'({ server, login }) {
    if (login) await server.database.knex('subscription').where({ userId: login.id }).delete()
    return {
      ...chosenPlan,
      paymentMethodId: login ? (await keepTestCard(server, login)).paymentMethodId : crypto.randomUUID(),
    }
  },
  'submit-pmf-survey': () => ({ answers: { disappointment: 'very' }, email: null }),
  signup: () => ({
    email: `new${next()}@clients.example`,
    password: 'lamplight 39',
    username: 'Mara Quinn',
    isTermsAccepted: true,
  }),
  'update-user': () => ({ data: { username: 'Órla Fahy' } }),
  'validate-email': async ({ server, login }) => ({
    code: await createLink(server, login ?? (await createAccount(server)), 'verifyEmail'),
  }),
} satisfies Partial<Builders>

/** The code of an invitation of somebody without an account. */
async function inviteSomebody(server: TestServer): Promise<string> {
  const owner = await createAccount(server, { plan: 'expand-2407' })
  const teamId = await createTeam(server, { ownerId: owner.id })
  return invite(server, { teamId, email: `invited${next()}@clients.example` })
}
