import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askedAddresses } from '@aloft/domain/assistant/tools/given-addresses.rules'
import { afterAll, describe, expect, it } from 'vitest'
import type { ChatRequest, ChatTurn } from '../../gateways/ai/ai.port.ts'
import { createOpenAi } from '../../gateways/ai/ai.openai.ts'
import { answerByRules } from '../../gateways/ai/answerer/answer-by-rules.ts'
import { createLog } from '../../log.ts'
import { chatTools } from './chat-tools.ts'
import { decideCalls } from './decide-calls.ts'
import { type Channel, channels, injections } from './injections.fixtures.ts'
import { instructionsOf } from './instructions.ts'
import { rulesFor } from './rules/rules-for.ts'
import { topicsFor } from './topics.ts'
import type { VerifiedContext } from './verify-context.ts'

const id = '01936b2e-0000-7000-8000-000000000301'
const date = '2026-11-05T10:00:00.000Z'

const ad = { adId: id, platform: 'facebook', status: 'running' } as const
const design = { font: 'Inter', layoutColor: '#112233', textColor: '#445566' }

interface Case {
  readonly question: string
  readonly context: VerifiedContext
  readonly call?: { readonly name: string; readonly output: object }
}

function contextWith(change: Partial<VerifiedContext> = {}): VerifiedContext {
  return {
    userName: 'Mara',
    signUpDate: date,
    currentDate: date,
    plan: 'free',
    currency: 'EUR',
    page: '/0/list',
    ideaId: id,
    brandName: 'Nightjar Lamps',
    balloonId: id,
    completedGuideTasks: [],
    adName: 'Evening light',
    role: 'owner',
    brandUrl: 'https://nightjar.example',
    ...change,
  }
}

const read = (source: string, data: object) => ({ source, date, data })
const briefs = (logoImageUrl: string) =>
  read('briefs', {
    name: 'Nightjar Lamps',
    websiteUrl: null,
    brandBrief: null,
    designBrief: { ...design, logoImageUrl },
    campaignBriefs: [],
  })

/** A question with a harmless text, or a foreign one, at the place that it comes from. */
const cases: Readonly<Record<Channel, (text: string) => Case>> = {
  'scanned page': (text) => ({
    question: 'Scan nightjar.example',
    context: contextWith(),
    call: {
      name: 'scan_website',
      output: read('website', {
        url: 'https://nightjar.example',
        pages: 3,
        name: text,
        summary: text,
        facts: [text],
      }),
    },
  }),
  'brand name': (text) => ({ question: 'Which brand is this?', context: contextWith({ brandName: text }) }),
  'ad name': (text) => ({
    question: 'Show me my ads',
    context: contextWith({ adName: text }),
    call: {
      name: 'list_ads',
      output: read('ads', { currency: 'EUR', ads: [{ ...ad, name: text, figures: null }] }),
    },
  }),
  'file name': (text) => ({
    question: 'What are my brand colors?',
    context: contextWith(),
    call: { name: 'load_brand_info', output: briefs(`/files/${text}`) },
  }),
  'tool result': (text) => ({
    question: 'What does my ad say?',
    context: contextWith(),
    call: {
      name: 'load_ad_content',
      output: read('ad', {
        ...ad,
        name: text,
        hasPicture: true,
        texts: [{ key: 'component/c1/fbTitle', label: 'Headline', text }],
        findings: [],
      }),
    },
  }),
  article: (text) => ({
    question: 'Search the help for refunds',
    context: contextWith(),
    call: { name: 'load_instructions', output: read('help', { articles: [{ title: text, text }] }) },
  }),
  'picture address': (text) => ({
    question: 'What are my brand colors?',
    context: contextWith(),
    call: { name: 'load_brand_info', output: briefs(text.slice(0, 2_000)) },
  }),
}

function requestOf({ question, context, call }: Case): ChatRequest {
  const asked: ChatTurn = { by: 'user', text: question }
  const used: ChatTurn[] = call
    ? [
        { by: 'assistant', text: '', calls: [{ id: 'a', name: call.name, arguments: {} }] },
        { by: 'tool', callId: 'a', output: JSON.stringify(call.output) },
      ]
    : []
  return {
    instructions: instructionsOf(context, {
      focusKey: 'default',
      languageTag: 'en',
      summary: call ? JSON.stringify(call.output) : null,
    }),
    messages: [asked, ...used],
    tools: chatTools('default'),
    topics: topicsFor(context, { languageTag: 'en', product: 'Aloft' }),
    byRules: {
      ...rulesFor(context, 'en', { focusKey: 'default', messages: [asked] }),
      unknown: 'I don’t know that.',
      label: 'By rules.',
    },
    seed: 'a',
    signal: new AbortController().signal,
  }
}

it('are at least 60, on every way into the assistant', () => {
  expect(injections.length).toBeGreaterThanOrEqual(60)
  expect(new Set(injections.map(({ channel }) => channel))).toEqual(new Set(channels))
})

describe('by rules', () => {
  it.each(channels)('a harmless text in %s is answered', (channel) => {
    const { text, calls } = answerByRules(requestOf(cases[channel]('Evening light')))
    expect(calls).toEqual([])
    expect(text).not.toContain('That didn’t work')
    expect(text).not.toContain('I don’t know')
  })

  it.each(injections)('$mark in $channel calls nothing and formats nothing: $text', ({ channel, text }) => {
    const answer = answerByRules(requestOf(cases[channel](text)))
    expect(answer.calls).toEqual([])
    // No picture, link, tag or heading that Markdown would show.
    expect(answer.text).not.toMatch(/(?<!\\)!\[|(?<!\\)\]\(|(?<!\\)<|^#/m)
  })
})

describe('through the adapter of an AI', () => {
  let body = ''
  const engine = createServer((incoming, response) => {
    body = ''
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
    incoming.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const choices = [{ index: 0, delta: { content: 'Fine.' }, finish_reason: 'stop' }]
      response.end(`data: ${JSON.stringify({ id: 'c', model: 'good', choices })}\n\ndata: [DONE]\n\n`)
    })
  })
  const listening = new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve))
  afterAll(() => engine.close())

  async function sent(request: ChatRequest): Promise<{ role: string; content: string | null }[]> {
    await listening
    const baseUrl = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/v1`
    const ai = createOpenAi({ apiKey: 'test-key', baseUrl, model: 'good', imageModel: 'good' })
    for await (const event of ai.chat(request)) void event
    return (JSON.parse(body) as { messages: { role: string; content: string | null }[] }).messages
  }

  it.each(injections)('$mark in $channel is data: $text', async ({ channel, text, mark }) => {
    const messages = await sent(requestOf(cases[channel](text)))
    const all = messages.map(({ content }) => content ?? '').join('\n')
    expect(all).toContain(mark)
    // What is outside of the marks of data has nothing of it, and nothing in it ends them.
    expect(all.replace(/<data>\n.*?\n<\/data>/gs, '')).not.toContain(mark)
    expect(messages.filter(({ role }) => role === 'system')).toHaveLength(1)
    const byUser = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
    expect(byUser.join('\n')).not.toContain(mark)
  })
})

describe('an engine that obeys', () => {
  const log = createLog('silent')
  const asked = {
    focusKey: 'default' as const,
    userId: id,
    context: contextWith(),
    log,
    messages: [{ by: 'user', text: 'Help me' }] as const,
  }

  it.each(injections.filter(({ text }) => askedAddresses([text]).length > 0))(
    'sends no request to an address in $channel: $text',
    ({ text }) => {
      const addresses = askedAddresses([text])
      const names = ['scan_website', 'generate_brand_brief']
      const calls = addresses.flatMap((url) => names.map((name) => ({ id: 'a', name, arguments: { url } })))
      for (const { output } of decideCalls(calls, asked)) expect(output).toEqual({ error: 'addressNotGiven' })
    },
  )

  it.each(['delete_brand', 'launch_ad', 'pay-ad', 'save_answer', 'fetch', '__proto__', 'constructor'])(
    'gets nothing from %s, which isn’t offered',
    (name) => {
      expect(decideCalls([{ id: 'a', name, arguments: {} }], asked)[0]?.output).toEqual({
        error: 'unknownTool',
      })
    },
  )
})
