import { afterAll, describe, expect, it } from 'vitest'
import { defineAction } from '../../src/action/define.ts'
import { adminOnly, anyone, signedIn } from '../../src/action/policies.ts'
import { insertErrorReport } from '../../src/areas/system/error-report.repo.ts'
import { post } from '../../src/ledger/ledger.repo.ts'
import { getUser } from '../../src/areas/account/get-user.action.ts'
import { startTestServer, useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const secrets = { password: 'lamplight 39', passwordHash: 'scrypt$1$1$1$a$b' }
const report = {
  id: '01936b2e-0000-7000-8000-000000000777',
  message: 'left behind',
  stack: null,
  location: null,
}

// Handlers with forbidden behavior, each in place of one of the product's.
const server = await useServer({
  handlers: {
    'get-user': defineAction('get-user', {
      policy: signedIn,
      handle: async (context, payload) => {
        const user = (await getUser.handle(context, payload, undefined)) as { plan: object }
        return { ...user, ...secrets, plan: { ...user.plan, ...secrets } } as never
      },
    }),
    'get-init-params': defineAction('get-init-params', {
      policy: anyone,
      handle: async () => ({ error: 'vaultOpen', ...secrets }) as never,
    }),
    'get-mock-date-offset-hours': defineAction('get-mock-date-offset-hours', {
      policy: anyone,
      handle: async () => ({ mockDateOffsetHours: secrets.password }) as never,
    }),
    'create-idea': defineAction('create-idea', {
      policy: signedIn,
      async handle({ db, now }) {
        await insertErrorReport(db, { ...report, date: now })
        return { error: 'overIdeaLimit', limit: 1, ...secrets } as never
      },
    }),
    'add-user-completed-task': defineAction('add-user-completed-task', {
      policy: signedIn,
      async handle({ db, now }) {
        await insertErrorReport(db, { ...report, date: now })
        throw new Error(`broken with ${secrets.password}`)
      },
    }),
    // Only one side of a posting: the database refuses it on commit.
    logout: defineAction('logout', {
      policy: signedIn,
      async handle({ db, account, now }) {
        const entry = { ownerId: account.id, account: 'credit', unit: 'EUR', amount: 1 } as const
        await post(db, { reference: 'gift', kind: 'gift', date: now, entries: [entry] })
        return 'OK'
      },
    }),
    'set-mock-date-offset-hours': defineAction('set-mock-date-offset-hours', {
      policy: adminOnly,
      async handle({ db, now }) {
        await insertErrorReport(db, { ...report, date: now })
        return { mockDateOffsetHours: 'soon' } as never
      },
    }),
  },
})
const { knex } = server.database
const { token } = await createAccount(server, { isAdmin: true })

describe('replies', () => {
  it('drops what the contract does not name, at any depth', async () => {
    const { status, body } = await server.call('get-user', {}, { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: expect.any(String), plan: { labelKey: 'free' } })
    expect(JSON.stringify(body)).not.toMatch(/password|scrypt|lamplight/i)
  })

  it.each([
    ['a failure that the contract does not declare', 'get-init-params'],
    ['a reply of the wrong shape', 'get-mock-date-offset-hours'],
    ['a handler that throws', 'add-user-completed-task'],
    ['a commit that the database refuses', 'logout'],
  ] as const)('hides %s behind a request id', async (_, action) => {
    const { status, headers, body } = await server.call(action, { task: 'checklist' }, { token })
    expect({ status, body }).toEqual({
      status: 500,
      body: { error: 'serverError', requestId: headers.get('x-request-id') },
    })
  })

  it('returns a business failure as its key and declared details, with status 200 (OPN-29)', async () => {
    const { status, body } = await server.call('create-idea', { title: 'Nightjar' }, { token })
    expect({ status, body }).toEqual({ status: 200, body: { error: 'overIdeaLimit', limit: 1 } })
  })

  it.each([
    ['a declared failure', 'create-idea', { title: 'Nightjar' }],
    ['a handler that throws', 'add-user-completed-task', { task: 'checklist' }],
    ['a commit that the database refuses', 'logout', {}],
    ['a reply that cannot be sent', 'set-mock-date-offset-hours', { hours: 1 }],
  ] as const)('undoes everything that was written before %s', async (_, action, payload) => {
    await server.call(action, payload, { token, key: crypto.randomUUID() })
    expect(await knex('error_report')).toHaveLength(0)
    expect(await knex('kept_reply')).toHaveLength(0)
    expect(await knex('ledger_posting').where({ reference: 'gift' })).toHaveLength(0)
  })
})

describe('special replies (API-03)', async () => {
  const plain = await startTestServer({ database: server.database, clock: server.clock })
  afterAll(() => plain.stop())

  it('answers OK, NOK, NULL_USER and RELOGIN as plain strings', async () => {
    const account = await createAccount(server)
    const login = (email: string) => plain.call('login', { email, password: 'wrong password 1' })
    expect((await plain.call('log-error', { message: 'x' })).body).toBe('OK')
    expect((await login(account.email)).body).toBe('NOK')
    expect((await login('nobody@clients.example')).body).toBe('NULL_USER')
    plain.clock.moveHours(25)
    expect((await plain.call('get-user', {}, { token: account.token })).body).toBe('RELOGIN')
  })
})
