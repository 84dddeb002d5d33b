import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { SocialLogin, SocialLoginSecrets } from './social-login.port.ts'
import { people, type PersonKey } from './test-support/people.ts'

export interface SuitePlatform {
  /** Each call returns another node's instance of the same client. */
  readonly open: () => SocialLogin
  /** Opens the address as a person, or as `nobody`, who declines; returns the query of the callback. */
  readonly visit: (location: string, person: PersonKey | 'nobody') => Promise<URLSearchParams>
  /** Whether the platform reports that an address is verified. */
  readonly reportsEmails: boolean
}

export function newSecrets(): SocialLoginSecrets {
  const random = () => randomBytes(32).toString('base64url')
  return { state: random(), nonce: random(), codeVerifier: random() }
}

/** Tests for every way to log in through a platform. */
export function socialLoginSuite(name: string, { open, visit, reportsEmails }: SuitePlatform): void {
  describe(`${name} login`, () => {
    async function comeBackAs(person: PersonKey) {
      const secrets = newSecrets()
      const query = await visit(await open().start(secrets), person)
      expect(query.get('state')).toBe(secrets.state)
      return open().finish(query, secrets)
    }

    test('identifies who returned, on any node', async () => {
      const { name: called, email } = people.nils
      expect(await comeBackAs('nils')).toEqual({
        subject: expect.stringMatching(/^[\w-]+$/),
        name: called,
        email,
        isEmailVerified: reportsEmails,
      })
    })

    test('knows a person by the same id each time, and another by another', async () => {
      const [first, again, other] = [
        await comeBackAs('nils'),
        await comeBackAs('nils'),
        await comeBackAs('amara'),
      ]
      expect(again.subject).toBe(first.subject)
      expect(other.subject).not.toBe(first.subject)
    })

    test('sends the browser away with the state and no other secret', async () => {
      const secrets = newSecrets()
      const location = await open().start(secrets)
      expect(new URL(location, 'http://here').searchParams.get('state')).toBe(secrets.state)
      expect(location).not.toContain(secrets.codeVerifier)
      expect(location).not.toContain('secret-of-the-tests')
    })

    test('says that somebody did not want to', async () => {
      const secrets = newSecrets()
      const query = await visit(await open().start(secrets), 'nobody')
      expect(query.get('state')).toBe(secrets.state)
      await expect(open().finish(query, secrets)).rejects.toMatchObject({ reason: 'accessDenied' })
    })

    test.each([
      ['another error', { error: 'server_error' }],
      ['no code', {}],
      ['an empty code', { code: '' }],
      ['a code that was made up', { code: 'made-up' }],
      ['a code in JSON', { code: Buffer.from('{"email":"nils@people.example"}').toString('base64url') }],
    ])('believes nothing with %s', async (_, answer) => {
      const secrets = newSecrets()
      const query = new URLSearchParams({ state: secrets.state, ...(answer as Record<string, string>) })
      await expect(open().finish(query, secrets)).rejects.toMatchObject({ reason: 'platformAuthFailure' })
    })
  })
}
