import { existsSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'

type Indexers = Extract<NonNullable<StorybookConfig['experimental_indexers']>, readonly unknown[]>

/** Gives a page to each component that has docs beside its stories. */
export function componentPages(existing: Indexers = []): Indexers {
  return existing.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      if (!existsSync(file.replace('.stories.tsx', '.docs.ts'))) return entries
      return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }))
    },
  }))
}
