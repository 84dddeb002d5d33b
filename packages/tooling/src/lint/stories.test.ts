import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { misfiledStories, missingStories } from './stories.ts'

function check(...paths: string[]): string[] {
  return missingStories(paths.map((path) => parseSource(path, ''))).map(({ file }) => file)
}

test.each([
  'design-system/src/primitives',
  'design-system/src/patterns',
  'design-system/src/previews',
  'design-system/src/modals/account',
  'views/src/account',
])('a component in %s has a story beside it (SBK-01, SBK-11)', (folder) => {
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

function misfiled(path: string, title: string): string[] {
  return misfiledStories([parseSource(path, `const meta = { title: '${title}' }`)]).map(({ found }) => found)
}

test.each([
  ['packages/design-system/src/primitives/button.stories.tsx', 'Components/Actions/Button'],
  [
    'packages/design-system/src/modals/general/confirm-delete.stories.tsx',
    'Components/Feedback/Confirm delete',
  ],
  ['packages/design-system/src/modals/payments/checkout.stories.tsx', 'Screens/Launch/Modals/Checkout'],
  ['packages/views/src/account/login.view.stories.tsx', 'Screens/Sign up and log in/Login'],
  ['packages/views/src/ads/lists/ad-card.stories.tsx', 'Screens/Follow the results/Parts/Ad card'],
  ['apps/web/src/screens/ads/editor/editor.screen.stories.tsx', 'Screens/Edit an ad/In the app/Editor'],
  ['packages/views/src/new-area/thing.view.stories.tsx', 'Screens/Everywhere/Thing'],
  ['stories/machines/launch.stories.tsx', 'Machines/Launch'],
])('%s is found as %s', (path, title) => {
  expect(misfiled(path, title)).toEqual([])
})

test('a title in another section is refused, with the right one', () => {
  const path = 'packages/design-system/src/primitives/button.stories.tsx'
  expect(misfiled(path, 'Primitives/Button')).toEqual(["should have a title 'Components/Actions/…'"])
  expect(misfiled(path, 'Components/Actions/Large/Button')).toHaveLength(1)
})

test('a component of the design system needs a job', () => {
  expect(misfiled('packages/design-system/src/patterns/carousel.stories.tsx', 'Patterns/Carousel')).toEqual([
    'has no job yet: add it in packages/tooling/src/lint/story-sections.ts',
  ])
})
