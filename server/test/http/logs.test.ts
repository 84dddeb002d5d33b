import { Writable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { defineAction } from '../../src/action/define.ts'
import { anyone } from '../../src/action/policies.ts'
import { createLog } from '../../src/log.ts'
import { useServer } from '../support/test-server.ts'

const lines: Record<string, unknown>[] = []
const sink = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
    done()
  },
})

const password = 'secret lamplight 39'
const form = { email: 'orla@nightjar.example', password, username: 'Órla', isTermsAccepted: true }

const server = await useServer({
  log: createLog('debug', sink),
  handlers: {
    'get-init-params': defineAction('get-init-params', {
      policy: anyone,
      async handle({ log }) {
        log.info(
          { password, userToken: 'token of a user', request: { headers: { authorization: 'bearer x' } } },
          'asked',
        )
        throw Object.assign(new Error('the printer is on fire'), {
          payload: { password, email: 'a@b.example' },
        })
      },
    }),
  },
})
const { call } = server
beforeEach(() => {
  lines.length = 0
})

function logged(): string {
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

describe('the log', () => {
  it('has one line for each call, with the request id of its reply and no payload', async () => {
    const replies = [
      await call('signup', form),
      await call('login', { email: form.email, password }),
      await call('login', { email: form.email, password: 'secret lamplight 40' }),
      await call('create-idea', { title: 7 }),
    ]
    expect(lines).toEqual(
      replies.map(({ headers, status }, i) => ({
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        requestId: headers.get('x-request-id'),
        action: ['signup', 'login', 'login', 'create-idea'][i],
        status,
        ms: expect.any(Number),
        msg: 'call',
      })),
    )
  })

  it('holds no password and no token of a sign-up, a login and calls with their tokens', async () => {
    const { body } = await call('signup', { ...form, email: 'b@nightjar.example' })
    const { authToken, userToken } = body as { authToken: string; userToken: string }
    await call('login', { email: 'b@nightjar.example', password: userToken })
    await call('login', { email: 'b@nightjar.example', password })
    await call('get-user', { password }, { token: authToken })
    await fetch(`${server.url}/api/get-user?token=${authToken}`, { method: 'POST', body: authToken })
    await fetch(`${server.url}/nowhere?token=${authToken}`)
    expect(lines.length).toBeGreaterThanOrEqual(5)
    for (const secret of [password, authToken, userToken, 'scrypt']) expect(logged()).not.toContain(secret)
  })

  it('logs what went wrong under the request id that the user sees, and no secret', async () => {
    const { status, body } = await call('get-init-params')
    const { requestId } = body as { requestId: string }
    expect(status).toBe(500)
    const [entry, failure] = lines
    expect(entry).toMatchObject({ requestId, password: '[removed]', userToken: '[removed]' })
    expect(failure).toMatchObject({
      level: 50,
      requestId,
      action: 'get-init-params',
      err: { message: 'the printer is on fire', stack: expect.stringContaining('logs.test.ts') },
    })
    expect(logged()).not.toContain(password)
    expect(logged()).not.toContain('bearer x')
  })

  it('leaves the name of an action that does not exist to those who asked for it', async () => {
    await fetch(`${server.url}/api/launch-rocket`, { method: 'POST' })
    expect(lines).toMatchObject([{ status: 404, action: 'launch-rocket' }])
  })
})
