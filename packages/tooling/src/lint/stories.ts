import { matchesAny } from '../tree/glob.ts'
import type { SourceFile } from '../tree/source-file.ts'
import type { Violation } from '../tree/violation.ts'
import { storySection } from './story-sections.ts'

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

/** Stories whose title isn't in the section of their file, and components of the design system without a section. */
export function misfiledStories(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .flatMap(({ path, text, lineAt }) => {
      const section = storySection(path)
      const title = /\btitle: '([A-Z][^'/]*\/[^']+)'/.exec(text)
      if (section && title?.[1]?.slice(0, title[1].lastIndexOf('/')) === section) return []
      return [
        {
          rule: 'stories by section',
          file: path,
          line: title ? lineAt(title.index) : 0,
          found: section
            ? `should have a title '${section}/…'`
            : 'has no job yet: add it in packages/tooling/src/lint/story-sections.ts',
          reason: 'Components are found by the job they do, screens by the journey they belong to',
        },
      ]
    })
}
