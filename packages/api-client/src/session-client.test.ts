import { type ActionName, actionRow, actions } from '@aloft/contract/actions'
import { schemas } from '@aloft/contract/schemas'
import { exampleUser } from '@aloft/contract/account/account.examples'
import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { authFailureMarker, notLoggedIn } from './outcome.ts'
import { type Renewal, withSession } from './session-client.ts'

type Answer = [status: number, body: unknown] | 'lost'

const reply: Answer = [200, exampleUser]
const relogin: Answer = [200, 'RELOGIN']
const unknown: Answer = [401, { error: 'notLoggedIn' }]

/** A client with a scripted server, which repeats its last answer. */
function clientWith(
  answers: Answer[],
  {
    token = 'old',
    renewal = 'renewed',
    shared,
  }: { token?: string | null; renewal?: Renewal; shared?: string } = {},
) {
  let current = token
  const sent: { action: string; token: string | undefined; key: string | undefined }[] = []
  const getToken = () => current
  const ports = {
    getToken,
    readToken: () => (current = shared ?? current),
    renew: vi.fn<(options: { readonly mayLeave: boolean }) => Promise<Renewal>>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      if (renewal === 'renewed') current = 'new'
      return renewal
    }),
    onLoginNeeded: vi.fn(),
    onNok: vi.fn(),
    onAuthFailure: vi.fn(),
    onFailure: vi.fn(),
    onReply: vi.fn(),
  }
  const client = createApiClient({
    getToken,
    wait: async () => {},
    fetch: async (url, init) => {
      const headers = init?.headers as Record<string, string>
      sent.push({
        action: String(url).replace('/api/', ''),
        token: headers['Authorization'],
        key: headers['Idempotency-Key'],
      })
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? 'lost'
      if (answer === 'lost') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify(answer[1]), { status: answer[0] })
    },
  })
  return { ...ports, client: withSession(client, ports), sent, tokens: () => sent.map((call) => call.token) }
}

describe('an expired session', () => {
  it('is renewed once and the call repeated with the same key (API-06, OPN-16)', async () => {
    const { client, sent, tokens, renew } = clientWith([relogin, [200, 'OK']])
    const outcome = await client.call('add-user-completed-task', { task: 'checklist' })
    expect(outcome).toEqual({ kind: 'reply', reply: 'OK' })
    expect(tokens()).toEqual(['bearer old', 'bearer new'])
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/)
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(renew.mock.calls).toEqual([[{ mayLeave: true }]])
  })

  it('leads to the login if it expires again', async () => {
    const { client, sent, renew, onLoginNeeded } = clientWith([relogin])
    expect(await client.call('get-user', {})).toEqual(notLoggedIn)
    expect(sent).toHaveLength(2)
    expect(renew).toHaveBeenCalledTimes(1)
    expect(onLoginNeeded).toHaveBeenCalledTimes(1)
  })

  it('leads to the login if it cannot be renewed', async () => {
    const { client, sent, onLoginNeeded } = clientWith([relogin], { renewal: 'over' })
    expect(await client.call('get-user', {})).toEqual(notLoggedIn)
    expect(sent).toHaveLength(1)
    expect(onLoginNeeded).toHaveBeenCalledTimes(1)
  })

  it.each([
    [{ kind: 'unreachable' }, 'unreachable'],
    [{ kind: 'refused', status: 429, error: 'tooManyRequests' }, 'unreachable'],
    ['leaving', 'relogin'],
  ] as const)('stays as it is if the renewal is %s', async (renewal, kind) => {
    const { client, onLoginNeeded } = clientWith([relogin], { renewal })
    expect(await client.call('get-user', {})).toEqual({ kind })
    expect(onLoginNeeded).not.toHaveBeenCalled()
  })

  it('is renewed once for all calls that expire together', async () => {
    const { client, renew, tokens } = clientWith([relogin, relogin, relogin, reply])
    const ended = await Promise.all([1, 2, 3].map(() => client.call('get-user', {})))
    expect(ended.map(({ kind }) => kind)).toEqual(['reply', 'reply', 'reply'])
    expect(renew).toHaveBeenCalledTimes(1)
    expect(tokens().filter((token) => token === 'bearer new')).toHaveLength(3)
  })
})

describe('a token that the server does not know', () => {
  it('leads to the login', async () => {
    const { client, sent, onLoginNeeded, renew } = clientWith([unknown])
    expect(await client.call('get-user', {})).toEqual(notLoggedIn)
    expect([sent.length, renew.mock.calls.length, onLoginNeeded.mock.calls.length]).toEqual([1, 0, 1])
  })

  it('is replaced if another tab has a newer one', async () => {
    const { client, tokens, onLoginNeeded } = clientWith([unknown, reply], { shared: 'newer' })
    expect(await client.call('get-user', {})).toMatchObject({ kind: 'reply' })
    expect(tokens()).toEqual(['bearer old', 'bearer newer'])
    expect(onLoginNeeded).not.toHaveBeenCalled()
  })
})

describe('NOK', () => {
  it('throws the error, tries one login and stays if that works (API-04, OPN-17)', async () => {
    const { client, sent, renew, onNok, onLoginNeeded } = clientWith([[200, 'NOK']])
    expect(await client.call('get-user', {})).toMatchObject({ kind: 'nok' })
    expect(onNok).toHaveBeenCalledExactlyOnceWith(new Error('server call to get-user failed'))
    expect(renew.mock.calls).toEqual([[{ mayLeave: false }]])
    expect([sent.length, onLoginNeeded.mock.calls.length]).toEqual([1, 0])
  })

  it.each([
    ['over', 1],
    [{ kind: 'unreachable' }, 0],
  ] as const)('and a login that is %s: to the login page %i times (API-05)', async (renewal, times) => {
    const { client, onLoginNeeded } = clientWith([[200, 'NOK']], { renewal })
    await client.call('get-user', {})
    expect(onLoginNeeded).toHaveBeenCalledTimes(times)
  })

  it('of a login is shown by the form', async () => {
    const { client, onNok, renew } = clientWith([[200, 'NOK']])
    expect(await client.call('login', { email: 'a@b.co', password: 'x' })).toMatchObject({ kind: 'nok' })
    expect([onNok.mock.calls.length, renew.mock.calls.length]).toEqual([0, 0])
  })
})

it.each([
  [{ isAuthFailure: true, failureReason: 'The page was unlinked.' }, 'The page was unlinked.'],
  [{ isAuthFailure: true }, undefined],
])('%j of a platform is reported and becomes the marker (API-10, INT-08)', async (body, failureReason) => {
  const { client, onAuthFailure } = clientWith([[200, body]])
  expect(await client.call('get-user', {})).toBe(authFailureMarker)
  expect(onAuthFailure).toHaveBeenCalledTimes(1)
  expect(onAuthFailure.mock.calls[0]?.[0].failureReason).toBe(failureReason)
})

it.each([
  ['lost', { kind: 'unreachable' }, 1],
  [[500, { error: 'serverError', requestId: 'r1' }], { kind: 'refused', requestId: 'r1' }, 1],
  [[403, { error: 'forbidden' }], { kind: 'refused', status: 403 }, 0],
  [[200, { error: 'overIdeaLimit', limit: 1 }], { kind: 'failure' }, 0],
] as const)('%j is reported after the last repeat, and nothing else', async (answer, outcome, times) => {
  const { client, onFailure, onReply } = clientWith([answer as Answer])
  expect(await client.call('get-user', {})).toMatchObject(outcome)
  expect(onFailure).toHaveBeenCalledTimes(times)
  expect(onReply).toHaveBeenCalledTimes(1 - times)
})

const names = Object.keys(actions) as ActionName[]

it.each(names)(
  'without a user, %s is only sent if the server accepts it from anyone (SES-17, OPN-21)',
  async (name) => {
    const { client, sent, onLoginNeeded } = clientWith([[200, 'OK']], { token: null })
    const { payload } = schemas[name].example
    const outcome = await client.call(name, payload)
    const isOpen = actionRow(name).who === 'anonymous'
    expect(sent).toHaveLength(isOpen ? 1 : 0)
    expect(onLoginNeeded).toHaveBeenCalledTimes(isOpen ? 0 : 1)
    expect(outcome).toEqual(isOpen ? { kind: 'reply', reply: 'OK' } : notLoggedIn)
  },
)
