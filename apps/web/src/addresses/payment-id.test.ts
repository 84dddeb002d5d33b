import { expect, it } from 'vitest'
import { readPaymentId } from './payment-id.ts'

const id = '01936b2e-0000-7000-8000-000000000001'

it.each([
  [`paymentId=${id}`, id],
  ['', null],
  ['paymentId=', null],
  ['paymentId=p1', null],
  [`paymentId=${id}%0A`, null],
])('finds in %j the payment %j', (query, expected) => {
  expect(readPaymentId(new URLSearchParams(query))).toBe(expected)
})
