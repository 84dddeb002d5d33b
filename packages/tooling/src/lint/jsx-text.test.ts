import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { jsxTextViolations } from './jsx-text.ts'

function check(body: string, path = 'packages/views/src/ads/a.view.tsx'): string[] {
  const text = `export const A = ({ t }) => (\n  ${body}\n)`
  return jsxTextViolations([parseSource(path, text)]).map(({ line, found }) => `${line} ${found}`)
}

test.each([
  ['<p>Hello</p>', '2 "Hello"'],
  ['<p>\n\n    Hello\n  </p>', '4 "Hello"'],
  ["<p>{'Hello'}</p>", '2 "Hello"'],
  ['<img alt="A lamp" />', '2 "A lamp"'],
  ["<a aria-label={'Close'} />", '2 "Close"'],
  ['<>été</>', '2 "été"'],
])('%s belongs in the catalogue', (body, found) => {
  expect(check(body)).toEqual([found])
})

test.each(["<p className='x'>{t('hello')} · 12 %</p>", '<img alt="" />', "<p data-guide='brand' />"])(
  '%s is fine',
  (body) => {
    expect(check(body)).toEqual([])
  },
)

test('stories, tests and files without output for users may have texts', () => {
  expect(check('<p>Hello</p>', 'packages/views/src/ads/a.stories.tsx')).toEqual([])
  expect(check('<p>Hello</p>', 'apps/web/src/a.test.tsx')).toEqual([])
  expect(check('<p>Hello</p>', '.storybook/preview.tsx')).toEqual([])
  expect(check('<p>Hello</p>', 'apps/web/src/a.tsx')).toEqual(['2 "Hello"'])
})
