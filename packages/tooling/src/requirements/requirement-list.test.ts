import { expect, test } from 'vitest'
import { parseRequirements } from './requirement-list.ts'

const head = '| ID | Requirement | Check |\n|---|---|---|'

test('reads the rows of every table below the heading of their group', () => {
  const text = [
    '# Requirements',
    '| check | what proves the rule |',
    '## ABC - Letters & signs',
    head,
    '| ABC-01 | The first, see ABC-02. | unit |',
    '| ABC-02  |  **Either**: a \\| b.  | unit |',
    '## GPT - Actions',
    '### Account',
    '| GPT-001 | get-user | N | none | user |',
  ]
  expect(parseRequirements(text.join('\n'))).toEqual([
    {
      prefix: 'ABC',
      title: 'Letters & signs',
      requirements: [
        { number: 'ABC-01', text: 'The first, see ABC-02.' },
        { number: 'ABC-02', text: '**Either**: a \\| b.' },
      ],
    },
    { prefix: 'GPT', title: 'Actions', requirements: [{ number: 'GPT-001', text: 'get-user' }] },
  ])
})

test.each([
  ['', 'holds no requirement'],
  ['## ABC - Letters\n| ABC-01 | a |\n| ABC-01 | b |', 'ABC-01 is there twice'],
  ['## ABC - Letters\n| GPT-01 | a |', 'GPT-01 is outside its group'],
  ['| ABC-01 | a |', 'ABC-01 is outside its group'],
])('refuses %j', (text, reason) => {
  expect(() => parseRequirements(text)).toThrow(`docs/requirements.md`)
  expect(() => parseRequirements(text)).toThrow(reason)
})
