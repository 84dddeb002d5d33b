import { AppPageLayout } from './app-page.layout.tsx'

/** The store of ads: the frame of the product, as wide as its shelves. */
export function AdStoreLayout() {
  return <AppPageLayout width="store" />
}
