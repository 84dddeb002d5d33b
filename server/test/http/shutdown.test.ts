import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { defineAction } from '../../src/action/define.ts'
import { anyone } from '../../src/action/policies.ts'
import { startTestServer } from '../support/test-server.ts'
import { openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
afterEach(() => {
  vi.useRealTimers()
})

/** A server with a call that runs until it's released. */
async function slowServer() {
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const slow = defineAction('get-mock-date-offset-hours', {
    policy: anyone,
    async handle() {
      begun.resolve()
      await gate.promise
      return { mockDateOffsetHours: 7 }
    },
  })
  const server = await startTestServer({ database, handlers: { 'get-mock-date-offset-hours': slow } })
  return { server, begun: begun.promise, letGo: () => gate.resolve() }
}

/** A call over a keep-alive connection, as from browsers and proxies; undefined if it was cut off. */
function callOver(agent: Agent, url: string, action: string) {
  return new Promise<{ status: number | undefined; text: string } | undefined>((resolve) => {
    const sent = request(`${url}/api/${action}`, { method: 'POST', agent }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    sent.on('error', () => resolve(undefined))
    sent.end()
  })
}

it('keeps an idle connection longer than proxies do', async () => {
  const { server } = await slowServer()
  const { headers } = await fetch(`${server.url}/healthz`)
  expect(headers.get('keep-alive')).toBe('timeout=75')
  await server.stop()
})

it('lets a running call end and refuses new ones', async () => {
  const { server, begun, letGo } = await slowServer()
  const running = server.call('get-mock-date-offset-hours')
  await begun
  let isStopped = false
  const stopping = server.stop().then(() => (isStopped = true))
  await expect(server.call('get-init-params')).rejects.toThrow(/fetch failed/)
  expect(isStopped).toBe(false)
  letGo()
  const { status, body } = await running
  expect({ status, body }).toEqual({ status: 200, body: { mockDateOffsetHours: 7 } })
  await stopping
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow(/fetch failed/)
})

it('takes no further call over a connection that is still open', async () => {
  const { server, begun, letGo } = await slowServer()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const running = callOver(agent, server.url, 'get-mock-date-offset-hours')
  await begun
  const stopping = server.stop()
  // Waits in the agent until the connection is free, and would use it at once.
  const next = callOver(agent, server.url, 'get-init-params')
  letGo()
  expect(await running).toEqual({ status: 200, text: '{"mockDateOffsetHours":7}' })
  expect(await next).toBeUndefined()
  await stopping
  agent.destroy()
})

it('refuses a call that was sent down an open connection before its end was known', async () => {
  const { server, begun, letGo } = await slowServer()
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  const report = JSON.stringify({ message: 'too late' })
  const post = (action: string, body = '{}') => {
    const headers = ['Host: aloft', 'Content-Type: application/json', `Content-Length: ${body.length}`]
    socket.write([`POST /api/${action} HTTP/1.1`, ...headers, '', body].join('\r\n'))
  }
  post('get-mock-date-offset-hours')
  await begun
  const stopping = server.stop()
  const closed = once(socket, 'close')
  post('log-error', report)
  // Long enough for the server to have read it while the first call is still running.
  await setTimeout(200)
  letGo()
  await closed
  await stopping
  expect(received).toContain('{"mockDateOffsetHours":7}')
  expect(await database.knex('error_report')).toHaveLength(0)
})

it('stops at once where connections are only kept open', async () => {
  const server = await startTestServer({ database })
  const agent = new Agent({ keepAlive: true })
  expect((await callOver(agent, server.url, 'get-init-params'))?.status).toBe(200)
  const started = performance.now()
  await server.stop()
  // Less than the time an idle connection stays open.
  expect(performance.now() - started).toBeLessThan(3_000)
  agent.destroy()
})

it('cuts off what still runs after 10 seconds', async () => {
  const { server, begun, letGo } = await slowServer()
  const running = callOver(new Agent(), server.url, 'get-mock-date-offset-hours')
  await begun
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isStopped = false
  const stopping = server.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(9_900)
  expect(isStopped).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await stopping
  expect(await running).toBeUndefined()
  letGo()
})
