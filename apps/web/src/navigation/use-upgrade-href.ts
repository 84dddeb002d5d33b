import { pageAddress } from '../addresses/page-address.ts'
import { useBuiltPages } from './built-pages.ts'
import { isDrawn, navEntries } from './nav-entries.ts'
import { useViewer } from './use-viewer.ts'

/** The page with larger plans, for those who are offered one (NAV-11). */
export function useUpgradeHref(): string | undefined {
  const viewer = useViewer()
  const built = useBuiltPages()
  const entry = navEntries.find(({ page }) => page === 'upgrade')
  return entry && isDrawn(entry, viewer, built) ? pageAddress(entry.page) : undefined
}
