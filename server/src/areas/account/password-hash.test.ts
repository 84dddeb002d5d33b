import * as crypto from 'node:crypto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { hashPassword, matchesPassword, protectPassword, setNewPasswordCost } from './password-hash.ts'

// The tests of the server lower it.
setNewPasswordCost()

type ScryptCall = [
  password: string,
  salt: Buffer,
  length: number,
  cost: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
]

describe('hashPassword', () => {
  // Vectors made with `printf %s … | sha256sum`, seven times over the hex of the round before.
  it.each([
    ['lamplight 39', '3d6f3fd3450beda44182190431103c687067488b08bae7478f912b4f6695f158'],
    ['pässwörd-✓1', '0fff38fcb296a68b6f64b3e597a0fe10bdd299648d8280b238a3a65eec5f1c97'],
  ])('applies SHA-256 seven times to %s (SES-24)', (password, expected) => {
    expect(hashPassword(password)).toBe(expected)
  })
})

describe('protectPassword', () => {
  it('keeps neither the password nor its pre-hash, and salts each one separately (OPN-01)', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => protectPassword('lamplight 39')))
    expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w+/]{22}==\$[\w+/]{43}=$/)
    expect(first).not.toBe(second)
    expect(first).not.toContain(hashPassword('lamplight 39'))
  })

  it('makes what only the same password matches', async () => {
    const stored = await protectPassword('lamplight 39')
    expect(await matchesPassword('lamplight 39', stored)).toBe(true)
    expect(await matchesPassword('Lamplight 39', stored)).toBe(false)
    expect(await matchesPassword(hashPassword('lamplight 39'), stored)).toBe(false)
    expect(await matchesPassword('', stored)).toBe(false)
  })

  it('can be checked with the parameters it was made with', async () => {
    // The password of the first vector, made with N=1024, r=8, p=1 and the salt 0123456789abcdef.
    const stored = 'scrypt$1024$8$1$MDEyMzQ1Njc4OWFiY2RlZg==$+grQtK+Go5gLOyiRioZJfWazWNNBix3HN5xQ77FpSUs='
    expect(await matchesPassword('lamplight 39', stored)).toBe(true)
    expect(await matchesPassword('lamplight 40', stored)).toBe(false)
  })
})

it('takes as long if no password is stored, so that timing reveals nothing', async () => {
  const derived: unknown[][] = []
  vi.resetModules()
  vi.doMock('node:crypto', () => ({
    ...crypto,
    scrypt(...[password, salt, length, cost, done]: ScryptCall) {
      derived.push([password.length, salt.length, length, cost])
      crypto.scrypt(password, salt, length, cost, done)
    },
  }))
  onTestFinished(() => vi.doUnmock('node:crypto'))
  const counted = await import('./password-hash.ts')
  const stored = await counted.protectPassword('lamplight 39')
  await counted.matchesPassword('once, to begin with', null)
  const work = async (storedHash: string | null) => {
    derived.length = 0
    await counted.matchesPassword('lamplight 40', storedHash)
    return [...derived]
  }
  const known = await work(stored)
  expect(known).toHaveLength(1)
  expect(await work(null)).toEqual(known)
})

it('matches nothing where no password is stored', async () => {
  expect(await matchesPassword('lamplight 39', null)).toBe(false)
  expect(await matchesPassword('', null)).toBe(false)
})
