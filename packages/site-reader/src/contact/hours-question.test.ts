import { expect, it } from 'vitest'
import { hoursQuestion, hoursStatements } from './hours-question.ts'
import { linesOf } from '../site/site.ts'
import { siteOf } from '../test-support/site-of.ts'

function questionOf(home: string, contact: string) {
  const site = siteOf(home, { pages: { '/contact': { html: contact, role: 'contact' } } })
  return hoursQuestion(hoursStatements(site, linesOf(site)))
}

it('asks if two places of the site differ', () => {
  expect(
    questionOf('<footer>Open Tuesday to Saturday, 9 to 17</footer>', '<p>Tuesday to Saturday, 10 to 18</p>'),
  ).toMatchObject({
    field: 'openingHours',
    answers: [{ value: 'Tuesday to Saturday, 9 to 17' }, { value: 'Tuesday to Saturday, 10 to 18' }],
  })
})

it('compares structured data too', () => {
  const script =
    '{"@type":"Cafe","name":"C","openingHoursSpecification":{"dayOfWeek":["Monday","Tuesday"],"opens":"09:00","closes":"18:00"}}'
  const home = (hours: string) =>
    `<script type="application/ld+json">${script}</script><p>Monday and Tuesday ${hours}</p>`
  expect(questionOf(home('9 am to 6 pm'), '')).toBeNull()
  expect(questionOf(home('9 am to 5 pm'), '')?.answers).toHaveLength(2)
})

it.each([
  ['the same hours in other words', '<p>Mon–Fri 9am–5pm</p>', '<p>Monday to Friday, 9 to 17</p>'],
  ['lunch and dinner', '<p>Mon–Fri 12:00–14:00</p>', '<p>Mon–Fri 18:00–22:00</p>'],
  ['other days', '<p>Mon–Fri 9:00–17:00</p>', '<p>Saturday 10:00–14:00</p>'],
  ['the hours of the kitchen', '<p>Mon–Fri 9:00–23:00</p>', '<p>Kitchen: Mon–Fri 12:00–21:00</p>'],
  [
    'the hours of the telephone',
    '<p>Mon–Fri 9:00–23:00</p>',
    '<p>Rufen Sie an, montags bis freitags von 7 bis 16 Uhr</p>',
  ],
])('%s are no contradiction', (_, home, contact) => {
  expect(questionOf(home, contact)).toBeNull()
})
