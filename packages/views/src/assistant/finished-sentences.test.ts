import { expect, it } from 'vitest'
import { finishedSentences, spokenText } from './finished-sentences.ts'

it('leaves out the sentence that is still being written', () => {
  expect(finishedSentences('You set the budget. It', 'en', false)).toEqual(['You set the budget.'])
  expect(finishedSentences('You set the budget. It starts at', 'en', false)).toEqual(['You set the budget.'])
  expect(finishedSentences('You set', 'en', false)).toEqual([])
})

it('reads the rest once the answer is whole', () => {
  expect(finishedSentences('You set the budget. It starts at €5', 'en', true)).toEqual([
    'You set the budget.',
    'It starts at €5',
  ])
})

it('does not end a sentence inside of a number', () => {
  expect(finishedSentences('It costs €34.51 a month. Then', 'en', false)).toEqual([
    'It costs €34.51 a month.',
  ])
})

it('ends the sentences of lists and paragraphs with their lines', () => {
  expect(finishedSentences('Steps:\n\n1. Write a brief\n2. Create an', 'en', false)).toEqual([
    'Steps:',
    'Write a brief',
  ])
})

it.each([
  ['**€5 a day**', '€5 a day'],
  ['see [Plan and billing](page:manage-plan)', 'see Plan and billing'],
  ['# Ads', 'Ads'],
  ['- one', 'one'],
  ['`ad`', 'ad'],
])('says %s as “%s”', (markdown, text) => {
  expect(spokenText(markdown)).toBe(text)
})
