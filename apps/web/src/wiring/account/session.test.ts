import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { type MockAnswers, MockError } from '@aloft/api-client/mock/mock-world'
import { exampleSignedInUser, exampleUser } from '@aloft/contract/account/account.examples'
import { connectSession } from '@aloft/machines/session/session.connect'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'

const network = openMockNetwork()
afterAll(() => network.close())
// Calls fail here on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

const items = new Map<string, string>()
const localStorageOfTest = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
  clear: () => items.clear(),
}
vi.stubGlobal('sessionStorage', { clear: () => {} })
vi.stubGlobal('navigator', { onLine: true, language: 'en-IE' })

const orla = {
  email: exampleUser.email,
  authToken: 'a token of today',
  userToken: 'a stored token',
  socialPlatform: null,
} as const

interface Visit {
  readonly stored?: object | null
  readonly path?: string
  readonly answers?: MockAnswers
  readonly storage?: object
}

/**
 * Opens the app at a path: loads its modules as a new page does, with this storage and these answers of the
 * server.
 */
async function visit({
  stored = orla,
  path = '/0/list?ideaId=1',
  answers = {},
  storage = localStorageOfTest,
}: Visit = {}) {
  vi.stubGlobal('localStorage', storage)
  items.clear()
  if (stored) items.set('user', JSON.stringify(stored))
  const calls: [action: string, payload: unknown][] = []
  const recorded = Object.entries(answers).map(([action, answer]) => [
    action,
    async (payload: unknown) => {
      calls.push([action, payload])
      return typeof answer === 'function' ? (answer as (payload: unknown) => unknown)(payload) : answer
    },
  ])
  const reports: string[] = []
  const logError = ({ message }: { message: string }) => {
    reports.push(message)
    return 'OK'
  }
  network.reset()
  network.answer({ 'log-error': logError, ...Object.fromEntries(recorded) } as MockAnswers)
  const url = new URL(path, 'http://aloft.test')
  const location = Object.assign(url, { assign: vi.fn(), replace: vi.fn() })
  const window = Object.assign(new EventTarget(), { location })
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', window)
  vi.resetModules()
  const { sessionActor, enterWith } = await import('./session.ts')
  const { api } = await import('../core/api.ts')
  const { currentUser } = await import('../../state/session.ts')
  const { currentToasts } = await import('../../state/toasts.ts')
  sessionActor.start()
  const settled = async () => {
    await waitFor(sessionActor, (now) => !now.hasTag('pending') && !now.matches('checking'))
    return connectSession(sessionActor.getSnapshot())
  }
  const hear = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const storedNow = () => JSON.parse(items.get('user') ?? 'null') as typeof orla | null
  return {
    sessionActor,
    enterWith,
    api,
    currentUser,
    currentToasts,
    settled,
    hear,
    storedNow,
    calls,
    reports,
    location,
  }
}

beforeEach(() => network.reset())

describe('a session starts', () => {
  it('with the user of the stored token (SES-01)', async () => {
    const { settled, currentUser, storedNow } = await visit({ answers: { 'get-user': exampleUser } })
    expect(await settled()).toMatchObject({ status: 'signedIn' })
    expect(currentUser()).toEqual(exampleUser)
    expect(storedNow()).toEqual(orla)
    expect(items.get('ownerId')).toBe(JSON.stringify(exampleUser._id))
  })

  it('without a call where nobody is stored', async () => {
    const { settled, calls } = await visit({ stored: null, answers: { 'get-user': exampleUser } })
    expect(await settled()).toMatchObject({ status: 'signedOut', hadUser: false })
    expect(calls).toEqual([])
  })

  it.each([
    ['a token cut off in the middle of a letter', { ...orla, authToken: 'a token \ud83d' }],
    ['a token with a line of its own', { ...orla, authToken: 'a token\r\nCookie: a=1' }],
    ['no token', { ...orla, userToken: undefined }],
    ['a platform there is not', { ...orla, socialPlatform: '../evil' }],
    ['another program’s', ['mara']],
    ['text', 'mara'],
  ])('without a call where what is stored is broken: %s', async (_, stored) => {
    const { settled, calls, api } = await visit({
      stored: stored as object,
      answers: { 'get-user': exampleUser },
    })
    expect((await settled()).status).toBe('signedOut')
    expect(await api.call('get-ideas-data', {})).toMatchObject({ error: 'notLoggedIn' })
    expect(calls).toEqual([])
  })

  it('and is renewed where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const none = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }
    const { settled, sessionActor, api, calls } = await visit({
      stored: null,
      storage: none,
      answers: {
        login: exampleSignedInUser,
        'get-ideas-data': () => (calls.length < 3 ? 'RELOGIN' : { ideas: [], teams: {} }),
      },
    })
    await settled()
    sessionActor.send({ type: 'LOG_IN', email: orla.email, password: 'lamplight 39' })
    expect((await settled()).status).toBe('signedIn')
    expect(await api.call('get-ideas-data', {})).toMatchObject({ kind: 'reply' })
    const { email, userToken } = exampleSignedInUser
    expect(calls[2]).toEqual(['login', { email, password: userToken, socialPlatform: null }])
  })

  it('by password, of which nothing is kept (SES-14)', async () => {
    const { settled, sessionActor, storedNow } = await visit({
      stored: null,
      answers: { login: exampleSignedInUser },
    })
    await settled()
    sessionActor.send({ type: 'LOG_IN', email: orla.email, password: 'lamplight 39' })
    expect((await settled()).status).toBe('signedIn')
    const { email, authToken, userToken } = exampleSignedInUser
    expect(storedNow()).toEqual({ email, authToken, userToken, socialPlatform: null })
    expect([...items.values()].join()).not.toContain('lamplight')
  })

  it.each(['NOK', 'NULL_USER'] as const)(
    'not by a login that is answered with %s, which the form shows in the same words (SES-26, OPN-95)',
    async (login) => {
      const { settled, sessionActor } = await visit({ stored: null, answers: { login } })
      await settled()
      sessionActor.send({ type: 'LOG_IN', email: orla.email, password: 'lamplight 40' })
      expect(await settled()).toMatchObject({ status: 'signedOut', failure: 'badLogin' })
    },
  )

  it('with email and stored token once the bearer token has expired (SES-05, OPN-02)', async () => {
    const login = { ...exampleSignedInUser, authToken: 'a newer token', userToken: orla.userToken }
    const { settled, calls, storedNow } = await visit({ answers: { 'get-user': 'RELOGIN', login } })
    expect(await settled()).toMatchObject({ status: 'signedIn' })
    expect(calls).toEqual([
      ['get-user', {}],
      ['login', { email: orla.email, password: 'a stored token', socialPlatform: null }],
    ])
    expect(storedNow()).toMatchObject({ authToken: 'a newer token', userToken: 'a stored token' })
  })

  it('through the platform of a social user (SES-02)', async () => {
    const stored = { ...orla, socialPlatform: 'facebook' }
    const { sessionActor, settled, calls, location } = await visit({
      stored,
      answers: { 'get-user': 'RELOGIN' },
    })
    await settled()
    expect(sessionActor.getSnapshot().value).toBe('leaving')
    expect(location.assign).toHaveBeenCalledExactlyOnceWith(
      '/api/facebook-login?returnUrl=%2F0%2Flist%3FideaId%3D1',
    )
    expect(calls).toEqual([['get-user', {}]])
  })

  it('not through the platform on a page that needs no login', async () => {
    const { settled, location } = await visit({
      stored: { ...orla, socialPlatform: 'google' },
      path: '/0/social-login?code=1',
      answers: { 'get-user': 'RELOGIN' },
    })
    expect(await settled()).toMatchObject({ status: 'signedOut' })
    expect(location.assign).not.toHaveBeenCalled()
  })

  const unknown = new MockError(401, { error: 'notLoggedIn' })
  const broken = new MockError(500, { error: 'serverError', requestId: 'r-7' })
  const down = new MockError(503, { error: 'unavailable' })
  const tooMany = new MockError(429, { error: 'tooManyRequests', retryAfterSeconds: 30 })
  const busy = new MockError(503, { error: 'unavailable', retryAfterSeconds: 4 })

  it.each<[string, MockAnswers, status: string, isKept: boolean, reports: number]>([
    ['a token nobody knows (SES-08)', { 'get-user': unknown }, 'signedOut', false, 0],
    ['a stored token nobody knows', { 'get-user': 'RELOGIN', login: 'NULL_USER' }, 'signedOut', false, 0],
    ['a banned account', { 'get-user': 'RELOGIN', login: 'NOK' }, 'signedOut', false, 0],
    ['a refused login', { 'get-user': 'RELOGIN', login: unknown }, 'signedOut', false, 0],
    ['a server that fails', { 'get-user': broken }, 'signedOut', true, 1],
    ['a login that fails (API-09)', { 'get-user': 'RELOGIN', login: broken }, 'signedOut', true, 1],
    ['a line that is lost', { 'get-user': MockError.lost }, 'unreachable', true, 0],
    [
      'a line lost during the login',
      { 'get-user': 'RELOGIN', login: MockError.lost },
      'unreachable',
      true,
      0,
    ],
    ['a server that is down', { 'get-user': down }, 'unreachable', true, 0],
    ['too many renewals', { 'get-user': 'RELOGIN', login: tooMany }, 'unreachable', true, 0],
    ['a server that is too busy', { 'get-user': 'RELOGIN', login: busy }, 'unreachable', true, 0],
  ])('and ends with %s', async (_, answers, status, isStored, count) => {
    const { settled, storedNow, reports, api, calls } = await visit({ answers })
    expect(await settled()).toMatchObject({ status, hadUser: status === 'signedOut' })
    expect(storedNow()).toEqual(isStored ? orla : null)
    await vi.waitFor(() => expect(reports).toHaveLength(count))
    expect(reports.filter((report) => report.includes('r-7'))).toHaveLength(count)
    if (status !== 'signedOut') return
    // No further call is made with an invalid token.
    const before = calls.length
    await api.call('get-user', {})
    expect(calls).toHaveLength(before)
  })

  it.each<[string, MockAnswers]>([
    ['the check', { 'get-user': new MockError(503, { ...busy.body, requestId: 'r-8' }) }],
    ['the renewal', { 'get-user': 'RELOGIN', login: new MockError(503, { ...busy.body, requestId: 'r-8' }) }],
  ])('and shows why %s was refused and when to retry', async (_, answers) => {
    const { settled } = await visit({ answers })
    const before = Date.now()
    const { checkFailure } = await settled()
    expect(checkFailure).toMatchObject({ requestId: 'r-8' })
    const waitMs = Number(checkFailure?.retryDate) - before
    expect(waitMs).toBeGreaterThan(3_000)
    expect(waitMs).toBeLessThan(10_000)
  })

  it('by another way though an older one is still being checked', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const users = [{ ...exampleUser, username: 'Older' }, exampleUser]
    const { enterWith, settled, currentUser, storedNow } = await visit({
      answers: { 'get-user': async () => (await promise, users.shift() ?? exampleUser) },
    })
    await enterWith(exampleSignedInUser)
    resolve()
    expect(await settled()).toMatchObject({ status: 'signedIn' })
    await new Promise((done) => setTimeout(done, 20))
    expect(currentUser()?.username).toBe(exampleUser.username)
    expect(storedNow()?.authToken).toBe(exampleSignedInUser.authToken)
  })
})

describe('a call of somebody signed in', () => {
  const renewed = { ...exampleSignedInUser, authToken: 'a newer token', userToken: orla.userToken }

  it('renews a lapsed session once for all and is repeated (API-06)', async () => {
    let lapsed = 3
    const { settled, api, calls, storedNow } = await visit({
      answers: {
        'get-user': exampleUser,
        login: renewed,
        'get-ideas-data': () => (lapsed-- > 0 ? 'RELOGIN' : { ideas: [], teams: {} }),
      },
    })
    await settled()
    const outcomes = await Promise.all([1, 2, 3].map(() => api.call('get-ideas-data', {})))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['reply', 'reply', 'reply'])
    expect(calls.filter(([action]) => action === 'login')).toHaveLength(1)
    expect(storedNow()?.authToken).toBe('a newer token')
  })

  it.each<[string, MockAnswers]>([
    ['cannot be renewed', { 'get-ideas-data': 'RELOGIN', login: 'NULL_USER' }],
    ['lapses again at once (OPN-16)', { 'get-ideas-data': 'RELOGIN', login: renewed }],
    ['was ended by the server', { 'get-ideas-data': new MockError(401, { error: 'notLoggedIn' }) }],
  ])('leads to the login where the session %s, and keeps all else', async (_, answers) => {
    const { settled, api, sessionActor, storedNow } = await visit({
      answers: { 'get-user': exampleUser, ...answers },
    })
    await settled()
    items.set('unsavedBrief', '"typed"')
    expect(await api.call('get-ideas-data', {})).toMatchObject({ status: 401 })
    expect(connectSession(sessionActor.getSnapshot())).toMatchObject({
      status: 'signedOut',
      hadUser: true,
      hasLeft: false,
    })
    expect(storedNow()).toBeNull()
    expect(items.get('unsavedBrief')).toBe('"typed"')
  })

  it('survives an outage during the renewal', async () => {
    const { settled, api, sessionActor, storedNow } = await visit({
      answers: { 'get-user': exampleUser, 'get-ideas-data': 'RELOGIN', login: MockError.lost },
    })
    await settled()
    expect(await api.call('get-ideas-data', {})).toEqual({ kind: 'unreachable' })
    expect(connectSession(sessionActor.getSnapshot()).status).toBe('signedIn')
    expect(storedNow()).toEqual(orla)
  })

  it('is kept where the renewal is refused for a while', async () => {
    const login = new MockError(429, { error: 'tooManyRequests', retryAfterSeconds: 30 })
    const { settled, api, sessionActor, storedNow } = await visit({
      answers: { 'get-user': exampleUser, 'get-ideas-data': 'RELOGIN', login },
    })
    await settled()
    expect(await api.call('get-ideas-data', {})).toEqual({ kind: 'unreachable' })
    expect(connectSession(sessionActor.getSnapshot()).status).toBe('signedIn')
    expect(storedNow()).toEqual(orla)
  })

  it.each([
    [
      429,
      { error: 'tooManyRequests', retryAfterSeconds: 24 },
      { failure: 'tooManyAttempts', waitSeconds: 24 },
    ],
    [503, { error: 'unavailable', retryAfterSeconds: 4 }, { failure: 'busy', waitSeconds: 4 }],
  ] as const)(
    'is not begun where the login answers %i, and says for how long',
    async (status, body, expected) => {
      const { settled, sessionActor, reports } = await visit({
        stored: null,
        answers: { login: new MockError(status, body) },
      })
      await settled()
      sessionActor.send({ type: 'LOG_IN', email: orla.email, password: 'lamplight 39' })
      expect(await settled()).toMatchObject({ status: 'signedOut', ...expected })
      expect(reports).toEqual([])
    },
  )

  it.each<[string, MockAnswers['login'], status: string]>([
    ['works', renewed, 'signedIn'],
    ['fails', 'NULL_USER', 'signedOut'],
  ])(
    'raises an error for NOK, shows the toast, and stays if the login %s (OPN-17, ERR-15)',
    async (_, login, status) => {
      const { settled, api, currentToasts, reports, sessionActor } = await visit({
        answers: { 'get-user': exampleUser, 'get-ideas-data': 'NOK', ...(login && { login }) },
      })
      await settled()
      await api.call('get-ideas-data', {})
      expect(currentToasts()).toMatchObject([{ text: { key: 'generic' }, tone: 'error' }])
      expect(connectSession(sessionActor.getSnapshot()).status).toBe(status)
      await vi.waitFor(() => expect(reports).toEqual(['server call to get-ideas-data failed']))
    },
  )

  it('reports a lost platform once, however many calls find it (INT-08)', async () => {
    const { settled, api, currentToasts } = await visit({
      answers: { 'get-user': exampleUser, 'get-ideas-data': { isAuthFailure: true } as never },
    })
    await settled()
    await Promise.all([1, 2].map(() => api.call('get-ideas-data', {})))
    expect(currentToasts()).toMatchObject([{ text: { key: 'platformAuthFailure' } }])
  })

  it('reports a server that fails, once until it answers, and a report that fails never (ERR-15)', async () => {
    const broken = new MockError(500, { error: 'serverError', requestId: 'r-9' })
    const { settled, api, reports, calls } = await visit({
      answers: { 'get-user': exampleUser, 'get-ideas-data': broken },
    })
    await settled()
    await api.call('get-ideas-data', {})
    await api.call('get-ideas-data', {})
    expect(calls.filter(([action]) => action === 'get-ideas-data')).toHaveLength(10)
    await vi.waitFor(() => expect(reports).toHaveLength(1))
    expect(reports[0]).toBe('server call to get-ideas-data failed: 500 serverError, request r-9')

    let tries = 0
    network.answer({ 'log-error': () => (tries++, broken), 'get-ideas-data': broken })
    const { reportError } = await import('../core/report-error.ts')
    reportError(new Error('on its own'))
    await vi.waitFor(() => expect(tries).toBe(5))
    await new Promise((done) => setTimeout(done, 50))
    expect(tries).toBe(5)
  })
})

describe('another tab', () => {
  it('logs out: this one forgets its data and reloads the login', async () => {
    const { settled, hear, sessionActor, location } = await visit({ answers: { 'get-user': exampleUser } })
    await settled()
    items.clear()
    hear(null)
    expect(connectSession(sessionActor.getSnapshot())).toMatchObject({ status: 'signedOut', hasLeft: true })
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/0/login')
  })

  it('finds the session over: this one asks for the login too, and keeps what is typed', async () => {
    const { settled, hear, sessionActor, location } = await visit({ answers: { 'get-user': exampleUser } })
    await settled()
    items.delete('user')
    hear('user')
    expect(connectSession(sessionActor.getSnapshot())).toMatchObject({ status: 'signedOut', hasLeft: false })
    expect(location.replace).not.toHaveBeenCalled()
  })

  it('logs in: this one wakes', async () => {
    const { settled, hear } = await visit({ stored: null, answers: { 'get-user': exampleUser } })
    await settled()
    items.set('ownerId', JSON.stringify(exampleUser._id))
    items.set('user', JSON.stringify(orla))
    hear('user')
    expect(await settled()).toMatchObject({ status: 'signedIn' })
  })

  it('logs in with another account: this one is reloaded', async () => {
    const { settled, hear, location } = await visit({ answers: { 'get-user': exampleUser } })
    await settled()
    items.set('ownerId', '"mara"')
    items.set('user', JSON.stringify({ ...orla, authToken: "Mara's" }))
    hear('user')
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/0/login')
  })

  it('renews the session: this one asks with the new token', async () => {
    const { settled, hear, sessionActor } = await visit({ answers: { 'get-user': exampleUser } })
    await settled()
    items.set('user', JSON.stringify({ ...orla, authToken: 'a newer token' }))
    hear('user')
    const { storedUser } = await import('../../state/session.ts')
    expect(storedUser()?.authToken).toBe('a newer token')
    expect(connectSession(sessionActor.getSnapshot()).status).toBe('signedIn')
  })
})

describe('leaving', () => {
  it('forgets everything, at once (SES-12, OPN-85)', async () => {
    const { settled, sessionActor, location, currentUser } = await visit({
      answers: { 'get-user': exampleUser, logout: 'OK' },
    })
    await settled()
    items.set('dismissedAdGenStatusId', '"1"')
    sessionActor.send({ type: 'LOG_OUT' })
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/0/login'))
    expect([items.size, currentUser()]).toEqual([0, null])
  })

  it('ends all devices only where the server did (OPN-85)', async () => {
    const { settled, sessionActor, calls, currentToasts, storedNow } = await visit({
      answers: { 'get-user': exampleUser, logout: new MockError(500) },
    })
    await settled()
    sessionActor.send({ type: 'LOG_OUT_EVERYWHERE' })
    expect(await settled()).toMatchObject({ status: 'signedIn' })
    expect(calls.at(-1)).toEqual(['logout', { isEverywhere: true }])
    expect(currentToasts()).toMatchObject([{ text: { key: 'generic' } }])
    expect(storedNow()).toEqual(orla)
  })

  it('lets nobody else find what a lapsed session left', async () => {
    const { settled, api, sessionActor, location } = await visit({
      answers: {
        'get-user': exampleUser,
        'get-ideas-data': new MockError(401, { error: 'notLoggedIn' }),
        login: { ...exampleSignedInUser, _id: '01936b2e-0000-7000-8000-0000000000aa' },
      },
    })
    await settled()
    items.set('unsavedBrief', '"typed"')
    await api.call('get-ideas-data', {})
    sessionActor.send({ type: 'LOG_IN', email: 'mara@nightjar.example', password: 'a password 1' })
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/0/login'))
    expect([...items.keys()].toSorted()).toEqual(['ownerId', 'user'])
  })
})
