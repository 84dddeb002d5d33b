import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, Suspense } from 'react'

// Storybook's blocks are large, and stories, which most people open first, need none of them.
const SchemedDocs = lazy(async () => ({ default: (await import('./docs-container.tsx')).SchemedDocs }))

/** `SchemedDocs`, loaded with the first page of text. */
export function LazyDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <SchemedDocs {...props} />
    </Suspense>
  )
}
