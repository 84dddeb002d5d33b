import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { missingStories } from './stories.ts'

function check(...paths: string[]): string[] {
  return missingStories(paths.map((path) => parseSource(path, ''))).map(({ file }) => file)
}

test.each([
  'design-system/src/primitives',
  'design-system/src/patterns',
  'design-system/src/previews',
  'design-system/src/modals/account',
  'views/src/account',
])('a component in %s has a story beside it', (folder) => {
  const file = `packages/${folder}/field.tsx`
  expect(check(file, file.replace('.tsx', '.stories.tsx'), file.replace('.tsx', '.test.tsx'))).toEqual([])
  expect(check(file, 'packages/design-system/src/field.stories.tsx')).toEqual([file])
})

test('a screen has a story beside it, and what it is made of has none', () => {
  const screen = 'apps/web/src/screens/ads/editor.screen.tsx'
  expect(check(screen, 'apps/web/src/screens/ads/head-section.tsx')).toEqual([screen])
  expect(check(screen, 'apps/web/src/screens/ads/editor.screen.stories.tsx')).toEqual([])
})

test('other files need none', () => {
  const others = [
    'packages/design-system/src/patterns/field.css.ts',
    'packages/views/src/ads/sample-ad.fixtures.tsx',
    'apps/web/src/main.tsx',
  ]
  expect(check(...others)).toEqual([])
})
