import { toId, storyNameFromExport } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { tours } from './tours.ts'

const stories = import.meta.glob<string>(
  ['../**/*.stories.tsx', '../../packages/*/src/**/*.stories.tsx', '../../apps/web/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
)
const pages = import.meta.glob<string>('../**/*.mdx', { query: '?raw', import: 'default', eager: true })

const ids = new Set([
  ...Object.values(stories).flatMap((text) => {
    const title = /\btitle: '([A-Z][^'/]*\/[^']+)'/.exec(text)?.[1] ?? ''
    return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
      toId(title, storyNameFromExport(name)),
    )
  }),
  ...Object.values(pages).map(
    (text) => `docs/${toId(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? '', 'docs')}`,
  ),
])

test.each(tours)('each stop of "$title" exists (SBK-12)', ({ stops }) => {
  expect(stops.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([])
})
