import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { expect, it } from 'vitest'
import { createToken } from '../../src/action/tokens.ts'
import { insertAccount } from '../../src/areas/account/account.repo.ts'
import { saveKnownDevice } from '../../src/areas/account/known-device.repo.ts'
import { protectPassword, setNewPasswordCost } from '../../src/areas/account/password-hash.ts'
import { endProgramsAfterAll, listening, startProgram, waitForOutput } from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { callAt } from '../support/test-server.ts'

const isWhole = process.env['PROOF'] === '1'
const size = isWhole
  ? { people: 200, wrong: 500, networks: 50, seconds: 60 }
  : { people: 20, wrong: 50, networks: 5, seconds: 6 }
const password = 'lamplight 39'
const hashingAtOnce = 2

endProgramsAfterAll()

/** Does this many things spread evenly over the time, whether or not the previous ones have ended. */
async function spread<T>(count: number, seconds: number, act: (i: number) => Promise<T>): Promise<T[]> {
  const begun: Promise<T>[] = []
  for (let i = 0; i < count; i++) {
    begun.push(act(i))
    await sleep((seconds * 1000) / count)
  }
  return Promise.all(begun)
}

/** The time to check one password on this machine. */
async function medianHashMs(): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 5; i++) {
    const started = performance.now()
    await protectPassword(password)
    times.push(performance.now() - started)
  }
  return percentile(times, 0.5)
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}

// A known browser goes first. A new one waits for at most one password from each network, because its first
// attempt can't be distinguished from theirs.
it(
  `lets ${size.people} people sign in while ${size.wrong} wrong passwords arrive from ${size.networks} networks`,
  { timeout: isWhole ? 180_000 : 60_000 },
  async () => {
    const database = await openTestDatabase()
    const { knex, url = '' } = database
    // As expensive as in production. One for all, because hashing it isn't measured here.
    setNewPasswordCost()
    const passwordHash = await protectPassword(password)
    const hashMs = await medianHashMs()
    const emails = Array.from({ length: size.people }, (_, i) => `owner${i}@clients.example`)
    const now = new Date()
    // Every other login is from a browser that was logged in before.
    const cookies = new Map<number, string>()
    for (const [i, email] of emails.entries()) {
      const id = uuidv7()
      const account = { id, email, username: 'Mara Quinn', language: 'en', referralCode: null }
      await insertAccount(knex, { ...account, passwordHash, now })
      if (i % 2 === 0) continue
      const { token, digest } = createToken()
      await saveKnownDevice(knex, digest, id, now)
      cookies.set(i, `device=${token}`)
    }
    const dir = mkdtempSync(join(tmpdir(), 'aloft-attack-'))
    const env = { DATABASE_URL: url, DATA_DIR: dir, TRUST_PROXY: '1', LOG_LEVEL: 'info' }
    const [address = ''] = await waitForOutput(startProgram(env), listening)
    const call = callAt(address)
    const logIn = (email: string, secret: string, headers: Record<string, string>) =>
      call('login', { email, password: secret }, { headers })

    /** Logs in like the form does: retries when it's asked to wait. Returns milliseconds, including waits. */
    async function signIn(i: number): Promise<number> {
      const started = performance.now()
      const cookie = cookies.get(i)
      const from = { 'x-forwarded-for': `10.3.${i >> 8}.${i & 255}`, ...(cookie && { cookie }) }
      for (;;) {
        const { status, headers, body } = await logIn(emails[i] ?? '', password, from)
        if (status === 200 && Object(body).email === emails[i]) return performance.now() - started
        if (![429, 503].includes(status)) throw new Error(`${status} ${JSON.stringify(body)}`)
        await sleep(Number(headers.get('retry-after')) * 1000)
      }
    }

    try {
      const [times, attacks] = await Promise.all([
        spread(size.people, size.seconds, signIn),
        spread(size.wrong, size.seconds, (i) =>
          logIn(emails[(i * 7) % emails.length] ?? '', `wrong ${i}`, {
            'x-forwarded-for': `203.0.113.${i % size.networks}`,
          }),
        ),
      ])
      const tried = attacks.filter(({ body }) => body === 'NOK').length
      const groups = {
        all: times,
        known: times.filter((_, i) => cookies.has(i)),
        new: times.filter((_, i) => !cookies.has(i)),
      }
      for (const [name, some] of Object.entries(groups)) {
        const figures = [0.5, 0.95, 1].map((share) => percentile(some, share))
        console.log(`${name} browsers: p50 ${figures[0]} ms, p95 ${figures[1]} ms, longest ${figures[2]} ms`)
      }
      console.log(`${tried} of ${attacks.length} wrong passwords were looked at`)
      expect(attacks.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([])
      expect(tried).toBeGreaterThan(0)
      // In hashes, because machines differ. On a machine that's busy with other tests, times mean nothing.
      const mostHashes = isWhole ? { known: 5, new: size.networks / hashingAtOnce } : { known: 200, new: 200 }
      expect(percentile(groups.known, 0.95) / hashMs).toBeLessThan(mostHashes.known)
      expect(percentile(groups.new, 0.95) / hashMs).toBeLessThan(mostHashes.new)
    } finally {
      await database.close()
      rmSync(dir, { recursive: true, force: true })
    }
  },
)
