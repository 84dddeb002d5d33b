import { expect, it } from 'vitest'
import { goals } from '../core/goals.ts'
import { waysToBuy } from '../facts/ways-to-buy.rules.ts'
import { buttonLabelFor, buttonLabelsFor } from './button-labels.rules.ts'

it.each(goals)('offers for %s first the button that an ad starts with (ENT-26)', (goal) => {
  const labels = buttonLabelsFor(goal, 'NO_BUTTON')
  expect(labels[0]).toBe(buttonLabelFor(goal, null))
  for (const way of waysToBuy) expect(labels).toContain(buttonLabelFor(goal, way))
  expect(labels.at(-1)).toBe('NO_BUTTON')
  expect(new Set(labels).size).toBe(labels.length)
})

it('keeps the button that an ad has, whatever its goal', () => {
  expect(buttonLabelsFor('sales', 'DONATE_NOW')).toContain('DONATE_NOW')
})

it.each([
  ['sales', 'book', 'BOOK_NOW'],
  ['sales', 'order', 'SHOP_NOW'],
  ['leads', 'quote', 'GET_QUOTE'],
  ['leads', 'visit', 'CONTACT_US'],
  ['awareness', 'order', 'LEARN_MORE'],
] as const)('asks for %s of customers who %s with %s', (goal, way, label) => {
  expect(buttonLabelFor(goal, way)).toBe(label)
})
