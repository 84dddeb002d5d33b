import { expect, it } from 'vitest'
import { answerQuestion, isAsking, putQuestion } from './modal.ts'

// Ids start at one in each test file.
it('resolves with the answer, and with nothing where it is closed', async () => {
  const first = putQuestion('unsaved-changes', {})
  answerQuestion(1, 'save')
  expect(await first).toBe('save')
  const second = putQuestion('unsaved-changes', {})
  answerQuestion(2, undefined)
  expect(await second).toBeUndefined()
})

it('ends the question that is open where another is asked, and hears nothing more of it', async () => {
  const first = putQuestion('unsaved-changes', {})
  const second = putQuestion('serious-delete', {})
  expect(await first).toBeUndefined()
  answerQuestion(3, 'too late')
  answerQuestion(4, 'DELETE')
  expect(await second).toBe('DELETE')
})

it('can be canceled, before it is asked and after', async () => {
  const leaving = new AbortController()
  const open = putQuestion('no-ad-generation-data', {}, leaving.signal)
  leaving.abort()
  expect(await open).toBeUndefined()
  expect(await putQuestion('no-ad-generation-data', {}, leaving.signal)).toBeUndefined()
})

it('knows whether something is asked', async () => {
  expect(isAsking()).toBe(false)
  const leaving = new AbortController()
  const open = putQuestion('unsaved-changes', {}, leaving.signal)
  expect(isAsking()).toBe(true)
  leaving.abort()
  await open
  expect(isAsking()).toBe(false)
})
