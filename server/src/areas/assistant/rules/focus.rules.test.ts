import {
  type FocusQuestion,
  type FormKey,
  questionRow,
  questionsOf,
} from '@aloft/domain/assistant/focus/focus-questions.rules'
import { questionKey } from '@aloft/messages/focus-words'
import { describe, expect, it } from 'vitest'
import type { ChatResult } from '../../../gateways/ai/ai.port.ts'
import { translate } from '../../../translate.ts'
import { chatTools } from '../chat-tools.ts'
import { decideCalls } from '../decide-calls.ts'
import { instructionsOf } from '../instructions.ts'
import type { VerifiedContext } from '../verify-context.ts'
import { leadForm, optionsOf } from './focus.rules.ts'
import { RuleAsk } from './rule-ask.ts'

const date = '2026-11-05T10:00:00.000Z'
const text = (key: string, values: object = {}) => translate('en', key, values)
const asks = (form: FormKey, question: FocusQuestion) => text(questionKey(form, question))
const contextWith = (openQuestions: FocusQuestion[]): VerifiedContext => ({
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
  adName: null,
  role: null,
  brandUrl: null,
})

interface State {
  readonly form?: FormKey
  readonly open?: FocusQuestion[]
  readonly before?: string
  readonly results?: readonly ChatResult[]
}

function reply(message: string, { form = 'newAd', open = [], before = '', results = [] }: State = {}) {
  const step = leadForm(new RuleAsk(message, results, contextWith(open), text), { form, before })
  return 'text' in step ? step.text : step.calls.map(({ name, arguments: given }) => [name, given])
}

const save = (question: string, answer: string) => [['save_answer', { question, answer }]]
const saved = (question: string, answer: string, open: FocusQuestion[]): ChatResult => ({
  name: 'save_answer',
  arguments: { question, answer },
  output: { isSaved: true, open },
})
const refused = (question: string, error: string): ChatResult => ({
  name: 'save_answer',
  arguments: { question, answer: 'x' },
  output: { error },
})

describe('leading through a form by rules', () => {
  it('begins with what is open, and asks for nothing that is known (AST-24)', () => {
    expect(reply('Ask me your questions, please.', { open: ['goal', 'location'] })).toMatch(
      /^Good\. .*\n\nWhat’s the goal of this ad\?$/s,
    )
    expect(reply('Start', { open: [] })).toContain('That’s all I need.')
  })

  it.each([
    ['platform', 'Facebook', 'facebook'],
    ['platform', 'On Instagram, please', 'instagram'],
    ['platform', 'Pick for me', ''],
    ['goal', 'More sales', 'sales'],
    ['goal', 'brand awareness.', 'awareness'],
    ['offeringType', 'One product or service', 'product'],
    ['offeringType', 'my business', 'brand'],
    ['location', 'Galway and Mayo', 'Galway and Mayo'],
    ['location', 'Skip this one.', ''],
    ['specialPurpose', 'No, there isn’t one and I don’t need one', ''],
    ['specialPurpose', 'No-frills weekend sale', 'No-frills weekend sale'],
    [
      'specialPurpose',
      'None of our lamps are sold again after May',
      'None of our lamps are sold again after May',
    ],
    ['competitors', 'a.example and www.b.example.', 'a.example\nwww.b.example'],
    ['offeringSummary', 'A lamp.\nIt costs €40.', 'A lamp.\nIt costs €40.'],
  ] as const)('takes an answer to %s: %s', (question, message, answer) => {
    expect(reply(message, { open: [question], before: asks('newAd', question) })).toEqual(
      save(question, answer),
    )
  })

  it.each([
    ['role', 'I run a small business', 'smallBusiness'],
    ['source', 'A friend', 'friend'],
    ['website', 'It’s nightjar.example/shop', 'nightjar.example/shop'],
    ['website', 'I don’t have a website', ''],
    ['website', 'No website', ''],
    ['toneOfVoice', 'Trust', 'trust'],
  ] as const)('takes an answer of the onboarding to %s: %s', (question, message, answer) => {
    const before = asks('onboarding', question)
    expect(reply(message, { form: 'onboarding', open: [question], before })).toEqual(save(question, answer))
  })

  it('names the options where an answer is none, or could be two of them', () => {
    const state = { open: ['platform'], before: asks('newAd', 'platform') } satisfies State
    expect(reply('LinkedIn', state)).toMatch(
      /“Google”, “Facebook”, “Instagram”.*\n\nWhere should your ad run\?$/s,
    )
    expect(reply('Google or Facebook', state)).toContain('isn’t one of the choices')
  })

  it('fills in the question it asked, although the form has it by now', () => {
    const before = `Got it.\n\n${asks('newAd', 'location')}`
    expect(reply('Galway', { open: ['language'], before })).toEqual(save('location', 'Galway'))
  })

  it('asks the next question once the answer is in the form', () => {
    const results = [saved('goal', 'sales', ['location', 'language'])]
    expect(reply('Sales', { open: ['goal', 'location', 'language'], results })).toBe(
      `Got it.\n\n${asks('newAd', 'location')}`,
    )
    expect(reply('Skip', { open: ['goal'], results: [saved('goal', '', [])] })).toMatch(
      /^OK, I’ll leave that out\.\n\nThat’s all I need\./,
    )
  })

  it.each(['answerTooShort', 'answerTooLong', 'answerNoAddress', 'answerTooMany', 'formClosed', 'failed'])(
    'says what the form needs after %s, and asks again',
    (error) => {
      const before = asks('onboarding', 'website')
      const answer = reply('x', { form: 'onboarding', before, results: [refused('website', error)] })
      expect(answer).toContain(before)
      expect(String(answer).split('\n\n')).toHaveLength(2)
    },
  )

  it('answers a question of the user from the help, and asks its own again', () => {
    const state = { open: ['location'], before: asks('newAd', 'location') } satisfies State
    expect(reply('What does an ad cost?', state)).toEqual([
      ['load_instructions', { query: 'What does an ad cost?' }],
    ])
    const found: ChatResult = {
      name: 'load_instructions',
      arguments: { query: 'cost' },
      output: {
        source: 'help',
        date,
        data: { articles: [{ title: 'What does it cost?', text: 'You set it.' }] },
      },
    }
    expect(reply('What does an ad cost?', { ...state, results: [found] })).toMatch(
      /You set it\..*Where are the customers that you want to reach\?$/s,
    )
  })

  it('returns to a question by its name', () => {
    expect(reply('Change my goal', { open: ['location'], before: asks('newAd', 'location') })).toBe(
      asks('newAd', 'goal'),
    )
  })

  it.each(['onboarding', 'newAd'] as const)('reads every option of %s by the label that it shows', (form) => {
    for (const question of questionsOf(form)) {
      for (const { id, label } of optionsOf({ text }, form, question)) {
        const state = { form, open: [question], before: asks(form, question) }
        expect(reply(label, state), `${question}: ${label}`).toEqual(save(question, id))
        // A label like “no” would skip its question.
        expect(questionRow(form, question)?.options).toContain(id)
      }
    }
  })

  it('knows its questions apart by their texts', () => {
    for (const form of ['onboarding', 'newAd'] as const) {
      const texts = questionsOf(form).map((question) => asks(form, question))
      for (const one of texts) expect(texts.filter((other) => other.includes(one))).toEqual([one])
    }
  })
})

describe('in a focus mode', () => {
  it('an engine gets the tools that leave the form as it is, and save_answer only there', () => {
    const names = (key: 'default' | FormKey) => chatTools(key).map(({ name }) => name)
    expect(names('newAd')).toEqual(['load_brand_info', 'load_instructions', 'save_answer'])
    expect(names('onboarding')).toEqual(names('newAd'))
    expect(names('default')).not.toContain('save_answer')
  })

  it('the prompt has the questions with their options, and what is open', () => {
    const spoken = { languageTag: 'en', summary: null }
    const instructions = instructionsOf(contextWith(['goal']), { ...spoken, focusKey: 'newAd' })
    expect(instructions).toContain('{"id":"sales","label":"Sales"}')
    expect(instructions).toContain('Open now, in order: ["goal"]')
    expect(instructionsOf(contextWith([]), { ...spoken, focusKey: 'default' })).not.toContain('save_answer')
  })

  it.each([
    ['newAd', 'save_answer', { question: 'goal', answer: 'sales' }, null],
    ['newAd', 'save_answer', { question: 'role', answer: 'agency' }, { error: 'notAnOption' }],
    ['default', 'save_answer', { question: 'goal', answer: 'sales' }, { error: 'unknownTool' }],
    ['onboarding', 'open_page', { page: 'list' }, { error: 'unknownTool' }],
  ] as const)('a call of %s to %s with %o is decided', (focusKey, name, given, output) => {
    const log = { error() {} } as never
    const asked = { focusKey, userId: 'a', context: contextWith(['goal']), messages: [], log }
    expect(decideCalls([{ id: 'a', name, arguments: given }], asked)[0]?.output).toEqual(output)
  })
})
