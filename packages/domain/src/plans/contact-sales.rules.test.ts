import { expect, it } from 'vitest'
import { checkSalesMessage, maxSalesMessageLength } from './contact-sales.rules.ts'

it.each([
  ['  \n ', 'requiredValue'],
  ['Call me', null],
  [` ${'x'.repeat(maxSalesMessageLength)} `, null],
  ['x'.repeat(maxSalesMessageLength + 1), 'textTooLong'],
])('a message of %j', (message, failure) => {
  expect(checkSalesMessage(message)).toBe(failure)
})
