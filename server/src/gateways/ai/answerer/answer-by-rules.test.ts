import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ChatStep, ChatTool, ChatTopic } from '../ai.port.ts'
import { answerByRules } from './answer-by-rules.ts'

const tool = (name: string, phrases: readonly string[], schema = z.object({})): ChatTool => ({
  name,
  description: `Does ${name}.`,
  phrases,
  arguments: schema,
})
const tools = [
  tool('list_ads', ['show me my ads']),
  tool('open_brand_brief', []),
  tool('open_design_brief', []),
  tool('handover_to_support', ['talk to a human']),
  tool('scan_website', ['read my website'], z.object({ url: z.string() })),
  tool('update_brief_field', [], z.object({ field: z.string(), value: z.string() })),
]
const topics: readonly ChatTopic[] = [
  {
    question: 'What does it cost to run an ad?',
    answer: 'You choose a budget.',
    phrases: ['ad price', 'ad cost'],
  },
  { question: 'When do I pay?', answer: 'At launch.', phrases: ['when pay'] },
]
const byRules = {
  intents: [],
  lead: null,
  search: () => null,
  unknown: 'I don’t know that.',
  label: 'By rules.',
}
const ask = (text: string, offered = tools) =>
  answerByRules({ messages: [{ by: 'user', text }], tools: offered, topics, byRules })
const chosen = (text: string) => ask(text).calls.map(({ name, arguments: given }) => [name, given])

describe('a message that names a tool', () => {
  it.each([
    ['Please list my ads', 'list_ads', {}],
    ['Could you show me all my ads?', 'list_ads', {}],
    ['OPEN THE BRAND BRIEF', 'open_brand_brief', {}],
    ['I want to talk to a human!', 'handover_to_support', {}],
    ['Read my website nightjar.example/shop, please.', 'scan_website', { url: 'nightjar.example/shop' }],
    ['Scan the website https://nightjar.example.', 'scan_website', { url: 'https://nightjar.example' }],
  ])('%s: %s', (text, name, given) => {
    expect(chosen(text)).toEqual([[name, given]])
    expect(ask(text).text).toMatch(/^No AI is set up here/)
  })
})

it.each([
  ['says nothing of a tool', 'How do I get more customers?'],
  ['names half of one', 'What is a brief?'],
  ['says no', 'Don’t list my ads'],
  ['gives no arguments', 'Scan my website'],
  ['names one whose arguments it cannot hold', 'Update the brief field summary'],
  ['says nothing at all', ''],
])('asks for nothing where the message %s', (_, text) => {
  expect(chosen(text)).toEqual([])
  expect(ask(text).text).toBe(
    'I don’t know that. I can also do what you name, such as “show me my ads”, “talk to a human”, “read my website”.\n\nBy rules.',
  )
})

it.each([
  ['What does it cost to run an ad?', 'You choose a budget.'],
  ['what is the PRICE of my ads', 'You choose a budget.'],
  ['When must I pay for it?', 'At launch.'],
  ['I don’t know when I pay', 'At launch.'],
])('answers %s from the help, and says that it is by rules', (text, answer) => {
  expect(ask(text)).toEqual({ text: `${answer}\n\nBy rules.`, calls: [] })
})

it('asks back where a message fits several alike', () => {
  const { text, calls } = ask('Open the brief of my brand and the one of its design')
  expect(calls).toEqual([])
  expect(text).toMatch(/Which is it: “open brand brief”, “open design brief”\?$/)
})

it('takes the one that fits by most words', () => {
  const more = [...tools, tool('list', [])]
  expect(ask('List my ads', more).calls).toMatchObject([{ name: 'list_ads' }])
})

it('says so where there is nothing it can do', () => {
  expect(ask('List my ads', []).text).toBe('I don’t know that.\n\nBy rules.')
})

it('suggests nothing by the name of a tool, which is for engines', () => {
  expect(ask('What about the weather?', [tool('open_brand_brief', [])]).text).toBe(
    'I don’t know that.\n\nBy rules.',
  )
})

describe('a message that no rule understands', () => {
  const found: ChatStep = { text: 'One line of code.' }
  const answered = (text: string, search: () => ChatStep | null) =>
    answerByRules({ messages: [{ by: 'user', text }], tools: [], topics, byRules: { ...byRules, search } })

  it('is searched for', () => {
    expect(answered('How do I connect my website?', () => found).text).toBe('One line of code.\n\nBy rules.')
    const calls = [{ name: 'load_instructions', arguments: { query: 'website' } }]
    expect(answered('How do I connect it?', () => ({ calls })).calls).toMatchObject(calls)
  })

  it('is not searched for if a topic answers it', () => {
    expect(answered(topics[0]?.question ?? '', () => found).text).not.toContain('One line of code.')
  })

  it('gets the plain answer if the search has none', () => {
    expect(answered('How do I connect it?', () => null).text).toMatch(/^I don’t know that\./)
  })
})

it('hands on what tools said, and asks for nothing more', () => {
  const { text, calls } = answerByRules({
    tools,
    topics,
    byRules,
    messages: [
      { by: 'user', text: 'List my ads' },
      { by: 'assistant', text: '', calls: [] },
      { by: 'tool', callId: 'a', output: 'list my ads: two' },
      { by: 'tool', callId: 'b', output: 'three' },
    ],
  })
  expect(text).toMatch(/^No AI is set up here.*:\n\nlist my ads: two\n\nthree$/s)
  expect(calls).toEqual([])
})

it('gives calls of different messages different ids', () => {
  const first = { by: 'user', text: 'List my ads' } as const
  const id = (messages: readonly (typeof first)[]) =>
    answerByRules({ tools, messages, topics, byRules }).calls[0]?.id
  expect(id([first])).not.toBe(id([first, first]))
})
