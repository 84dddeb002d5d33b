import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/db/database.ts'
import {
  endProgramsAfterAll,
  listening,
  type Program,
  startProgram,
  waitForOutput,
} from '../support/program.ts'
import { findPostgresPrograms, startPostgresCluster } from '../support/postgres-cluster.ts'
import { callAt, type TestServer } from '../support/test-server.ts'

const programs = findPostgresPrograms()

// One server and one worker with a separate PostgreSQL, which is killed while calls come in.
describe.skipIf(!programs)('PostgreSQL that is killed under load', { timeout: 60_000 }, async () => {
  endProgramsAfterAll()
  if (!programs) return
  const postgres = await startPostgresCluster(programs)
  const dir = mkdtempSync(join(tmpdir(), 'aloft-outage-'))
  const start = (role: string): Program =>
    startProgram({
      ALOFT_ENV: 'production',
      ALLOW_EMBEDDED: 'ad-platform,identity,mail,payment',
      ROLE: role,
      HOST: '127.0.0.1',
      DATABASE_URL: postgres.url,
      DATA_DIR: dir,
    })
  const web = start('web')
  const worker = start('worker')
  let url = ''
  let call: TestServer['call']
  let token = ''
  /** Of the calls that began since it was last emptied. */
  let statuses: number[] = []
  const load = { isOn: true, done: Promise.resolve<unknown>(undefined) }

  beforeAll(async () => {
    await waitForOutput(worker, listening)
    url = (await waitForOutput(web, listening))[0] ?? ''
    call = callAt(url)
    token = await signUp('before@clients.example')
    load.done = Promise.all(Array.from({ length: 8 }, () => callOnAndOn()))
  }, 60_000)

  afterAll(async () => {
    load.isOn = false
    await load.done
    postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  async function signUp(email: string): Promise<string> {
    const form = { email, password: 'lamplight 39', username: 'Owner', isTermsAccepted: true }
    return ((await call('signup', form)).body as { authToken: string }).authToken
  }

  /** Alternates reads and transactions, with an answer of any status; a lost connection would throw. */
  async function callOnAndOn(): Promise<void> {
    while (load.isOn) {
      await note(() => call('get-user', {}, { token }))
      const key = crypto.randomUUID()
      await note(() => call('add-user-completed-task', { task: 'checklist' }, { token, key }))
    }
  }

  async function note(send: () => ReturnType<typeof call>): Promise<void> {
    const began = statuses
    began.push((await send()).status)
  }

  const get = (path: string) => fetch(url + path, { redirect: 'manual' })

  it('answers 503 with a time to retry at every door that needs it, and no other status', async () => {
    await setTimeout(300)
    expect(new Set(statuses)).toEqual(new Set([200]))
    postgres.kill()
    await expect.poll(() => get('/readyz').then(({ status }) => status)).toBe(503)
    const beganBefore = statuses
    statuses = []
    await setTimeout(500)
    // The last calls that reached it got their answer; whoever began later was refused.
    expect(beganBefore.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(new Set(statuses)).toEqual(new Set([503]))

    const refused = await call('login', { email: 'before@clients.example', password: 'lamplight 39' })
    expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable', retryAfterSeconds: 2 } })
    expect(refused.headers.get('retry-after')).toBe('2')
    for (const path of [
      '/readyz',
      `/api/bridge?i=${crypto.randomUUID()}`,
      '/api/google-login',
      `/embedded-payment/${crypto.randomUUID()}`,
    ]) {
      const { status, headers } = await get(path)
      expect({ path, status, after: headers.get('retry-after') }).toEqual({ path, status: 503, after: '2' })
    }
  })

  it('goes on with what needs no database', async () => {
    for (const [path, status] of [
      ['/healthz', 200],
      ['/api/openapi.json', 200],
      [`/files/${'0'.repeat(64)}.png`, 404],
    ] as const)
      expect((await get(path)).status).toBe(status)
  })

  it('writes of the calls a line each and no error, as nothing is wrong with them', () => {
    const lines = web
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":50'))
    expect(lines.filter((line) => line.includes('call failed'))).toEqual([])
    expect(web.output()).toContain('"msg":"no database"')
  })

  it('comes back by itself: calls, jobs of the worker and work that falls due', async () => {
    await postgres.restart()
    await expect.poll(() => get('/readyz').then(({ status }) => status)).toBe(200)
    statuses = []
    await setTimeout(500)
    expect(new Set(statuses)).toEqual(new Set([200]))

    const { knex, close } = openPostgres(postgres.url)
    try {
      await signUp('after@clients.example')
      const mails = () => knex('outbox_mail').pluck('recipient')
      await expect.poll(mails, { timeout: 20_000 }).toContain('after@clients.example')
      const subject = crypto.randomUUID()
      const dueDate = new Date(0)
      await knex('due_work').insert({ id: subject, kind: 'reset-tokens', subject, dueDate })
      const left = () => knex('due_work').where({ subject })
      await expect.poll(left, { timeout: 20_000 }).toEqual([])
    } finally {
      await close()
    }
    for (const { child } of [web, worker]) expect(child.exitCode).toBeNull()
  })
})
