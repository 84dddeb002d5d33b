import { expect, test } from 'vitest'
import {
  checkIdentity,
  createEmbeddedSocialLogin,
  identityAnswer,
  identityPath,
  identityRefusal,
} from './social-login.embedded.ts'
import { newSecrets, socialLoginSuite } from './social-login.suite.ts'
import { people, type PersonKey } from './test-support/people.ts'

function requestOf(location: string) {
  const { pathname, searchParams } = new URL(location, 'http://here')
  expect(pathname).toBe(`${identityPath}/google`)
  return {
    platform: 'google' as const,
    state: searchParams.get('state') ?? '',
    challenge: searchParams.get('challenge') ?? '',
  }
}

async function visit(location: string, person: PersonKey | 'nobody'): Promise<URLSearchParams> {
  const asked = requestOf(location)
  if (person === 'nobody') return new URL(identityRefusal(asked), 'http://here').searchParams
  const { name, email } = people[person]
  return new URL(identityAnswer(asked, { name: name ?? '', email: email ?? '' }), 'http://here').searchParams
}

socialLoginSuite('embedded', {
  open: () => createEmbeddedSocialLogin('google'),
  visit,
  reportsEmails: true,
})

test('takes no code of another login', async () => {
  const [own, other] = [newSecrets(), newSecrets()]
  const login = createEmbeddedSocialLogin('google')
  const query = await visit(await login.start(other), 'nils')
  await expect(login.finish(query, own)).rejects.toMatchObject({ reason: 'platformAuthFailure' })
  for (const part of ['nonce', 'codeVerifier'] as const) {
    const half = { ...other, [part]: own[part] }
    await expect(login.finish(query, half)).rejects.toMatchObject({ reason: 'platformAuthFailure' })
  }
})

test('verifies the address for Google and not for Facebook, and keeps their people apart', async () => {
  const secrets = newSecrets()
  const google = createEmbeddedSocialLogin('google')
  const query = await visit(await google.start(secrets), 'nils')
  const asGoogle = await google.finish(query, secrets)
  const asFacebook = await createEmbeddedSocialLogin('facebook').finish(query, secrets)
  expect([asGoogle.isEmailVerified, asFacebook.isEmailVerified]).toEqual([true, false])
  expect(asFacebook.subject).not.toBe(asGoogle.subject)
})

test.each([
  [{ name: 'Nils', email: 'nils@people.example' }, null],
  [{ name: ' ', email: 'nils@people.example' }, 'name'],
  [{ name: 'Nils', email: 'nils' }, 'email'],
])('asks for a name and an address: %j', (person, wrong) => expect(checkIdentity(person)).toBe(wrong))
