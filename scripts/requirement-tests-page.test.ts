import { expect, it } from 'vitest'
import { requirementTestsPage } from './requirement-tests-page.ts'

const requirements = [
  { number: 'ABC-01', text: 'A is `<a>`.' },
  { number: 'ABC-02', text: 'B follows.' },
]
const { text } = requirementTestsPage(
  [
    { prefix: 'ABC', title: 'Letters', requirements },
    { prefix: 'GPT', title: 'Actions', requirements: [{ number: 'GPT-001', text: 'get-user' }] },
  ],
  [
    { number: 'ABC-01', file: 'server/test/a.test.ts', names: ['letters', 'a <b> *is*\n  _id'] },
    { number: 'ABC-01', file: 'e2e/journeys/a.spec.ts', names: [] },
    { number: 'GPT-001', file: 'server/test/b.test.ts', names: ['user'] },
    { number: 'UTF-16', file: 'server/test/b.test.ts', names: ['offsets'] },
  ],
)

it('counts the requirements that a test cites', () => {
  expect(text).toContain('2 of the 3 rules')
  expect(text).toMatch(/^\| ABC +\| Letters +\| 2 +\| 1 +\|$/m)
  expect(text).toMatch(/^\| GPT +\| Actions +\| 1 +\| 1 +\|$/m)
})

it('lists below each requirement its tests, or that it has none', () => {
  const section = [
    '## ABC - Letters',
    '',
    '- **ABC-01** A is `<a>`.',
    String.raw`  - [a.test.ts](../server/test/a.test.ts): letters › a \<b> \*is\* \_id`,
    '  - [a.spec.ts](../e2e/journeys/a.spec.ts)',
    '- **ABC-02** B follows.',
    '  - No test cites this rule.',
  ]
  expect(text).toContain(section.join('\n'))
})

it('leaves out texts that only resemble a number', () => {
  expect(text).not.toContain('UTF-16')
})
