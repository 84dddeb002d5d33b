import type { ComponentDocs } from '../../packages/design-system/src/component-docs.ts'

const loaders = import.meta.glob<ComponentDocs>('../../packages/design-system/src/**/*.docs.ts', {
  import: 'docs',
})

/** The docs beside a file of stories, if it has some; its path is from the root of the repository. */
export async function loadDocs(storyFile: string): Promise<ComponentDocs | undefined> {
  const path = `../../${storyFile.replace('.stories.tsx', '.docs.ts')}`
  return loaders[path]?.()
}

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; importPath: string; tags?: string[] }>
}

export interface PageLink {
  id: string
  name: string
}

/** The pages of components by file name, such as `button-link`. */
export async function loadPageLinks(): Promise<ReadonlyMap<string, PageLink>> {
  const { entries } = (await (await fetch('./index.json')).json()) as StoryIndex
  return new Map(
    Object.values(entries)
      .filter(({ type, tags }) => type === 'docs' && tags?.includes('autodocs'))
      .map(({ id, title, importPath }) => [
        /([\w-]+)\.stories\.tsx$/.exec(importPath)?.[1] ?? importPath,
        { id, name: title.split('/').at(-1) ?? title },
      ]),
  )
}
