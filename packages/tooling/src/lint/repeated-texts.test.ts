import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { repeatedTextViolations } from './repeated-texts.ts'

const catalogue = parseSource(
  'packages/messages/src/en/shell.ts',
  "export const shell = { lost: 'This page could not be found', error: 'Error', say: `It didn't work.` } as const",
)

function check(code: string, path = 'apps/web/src/a.ts'): string[] {
  return repeatedTextViolations([catalogue, parseSource(path, code)]).map(
    ({ line, found }) => `${line} ${found}`,
  )
}

test.each([
  ["throw new Response('This page could not be found')", '"This page could not be found"'],
  ['const text = `This page could not be found`', '"This page could not be found"'],
  [`const text = "It didn't work."`, `"It didn't work."`],
])('%s repeats the catalogue', (code, found) => {
  expect(check(`\n${code}`)).toEqual([`2 ${found}`])
})

test('single words and sentences that are not in the catalogue are allowed', () => {
  expect(check("const kind = 'Error'\nconst why = 'the page has no #root'")).toEqual([])
})

test('files that are not shipped may quote, and so may the catalogue', () => {
  const code = "const text = 'This page could not be found'"
  for (const path of [
    'apps/web/src/a.test.ts',
    'packages/design-system/src/a.stories.tsx',
    'packages/contract/src/system/system.schemas.ts',
    'e2e/journeys/a.spec.ts',
    'server/src/db/migrations/031-keys-of-reasons.ts',
  ])
    expect(check(code, path)).toEqual([])
  expect(repeatedTextViolations([catalogue])).toEqual([])
})
