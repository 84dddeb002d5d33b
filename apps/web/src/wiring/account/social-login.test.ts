import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { type MockAnswers, MockError } from '@aloft/api-client/mock/mock-world'
import { exampleSignedInUser } from '@aloft/contract/account/account.examples'
import { connectSocialLogin } from '@aloft/machines/social-login/social-login.connect'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

const network = openMockNetwork()
afterAll(() => network.close())
vi.spyOn(console, 'warn').mockImplementation(() => {})

const items = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
  clear: () => items.clear(),
})
vi.stubGlobal('sessionStorage', { clear: () => {} })
vi.stubGlobal('navigator', { onLine: true, language: 'en-IE' })

/** Opens the page with a code and this answer of the server. */
async function comeBack(answer: MockAnswers['redeem-social-login']) {
  items.clear()
  const payloads: unknown[] = []
  network.reset()
  network.answer({
    'redeem-social-login': (payload: unknown) => {
      payloads.push(payload)
      return typeof answer === 'function' ? answer(payload as never) : answer
    },
  } as MockAnswers)
  const location = new URL('http://aloft.test/0/social-login?code=first')
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }))
  vi.resetModules()
  const { wiredSocialLogin, readSocialLoginStart } = await import('./social-login.ts')
  const { redirectToFollow } = await import('../../state/redirect.ts')
  const { currentUser } = await import('../../state/session.ts')
  const input = readSocialLoginStart(location.searchParams)
  const actor = createActor(wiredSocialLogin, { input }).start()
  const settled = async () =>
    connectSocialLogin(await waitFor(actor, (now) => !now.hasTag('pending') && !now.matches('opening')))
  return { actor, payloads, settled, redirectToFollow, currentUser }
}

const { _id: userId } = exampleSignedInUser
const step = { platform: 'google', email: 'orla@nightjar.example', code: 'second' } as const

describe('the way back from a platform', () => {
  it('signs in, and goes to the address that the login began with', async () => {
    const page = await comeBack({ ...exampleSignedInUser, returnUrl: '/0/list?ideaId=1' })
    expect(await page.settled()).toEqual({ kind: 'entered' })
    expect(page.payloads).toEqual([{ code: 'first', language: 'en-IE' }])
    expect(page.currentUser()).toMatchObject({ _id: userId })
    expect(page.redirectToFollow()).toMatchObject({ address: '/0/list?ideaId=1' })
    const stored = items.get('user')
    expect(stored).toContain(exampleSignedInUser.userToken)
    expect(stored).not.toContain('returnUrl')
  })

  it.each([null, '//evil.example', '/0/..//evil.example', 'javascript:alert(1)', '/0/login'])(
    'remembers no address like %j',
    async (returnUrl) => {
      const page = await comeBack({ ...exampleSignedInUser, returnUrl })
      expect(await page.settled()).toEqual({ kind: 'entered' })
      expect(page.redirectToFollow()).toBeNull()
    },
  )

  it('links an account by its password', async () => {
    const page = await comeBack({ error: 'linkNeedsPassword', isPasswordWrong: false, ...step })
    expect(await page.settled()).toMatchObject({ kind: 'password', email: step.email })
    page.actor.send({ type: 'SEND_PASSWORD', password: 'lamplight 39' })
    await page.settled()
    expect(page.payloads[1]).toEqual({
      code: 'second',
      email: step.email,
      password: 'lamplight 39',
      language: 'en-IE',
    })
    expect(page.currentUser()).toBeNull()
  })

  it('makes an account once the terms are accepted', async () => {
    const page = await comeBack({ error: 'termsNeeded', username: 'Órla Fahy', ...step })
    expect(await page.settled()).toMatchObject({ kind: 'terms', username: 'Órla Fahy' })
    page.actor.send({ type: 'ACCEPT_TERMS' })
    await page.settled()
    expect(page.payloads[1]).toEqual({ code: 'second', isTermsAccepted: true, language: 'en-IE' })
  })

  it.each([
    [{ error: 'platformAuthFailure' }, { failure: 'platformAuthFailure' }],
    [
      { error: 'emailInUse', platform: 'google', email: step.email, socialPlatform: 'facebook' },
      { failure: 'emailInUse', platform: 'google', accountPlatform: 'facebook' },
    ],
    [
      { error: 'emailMissing', platform: 'facebook' },
      { failure: 'emailMissing', platform: 'facebook' },
    ],
  ] as const)('says why nobody came in: %j', async (answer, expected) => {
    const page = await comeBack(answer)
    expect(await page.settled()).toMatchObject({ kind: 'failed', ...expected })
    expect(items.has('user')).toBe(false)
  })

  it('distinguishes too many attempts from a failure', async () => {
    const busy = await comeBack(new MockError(429, { error: 'tooManyRequests', retryAfterSeconds: 61 }))
    expect(await busy.settled()).toMatchObject({ kind: 'failed', failure: 'tooManyAttempts' })
    const broken = await comeBack(new MockError(500))
    expect(await broken.settled()).toMatchObject({ kind: 'failed', failure: 'generic' })
  })
})

it.each([
  ['?code=abc', { code: 'abc', failure: null, platform: null }],
  ['?error=accessDenied&platform=google', { code: null, failure: 'accessDenied', platform: 'google' }],
  ['?error=<script>&platform=linkedin', { code: null, failure: null, platform: null }],
  ['', { code: null, failure: null, platform: null }],
])('reads what the server wrote into the address: %j', async (query, start) => {
  const { readSocialLoginStart } = await import('./social-login.ts')
  expect(readSocialLoginStart(new URLSearchParams(query))).toEqual(start)
})
