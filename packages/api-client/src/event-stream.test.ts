import { exampleQuestion, exampleStream } from '@aloft/contract/assistant/assistant.examples'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import { streamEventId } from '@aloft/domain/assistant/stream-event-id.rules'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { BrokenStreamError } from './event-stream.ts'
import type { StreamOptions } from './open-stream.ts'
import { mockFetch } from './mock/mock-fetch.ts'
import { MockStream } from './mock/mock-stream.ts'
import { MockError, type MockAnswers } from './mock/mock-world.ts'

afterEach(() => vi.useRealTimers())

function clientIn(answer?: MockAnswers['bot-send-message']) {
  const requests: Request[] = []
  const answered = mockFetch(answer === undefined ? {} : { 'bot-send-message': answer }, fetch)
  const client = createApiClient({
    baseUrl: 'http://aloft.test',
    getToken: () => 'token',
    fetch: (input, init) => {
      requests.push(new Request(input, init))
      return answered(input, init)
    },
  })
  const open = (options?: StreamOptions) => client.stream('bot-send-message', exampleQuestion, options)
  return { open, requests }
}

/** Reads until the end or an error, which is returned beside the events. */
async function readAll(
  opened: ReturnType<ReturnType<typeof clientIn>['open']>,
): Promise<{ events: StreamEvent[]; error?: unknown }> {
  const outcome = await opened
  const events: StreamEvent[] = []
  if (outcome.kind !== 'events') throw new Error(`no events: ${outcome.kind}`)
  try {
    for await (const event of outcome.events) events.push(event)
    return { events }
  } catch (error) {
    return { events, error }
  }
}

describe('stream', () => {
  it('asks by GET with the session header and yields each event, up to a final status (OPN-24, OPN-25)', async () => {
    const { open, requests } = clientIn()
    expect(await readAll(open())).toEqual({ events: exampleStream })
    expect(requests[0]?.method).toBe('GET')
    expect(requests[0]?.headers.get('Authorization')).toBe('bearer token')
    expect(Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)).toEqual(exampleQuestion)
  })

  it('reports a lost connection after the events that arrived, and continues after the last of them', async () => {
    const [first, second, third] = exampleStream as [StreamEvent, StreamEvent, StreamEvent]
    const { open, requests } = clientIn(
      new MockStream([{ play: first }, { play: second }, { play: third }, { play: 'cut' }]),
    )
    const { events, error } = await readAll(open())
    expect(events).toEqual([first, second, third])
    expect(error).toBeInstanceOf(BrokenStreamError)
    const whole = clientIn()
    expect(await readAll(whole.open({ lastEventId: streamEventId(third) }))).toEqual({
      events: exampleStream.slice(3),
    })
    expect(requests).toHaveLength(1)
  })

  it('counts an end before a final status as a lost connection', async () => {
    const { open } = clientIn()
    const client = createApiClient({
      getToken: () => null,
      fetch: async () => new Response(': open\n\n', { headers: { 'Content-Type': 'text/event-stream' } }),
    })
    expect((await readAll(client.stream('bot-send-message', exampleQuestion))).error).toBeInstanceOf(
      BrokenStreamError,
    )
    expect((await open()).kind).toBe('events')
  })

  it('counts a silence without heartbeats as a lost connection, and a heartbeat as a sign of life', async () => {
    vi.useFakeTimers()
    const { open } = clientIn(new MockStream([{ play: 'heartbeat', delayMs: 30_000 }]))
    let ended: Awaited<ReturnType<typeof readAll>> | undefined
    void readAll(open()).then((all) => (ended = all))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ended?.error).toBeInstanceOf(BrokenStreamError)
  })

  it('ends with the reason of an abort', async () => {
    const { open } = clientIn(new MockStream([{ play: 'heartbeat' }]))
    const aborting = new AbortController()
    const reading = readAll(open({ signal: aborting.signal }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    aborting.abort(new Error('the chat was closed'))
    expect((await reading).error).toEqual(new Error('the chat was closed'))
  })

  it.each([
    [
      { error: 'answerInProgress', messageId: exampleQuestion.messageId },
      { kind: 'failure', failure: { error: 'answerInProgress', messageId: exampleQuestion.messageId } },
    ],
    ['RELOGIN', { kind: 'relogin' }],
    [new MockError(403, { error: 'forbidden' }), { kind: 'refused', status: 403, error: 'forbidden' }],
    [MockError.lost, { kind: 'unreachable' }],
  ] as const)('returns %j as a value, after one request', async (answer, outcome) => {
    const { open, requests } = clientIn(answer)
    expect(await open()).toEqual(outcome)
    expect(requests).toHaveLength(1)
  })
})
