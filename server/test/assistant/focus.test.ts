import { questionKey } from '@aloft/messages/focus-words'
import type { FocusQuestion, FormKey } from '@aloft/domain/assistant/focus/focus-questions.rules'
import type { ThreadMessage } from '@aloft/domain/assistant/thread-message.entity'
import { afterAll, expect, it } from 'vitest'
import { startOpenAiServer } from '../../src/gateways/ai/test-support/start-openai-server.ts'
import { translate } from '../../src/translate.ts'
import {
  callsIn,
  lastStatus,
  type Question,
  sendMessage,
  sendToolOutput,
  textOf,
  untilAwaited,
} from '../support/assistant.ts'
import { startTestServer, useServer } from '../support/test-server.ts'
import { createAccount, type Login } from '../support/world.ts'

const server = await useServer()
const openai = await startOpenAiServer()
afterAll(() => openai.stop())
const date = '2026-11-05T10:00:00.000Z'

const asks = (form: FormKey, question: FocusQuestion) => translate('en', questionKey(form, question), {})

const about = (focusKey: FormKey, message: string, openQuestions: readonly FocusQuestion[]): Question => ({
  message,
  focusKey,
  additionalInstructions: JSON.stringify({
    userName: 'Mara',
    signUpDate: date,
    currentDate: date,
    plan: 'free',
    currency: 'EUR',
    page: '/0/create/new-ad',
    ideaId: null,
    brandName: null,
    balloonId: null,
    completedGuideTasks: [],
    openQuestions,
  }),
})

type Node = Pick<typeof server, 'url'>

async function ask(at: Node, login: Login, question: Question) {
  return (await sendMessage(at, login, question)).rest()
}

/** Sends an answer up to its call, and what the form says to it. */
async function answer(at: Node, login: Login, question: Question, output: object) {
  const [call] = callsIn(await untilAwaited(await sendMessage(at, login, question)))
  if (!call) throw new Error('nothing was called')
  const { focusKey = 'default' } = question
  const given = { toolCall: call.callId, functionName: call.name, focusKey, output }
  const events = await (await sendToolOutput(at, login, given)).rest()
  return { call, text: textOf(events), status: lastStatus(events) }
}

it('asks one question after the other by rules, until the form has all (AST-06, AST-24)', async () => {
  const login = await createAccount(server)
  const begun = await ask(
    server,
    login,
    about('newAd', 'Ask me your questions, please.', ['goal', 'location']),
  )
  expect(textOf(begun)).toContain(asks('newAd', 'goal'))
  const first = await answer(server, login, about('newAd', 'Sales', ['goal', 'location']), {
    isSaved: true,
    open: ['location'],
  })
  expect(first.call).toMatchObject({ name: 'save_answer', arguments: { question: 'goal', answer: 'sales' } })
  expect(first.text).toBe(`Got it.\n\n${asks('newAd', 'location')}`)
  const last = await answer(server, login, about('newAd', 'Galway', ['location']), {
    isSaved: true,
    open: [],
  })
  expect(last.call.arguments).toEqual({ question: 'location', answer: 'Galway' })
  expect(last).toMatchObject({ status: 'completed', text: expect.stringContaining('That’s all I need.') })
})

it('asks again, with the reason, for what the form refuses', async () => {
  const login = await createAccount(server)
  await ask(server, login, about('onboarding', 'Start', ['website']))
  const refused = await answer(server, login, about('onboarding', 'our little shop', ['website']), {
    error: 'answerNoAddress',
  })
  expect(refused.call.arguments).toEqual({ question: 'website', answer: 'our little shop' })
  expect(refused.text).toMatch(/^I can’t read that as a web address\./)
  expect(refused.text).toContain(asks('onboarding', 'website'))
})

it('keeps each form’s conversation to itself', async () => {
  const login = await createAccount(server)
  await ask(server, login, about('newAd', 'Start', ['goal']))
  await ask(server, login, about('onboarding', 'Start', ['role']))
  const { body } = await server.call('bot-get-messages', { focusKey: 'onboarding' }, { token: login.token })
  const { threadMessages } = body as { threadMessages: ThreadMessage[] }
  expect(threadMessages.map(({ text }) => text).join('\n')).toContain(asks('onboarding', 'role'))
  expect(threadMessages.map(({ text }) => text).join('\n')).not.toContain(asks('newAd', 'goal'))
})

it('refuses questions that no form has, and fills in nothing for a page without a form', async () => {
  const login = await createAccount(server)
  const wrong = about('newAd', 'Start', ['launch' as FocusQuestion])
  expect((await sendMessage(server, login, wrong)).status).toBe(400)
  const events = await ask(server, login, { message: 'Sales', focusKey: 'newAd' })
  expect(textOf(events)).toMatch(/^The form has been closed/)
})

it('asks by a prompt with OpenAI’s protocol, which saves by the same tool', async () => {
  const env = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: openai.url, OPENAI_MODEL: 'asks-questions' }
  const node = await startTestServer({ database: server.database, env })
  afterAll(() => node.stop())
  const login = await createAccount(server)
  const begun = await ask(node, login, about('newAd', 'Ask me your questions, please.', ['goal', 'location']))
  expect(textOf(begun)).toContain(asks('newAd', 'goal'))
  const first = await answer(node, login, about('newAd', 'I want sales', ['goal', 'location']), {
    isSaved: true,
    open: ['location'],
  })
  expect(first.call).toMatchObject({ name: 'save_answer', arguments: { question: 'goal', answer: 'sales' } })
  expect(first.text).toContain(asks('newAd', 'location'))
})
