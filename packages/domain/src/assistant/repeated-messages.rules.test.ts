import { expect, it } from 'vitest'
import { collapseRepeated } from './repeated-messages.rules.ts'
import { budgetOptions, suggestions } from './suggestions.rules.ts'

const messagesOf = (...texts: readonly string[]) => texts.map((text, id) => ({ id, by: 'user', text }))

it('counts equal messages that follow each other (AST-14)', () => {
  const collapsed = collapseRepeated(messagesOf('Hi', 'Hi', 'Hi', 'Bye', 'Hi'))
  expect(collapsed.map(({ message: { id, text }, count }) => [id, text, count])).toEqual([
    [2, 'Hi', 3],
    [3, 'Bye', 1],
    [4, 'Hi', 1],
  ])
})

it('keeps the same words of somebody else apart', () => {
  const collapsed = collapseRepeated([
    { by: 'user', text: 'Thanks' },
    { by: 'assistant', text: 'Thanks' },
  ])
  expect(collapsed.map(({ count }) => count)).toEqual([1, 1])
})

it('keeps messages apart that did something', () => {
  const collapsed = collapseRepeated([
    { by: 'assistant', text: '', calls: ['list_ads'] },
    { by: 'assistant', text: '', calls: ['open_page'] },
    { by: 'assistant', text: '' },
  ])
  expect(collapsed.map(({ count }) => count)).toEqual([1, 1, 1])
})

it('offers 100, 300, 900, and 3000 or more as a budget (AST-30)', () => {
  expect(budgetOptions).toEqual([100, 300, 900, 3_000])
  expect(suggestions.find(({ id }) => id === 'budget')?.options).toBe(budgetOptions)
})
