import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Ai, ChatRequest, ChatTool, ChatTopic } from './ai.port.ts'
import { heard, listed } from './test-support/heard.ts'
import { valueOf } from './test-support/value-of.ts'

export const chatTools: readonly ChatTool[] = [
  {
    name: 'list_ads',
    description: 'Lists the ads of the brand, all of them or those in one status.',
    phrases: ['show me my ads'],
    arguments: z.object({ status: z.string().optional() }),
  },
  {
    name: 'open_page',
    description: 'Opens a page of the product.',
    phrases: [],
    arguments: z.object({ page: z.enum(['briefs', 'settings']) }),
  },
]

export const byRules = {
  intents: [],
  lead: null,
  search: () => null,
  unknown: 'I don’t know that.',
  label: 'By rules.',
}

export const chatTopics: readonly ChatTopic[] = [
  { question: 'What does an ad cost?', answer: 'You choose its budget.', phrases: ['ad price'] },
]

/** Tests of the chat for every adapter. */
export function chatSuite(open: () => Ai | Promise<Ai>, isDeterministic: boolean): void {
  const ask = async (change: Partial<ChatRequest> = {}) =>
    (await open()).chat({
      instructions: 'You help with the brand Nightjar Lamps.',
      messages: [{ by: 'user', text: 'Why is the sky blue?' }],
      tools: chatTools,
      topics: [],
      byRules,
      seed: 'a',
      signal: new AbortController().signal,
      ...change,
    })

  test('answers in pieces that make the whole, and names its source', async () => {
    const ai = await open()
    const { text, result } = await heard(await ask({ seed: 'seed 7' }))
    const { value, made } = valueOf(result)
    expect(text.trim()).not.toBe('')
    expect(value).toEqual({ text, calls: [] })
    expect(made).toMatchObject({ writer: ai.writer, seed: 'seed 7' })
    expect(made.engine).not.toBe('')
    expect(made.prompt).toMatch(/^chat@\d+$/)
  })

  test('ends with one end', async () => {
    const kinds = (await listed(await ask())).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'end')).toHaveLength(1)
    expect(kinds.at(-1)).toBe('end')
    expect(kinds.length).toBeGreaterThan(2)
  })

  test('asks for the tool that a question names, and answers from what it said', async () => {
    const question = { by: 'user', text: 'Please list my ads' } as const
    const { value } = valueOf((await heard(await ask({ messages: [question] }))).result)
    const [call] = value.calls
    expect(value.calls).toHaveLength(1)
    expect(call).toMatchObject({ name: 'list_ads', arguments: {} })
    const messages = [
      question,
      { by: 'assistant', ...value },
      { by: 'tool', callId: call?.id ?? '', output: 'Evening light: live' },
    ] as const
    const after = valueOf((await heard(await ask({ messages }))).result)
    expect(after.value.text).toContain('Evening light: live')
    expect(after.value.calls).toEqual([])
  })

  test('answers without tools', async () => {
    const messages = [{ by: 'user', text: 'List my ads' }] as const
    const { value } = valueOf((await heard(await ask({ tools: [], messages }))).result)
    expect(value.calls).toEqual([])
    expect(value.text).not.toBe('')
  })

  test('may be left in the middle', async () => {
    for await (const event of await ask()) {
      expect(event.kind).toBe('text')
      break
    }
  })

  test('says nothing to a caller who has gone', async () => {
    const signal = AbortSignal.abort(new Error('the caller has gone'))
    await expect(ask({ signal }).then(listed)).rejects.toThrow('the caller has gone')
  })

  test('stops where the caller goes in the middle', async () => {
    const leaving = new AbortController()
    const listen = async () => {
      for await (const event of await ask({ signal: leaving.signal }))
        if (event.kind === 'text') leaving.abort(new Error('the caller has gone'))
    }
    await expect(listen()).rejects.toThrow('the caller has gone')
  })

  test.runIf(isDeterministic)('answers the same for the same messages', async () => {
    expect(await listed(await ask())).toEqual(await listed(await ask()))
  })
}
