import { expect, test } from 'vitest'
import { matchesAny } from './glob.ts'

test.each([
  ['server/src/db', 'server/src/db/knex.ts', true],
  ['server/src/db', 'server/src/dbx/knex.ts', false],
  ['server/src/main.ts', 'server/src/main.ts', true],
  ['server/src/main.ts', 'server/src/mainXts', false],
  ['**/*.repo.ts', 'server/src/areas/a/b.repo.ts', true],
  ['**/*.repo.ts', 'b.repo.ts', true],
  ['server/src/**/*.repo.ts', 'server/src/b.repo.ts', true],
  ['server/src/**/*.repo.ts', 'server/test/b.repo.ts', false],
  ['server/src/*.ts', 'server/src/areas/b.ts', false],
  ['packages/{machines,inspector}/**', 'packages/inspector/src/a.ts', true],
  ['packages/{machines,inspector}/**', 'packages/domain/src/a.ts', false],
  ['**/*.{test,stories}.tsx', 'a/b.stories.tsx', true],
  ['server/src/gateways/ai/*openai*', 'server/src/gateways/ai/ai.openai.ts', true],
])('%s fits %s: %s', (glob, path, fits) => {
  expect(matchesAny(path, [glob])).toBe(fits)
})
