import { expect, it } from 'vitest'
import { goals } from '../core/goals.ts'
import { buttonLabelFor, buttonLabelsFor } from './button-labels.rules.ts'

it.each(goals)('offers for %s first the button that an ad starts with (ENT-26)', (goal) => {
  const labels = buttonLabelsFor(goal, 'NO_BUTTON')
  expect(labels[0]).toBe(buttonLabelFor(goal))
  expect(labels.at(-1)).toBe('NO_BUTTON')
  expect(new Set(labels).size).toBe(labels.length)
})

it('keeps the button that an ad has, whatever its goal', () => {
  expect(buttonLabelsFor('sales', 'DONATE_NOW')).toContain('DONATE_NOW')
})
