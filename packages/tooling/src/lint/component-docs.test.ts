import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { componentDocsViolations } from './component-docs.ts'

const folder = 'packages/design-system/src/primitives'

function check(files: Record<string, string>): string[] {
  return componentDocsViolations(
    Object.entries(files).map(([name, text]) => parseSource(`${folder}/${name}`, text)),
  ).map(({ file, found }) => `${file.replace(`${folder}/`, '')} ${found}`)
}

test('a component has docs, or is included in the docs of another', () => {
  const files = {
    'field.tsx': '',
    'field.stories.tsx': '',
    'field.docs.ts': `export const docs = { includes: [{ name: 'field-remark', purpose: 'Shows an error.' }] }`,
    'field-remark.tsx': '',
  }
  expect(check(files)).toEqual([])
  expect(check({ ...files, 'link.tsx': '' })).toEqual([
    'link.tsx has no .docs.ts, and no other docs include it',
  ])
})

test('docs only send people to components with a page', () => {
  const docs = `export const docs = { notFor: [{ when: 'It leads away.', use: 'link' }] }`
  expect(check({ 'button.docs.ts': docs })).toEqual(['button.docs.ts sends to link, which has no page'])
  expect(check({ 'button.docs.ts': docs, 'link.docs.ts': 'export const docs = {}' })).toEqual([])
})
