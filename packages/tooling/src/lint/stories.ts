import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import type { Violation } from '../tree/violation.ts'

const components = [
  'packages/design-system/src/{primitives,patterns,previews,modals}/**/*.tsx',
  'packages/views/src/**/*.tsx',
  'apps/web/src/screens/**/*.screen.tsx',
]
const notComponents = ['**/*.{test,stories,fixtures}.tsx']

/** Components of the design system, views and screens without a story beside them. */
export function missingStories(files: readonly SourceFile[]): Violation[] {
  const paths = new Set(files.map(({ path }) => path))
  return [...paths]
    .filter((path) => matchesAny(path, components) && !matchesAny(path, notComponents))
    .filter((path) => !paths.has(path.replace(/\.tsx$/, '.stories.tsx')))
    .map((path) => ({
      rule: 'a story beside every component',
      file: path,
      line: 0,
      found: 'has no .stories.tsx',
      reason: 'Storybook is the front door: what has no story is never photographed and never reviewed',
    }))
}
