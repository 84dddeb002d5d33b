import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordHashRounds } from '@aloft/domain/account/password.rules'
import { createWorkQueue, type Rank } from './work-queue.ts'

/** SHA-256 applied seven times, each round hashing the lower-case hex of the previous one (SES-24, OPN-01). */
export function hashPassword(password: string): string {
  let hash = password
  for (let round = 0; round < passwordHashRounds; round++) {
    hash = createHash('sha256').update(hash).digest('hex')
  }
  return hash
}

const fullCost = { N: 2 ** 15, r: 8, p: 3 }
let newCost = fullCost
const maxmem = 64 * 1024 * 1024
const keyLength = 32

// Each derivation takes 32 MiB and one core for a moment, so two run at a time, and nobody waits longer than ten
// seconds.
const queue = createWorkQueue({ slots: 2, maxWaiting: 32, maxWaitMs: 10_000 })

/**
 * The rank of callers who have already proved something: a session, a mailed link, or a browser that has logged in
 * before.
 */
export const knownRank: Rank = -1

/** The cost of new passwords from now on. Only for tests, as its slowness takes minutes of them. */
export function setNewPasswordCost(cost = fullCost): void {
  newCost = cost
}

/**
 * The value stored in the database: `scrypt$N$r$p$salt$key` over the pre-hash, with its own salt. New passwords get the
 * full cost; a check uses the stored cost.
 */
export async function protectPassword(
  password: string,
  { rank = knownRank }: { rank?: Rank } = {},
): Promise<string> {
  const salt = randomBytes(16)
  const cost = newCost
  return storedText(cost, salt, await derive(password, salt, cost, rank))
}

/** Compares in constant time. Takes just as long without a stored password, so that timing reveals nothing. */
export async function matchesPassword(
  password: string,
  stored: string | null,
  rank = knownRank,
): Promise<boolean> {
  const [, n, r, p, salt, key] = (stored ?? absentPassword()).split('$')
  const wanted = Buffer.from(key ?? '', 'base64')
  const cost = { N: Number(n), r: Number(r), p: Number(p) }
  const given = await derive(password, Buffer.from(salt ?? '', 'base64'), cost, rank)
  return timingSafeEqual(given, wanted) && stored !== null
}

// A random key that no known password matches.
const [absentSalt, absentKey] = [randomBytes(16), randomBytes(keyLength)]
const absentPassword = () => storedText(newCost, absentSalt, absentKey)

function storedText({ N, r, p }: typeof fullCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

function derive(password: string, salt: Buffer, cost: typeof fullCost, rank: Rank): Promise<Buffer> {
  return queue.run(
    rank,
    () =>
      new Promise((resolve, reject) =>
        scrypt(hashPassword(password), salt, keyLength, { ...cost, maxmem }, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  )
}
