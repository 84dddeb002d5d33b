import { describe, expect, it } from 'vitest'

declare global {
  interface ImportMeta {
    /** Vite's function: matching paths, with their text if `eager`. */
    glob<Content>(
      patterns: string | string[],
      options?: { query?: string; import?: string; eager?: true },
    ): Record<string, Content>
  }
}

const sources = import.meta.glob<string>(
  [
    '../packages/design-system/src/{primitives,patterns,previews,modals}/**/*.tsx',
    '../packages/views/src/**/*.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const [preview = ''] = Object.values(
  import.meta.glob<string>('../.storybook/preview.tsx', { query: '?raw', import: 'default', eager: true }),
)

const isStory = (path: string) => path.endsWith('.stories.tsx')
const isFixture = (path: string) => path.endsWith('.fixtures.tsx')
const components = Object.keys(sources).filter((path) => !isStory(path) && !isFixture(path))
const storyFiles = Object.keys(sources).filter(isStory)
const isView = (path: string) => path.endsWith('.view.tsx') || path.endsWith('.view.stories.tsx')
const views = components.filter(isView)

function storiesOf(path: string): string[] {
  return [...(sources[path] ?? '').matchAll(/^export const (\w+): Story\b/gm)].map((match) => match[1] ?? '')
}

const isWhole = (path: string) => isView(path) || path.includes('.modal.') || path.includes('/src/modals/')

function pascal(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/**
 * The states that a view declares: literals of its `…Failure` type, kinds of its `…Content` type, and
 * `isPending`.
 */
function statesOf(source: string): string[] {
  const failures = /type \w+Failure =([^\n]*(?:\n {2}\|[^\n]*)*)/.exec(source)?.[1] ?? ''
  const single = /failure\?: '(\w+)'/.exec(source)?.[1]
  const kinds = /type \w+Content =((?:\n {2}\|[^\n]*)+)/.exec(source)?.[1] ?? ''
  return [
    ...[...failures.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? ''),
    ...(single ? [single] : []),
    ...[...kinds.matchAll(/kind: '(\w+)'/g)].map((match) => match[1] ?? ''),
    ...(/\bisPending\?:/.test(source) ? ['pending'] : []),
    ...(/\bonSubmit:/.test(source) ? ['invalid'] : []),
  ].map((state) => (state === 'generic' ? 'Failed' : pascal(state)))
}

describe('stories', () => {
  it.each(components)('%s is in Storybook', (path) => {
    const file = path.replace('.tsx', '.stories.tsx')
    expect(sources[file], `${file} is missing`).toBeDefined()
    expect(storiesOf(file).length, `${file} has no stories`).toBeGreaterThan(0)
  })

  it.each(storyFiles)('%s is about a component that exists', (path) => {
    expect(components).toContain(path.replace('.stories.tsx', '.tsx'))
  })

  it('have an order for each of their sections', () => {
    const sections = storyFiles.flatMap(
      (path) => /title: '(\w[^'/]*)\/([^'/]+)\//.exec(sources[path] ?? '')?.slice(1) ?? [],
    )
    const order = new Set([...preview.matchAll(/'([^'\n]+)'/g)].map((match) => match[1]))
    expect([...new Set(sections)].filter((section) => !order.has(section))).toEqual([])
  })

  // The lane shows every state in a language with longer words, except those photographed only once (see
  // .storybook/vitest.setup.ts).
  it.each(storyFiles.filter(isWhole))('%s has a state that is tested with longer words', (path) => {
    const source = sources[path] ?? ''
    const [meta = '', ...states] = source.split(/^export const /m)
    const isTried = (state: string) =>
      !state.includes("pictures: 'once'") || state.includes('longerWords: true')
    expect(meta).not.toContain("pictures: 'once'")
    expect(states.filter(isTried)).not.toEqual([])
  })

  it.each(views)('%s exports its view and its props', (path) => {
    expect(sources[path]).toMatch(/^export function \w+View\(/m)
    expect(sources[path]).toMatch(/^export interface \w+ViewProps\b/m)
  })

  it.each(views)('%s has a story for every state it declares', (path) => {
    const stories = storiesOf(path.replace('.tsx', '.stories.tsx'))
    expect(stories).toEqual(expect.arrayContaining(statesOf(sources[path] ?? '')))
  })
})
