import { lazy, Suspense } from 'react'

const ComponentPage = lazy(async () => ({
  default: (await import('./component-page.tsx')).ComponentPage,
}))

/** Loaded with the first page that is opened: stories and their tests don't need it. */
export function LazyComponentPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  )
}
