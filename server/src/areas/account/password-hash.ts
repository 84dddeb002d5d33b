import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordHashRounds } from '@aloft/domain/account/password.rules'

/** SHA-256 applied seven times, each round fed the lower-case hex of the one before (SES-24, OPN-01). */
export function hashPassword(password: string): string {
  let hash = password
  for (let round = 0; round < passwordHashRounds; round++) {
    hash = createHash('sha256').update(hash).digest('hex')
  }
  return hash
}

const fullCost = { N: 2 ** 15, r: 8, p: 3 }
const maxmem = 64 * 1024 * 1024
const keyLength = 32

/**
 * What the database keeps: `scrypt$N$r$p$salt$key` over the pre-hash, with a salt of its own. The product's passwords
 * have the full cost; a check takes the cost that is kept.
 */
export async function protectPassword(password: string, cost = fullCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Compares in constant time. Without a stored password it works as long and says no, so timing tells nothing. */
export async function matchesPassword(password: string, stored: string | null): Promise<boolean> {
  const [, n, r, p, salt, key] = (stored ?? (await absentPassword())).split('$')
  const wanted = Buffer.from(key ?? '', 'base64')
  const given = await derive(password, Buffer.from(salt ?? '', 'base64'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(given, wanted) && stored !== null
}

let absent: Promise<string> | undefined
function absentPassword(): Promise<string> {
  return (absent ??= protectPassword(randomBytes(16).toString('hex')))
}

// Each derivation takes 32 MiB and a core for a moment: two at once, the others wait.
const maxAtOnce = 2
let running = 0
const waiting: (() => void)[] = []

async function derive(password: string, salt: Buffer, parameters: typeof fullCost): Promise<Buffer> {
  if (running < maxAtOnce) running++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await new Promise((resolve, reject) =>
      scrypt(hashPassword(password), salt, keyLength, { ...parameters, maxmem }, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    )
  } finally {
    // The place goes straight to the next in line; freed first, a newcomer could take it as well.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
