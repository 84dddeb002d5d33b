import type { AnswerValue } from '@aloft/domain/assistant/focus/focus-answers.rules'
import type { FocusQuestion } from '@aloft/domain/assistant/focus/focus-questions.rules'
import { parseToolOutput } from '@aloft/domain/assistant/tools/tool-results.entity'
import { expect, it, vi } from 'vitest'
import type { FocusForm } from '../../../state/focus-form.ts'
import { saveAnswer } from './save-answer.ts'

const form = vi.hoisted(() => ({ current: null as FocusForm | null }))
vi.mock(import('../../../state/focus-form.ts'), () => ({ currentFocusForm: () => form.current }) as never)

function openForm() {
  const saved: [FocusQuestion, AnswerValue][] = []
  form.current = {
    key: 'newAd',
    open: () =>
      (['goal', 'location', 'competitors'] as const).filter((one) => !saved.some(([id]) => id === one)),
    save: (question, value) => void saved.push([question, value]),
    finish() {},
  }
  return saved
}
const call = { ideaId: null, signal: new AbortController().signal }
const save = async (question: FocusQuestion, answer: string) => saveAnswer({ question, answer }, call)

it('fills in the value that the field takes, and returns what is still open (AST-24)', async () => {
  const saved = openForm()
  const output = await save('competitors', 'a.example b.example')
  expect(saved).toEqual([['competitors', ['https://a.example', 'https://b.example']]])
  expect(output).toEqual({ isSaved: true, open: ['goal', 'location'] })
  expect(parseToolOutput('save_answer', output)).toEqual(output)
})

it('skips a question with an empty answer', async () => {
  const saved = openForm()
  await save('goal', ' ')
  expect(saved).toEqual([['goal', null]])
})

it.each([
  ['goal', 'world domination', 'notAnOption'],
  ['location', 'x'.repeat(300), 'answerTooLong'],
  ['competitors', 'the shop', 'answerNoAddress'],
  ['role', 'agency', 'formClosed'],
] as const)('fills in nothing for %s: %s', async (question, answer, error) => {
  const saved = openForm()
  await expect(save(question, answer)).rejects.toMatchObject({ failure: { error } })
  expect(saved).toEqual([])
})

it('says that the form is closed where there’s none', async () => {
  form.current = null
  await expect(save('goal', 'sales')).rejects.toMatchObject({ failure: { error: 'formClosed' } })
})
