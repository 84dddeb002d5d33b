import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { componentDocsTexts } from './component-docs-texts.ts'

test('finds the sentences and phrases of docs, and no names or selectors', () => {
  const docs = parseSource(
    'packages/design-system/src/primitives/button.docs.ts',
    `export const docs = {
      purpose: 'Does something.',
      notFor: [{ when: 'It leads away.', use: 'link' }],
      anatomy: { story: 'Plain', parts: [{ name: 'Label', at: 'button', note: 'A verb.' }] },
      wanted: ['save something', 'stop an ad'],
    }`,
  )
  const other = parseSource('packages/design-system/src/primitives/button.tsx', `const a = { text: 'No' }`)
  expect(componentDocsTexts([docs, other]).map(({ key, text, line }) => [key, text, line])).toEqual([
    ['purpose', 'Does something.', 2],
    ['when', 'It leads away.', 3],
    ['note', 'A verb.', 4],
    ['wanted', 'save something', 5],
    ['wanted', 'stop an ad', 5],
  ])
})
