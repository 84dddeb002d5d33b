import { AppPageLayout } from './app-page.layout.tsx'

/** The ad store: the product's frame with a larger minimum width. */
export function AdStoreLayout() {
  return <AppPageLayout width="store" />
}
