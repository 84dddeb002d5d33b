import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatExtract } from './chat-summary.rules.ts'

it('has a line for each question, with the tools that were used', () => {
  const exchanges = [
    { asked: 'Improve\n  my ad', answered: 'Two texts.', done: ['load_ad_content', 'load_ad_content'] },
    { asked: 'x'.repeat(300), answered: '', done: [] },
  ]
  const { text } = chatExtract({ earlier: 'Asked: Hello', exchanges, maxLength: 2_000 })
  expect(text.split('\n')).toEqual([
    'Asked: Hello',
    'Asked: Improve my ad Used: load_ad_content.',
    `Asked: ${'x'.repeat(199)}…`,
  ])
})

it('never exceeds its length, and keeps the newest question', () => {
  const exchange = fc.record({
    asked: fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }).map((text) => `q${text.trim()}`),
    answered: fc.string(),
    done: fc.array(fc.constantFrom('list_ads', 'open_page')),
  })
  const exchanges = fc.array(exchange, { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.string(), exchanges, fc.integer({ min: 20, max: 2_000 }), (earlier, given, maxLength) => {
      const { text } = chatExtract({ earlier, exchanges: given, maxLength })
      expect(text.length).toBeLessThanOrEqual(maxLength)
      expect(text.isWellFormed()).toBe(true)
      const last = given.at(-1)?.asked.replaceAll(/\s+/g, ' ').trim() ?? ''
      expect(text.split('\n').at(-1)).toContain(`Asked: ${last.slice(0, 1)}`)
    }),
  )
})
