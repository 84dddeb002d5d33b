import type { RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { ThreadMessage } from '@aloft/domain/assistant/thread-message.entity'
import { describe, expect, it } from 'vitest'
import type { AssistantView } from './assistant.connect.ts'
import { shownMessages } from './shown-messages.ts'

const idle = { stage: 'ready', status: null, question: null, answers: [] } as const
const question = { id: 'q', text: 'What does it cost?' }
const running: Pick<AssistantView, 'stage' | 'status' | 'question' | 'answers'> = {
  stage: 'running',
  status: 'in_progress',
  question,
  answers: [],
}

function stored(id: string, by: ThreadMessage['by'], text: string, status: RunStatus): ThreadMessage {
  return { id, by, text, calls: [], date: new Date(2026, 10, 28), run: { id: 'run', status } }
}

const ofQuestion = (status: RunStatus) => stored('q', 'user', question.text, status)

describe('the messages of a conversation', () => {
  it('are the stored ones, with the question and answer in progress at the end', () => {
    const answers = [{ id: 'a', text: 'You set', calls: [], isRewritten: false }]
    expect(shownMessages([], { ...running, answers })).toEqual([
      { id: 'q', by: 'user', text: question.text },
      { id: 'a', by: 'assistant', text: 'You set' },
    ])
  })

  it('are never doubled once the server has stored them', () => {
    const answers = [{ id: 'a', text: 'You set the budget.', calls: [], isRewritten: false }]
    const thread = [ofQuestion('in_progress'), stored('a', 'assistant', 'You set', 'in_progress')]
    expect(shownMessages(thread, { ...running, answers }).map(({ text }) => text)).toEqual([
      question.text,
      'You set the budget.',
    ])
  })

  it('never get shorter while an answer is replayed after a reload', () => {
    const thread = [ofQuestion('in_progress'), stored('a', 'assistant', 'You set the', 'in_progress')]
    const answers = [{ id: 'a', text: 'You', calls: [], isRewritten: false }]
    expect(shownMessages(thread, { ...running, answers }).at(-1)?.text).toBe('You set the')
  })

  it('never show a stored text again that began again because it was not safe', () => {
    const thread = [ofQuestion('in_progress'), stored('a', 'assistant', 'An unsafe text', 'in_progress')]
    const answers = [{ id: 'a', text: '', calls: [], isRewritten: true }]
    expect(shownMessages(thread, { ...running, answers }).at(-1)?.text).toBe('')
  })

  it('leave out what was written before an answer failed (OPN-26)', () => {
    const thread = [ofQuestion('error'), stored('a', 'assistant', 'You set', 'error')]
    expect(shownMessages(thread, { ...idle, status: 'error' }).map(({ id }) => id)).toEqual(['q'])
  })

  it('say which answer was stopped, or below the question if there was none', () => {
    const thread = [ofQuestion('cancelled'), stored('a', 'assistant', 'You', 'cancelled')]
    expect(shownMessages(thread, idle).map(({ mark }) => mark)).toEqual([undefined, 'stopped'])
    expect(shownMessages([ofQuestion('cancelled')], idle).map(({ mark }) => mark)).toEqual(['stopped'])
    const answers = [{ id: 'a', text: 'You', calls: [], isRewritten: false }]
    const now = shownMessages([], { ...idle, status: 'cancelled', question, answers })
    expect(now.map(({ mark }) => mark)).toEqual([undefined, 'stopped'])
  })

  it('do not say that a stopped question is stopped while it is asked again', () => {
    expect(shownMessages([ofQuestion('cancelled')], running).map(({ mark }) => mark)).toEqual([undefined])
  })

  it('say that a question waits for the connection', () => {
    expect(shownMessages([], { ...running, stage: 'offline' }).at(-1)?.mark).toBe('offline')
  })
})
