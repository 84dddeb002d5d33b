import { Icon, type IconName } from '@aloft/design-system/primitives/icon'
import type { SearchListItem } from '@aloft/design-system/primitives/search-list'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { isSamePage, type RecentPageName } from '@aloft/domain/account/recent-pages.rules'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { useBrand } from '../state/brand.ts'
import { useRecentPages } from '../state/recent-pages.ts'
import { recentPageLink } from './recent-page.ts'
import { usePageLink } from '../navigation/use-page-link.ts'
import { useRecentPageHere } from './use-visits.ts'

const mostShown = 5

const icons: Readonly<Record<RecentPageName, IconName>> = {
  editor: 'draft',
  launch: 'live',
  statistics: 'reports',
  briefs: 'briefs',
  list: 'ads',
  gallery: 'ads',
  timeline: 'ads',
  'ad-runs': 'ads',
  integrations: 'integrations',
  payments: 'payments',
  'account-settings': 'settings',
}

/** The pages visited last, besides this one: those of the account, and those of the open brand and its ads. */
export function useRecentItems(): SearchListItem[] {
  const { t } = useTranslation()
  const ideaId = useCurrentIdea()?._id ?? null
  const here = useRecentPageHere()
  const { idea } = useBrand()
  const link = usePageLink()
  const names = new Map(idea?.balloons.map(({ id, name }) => [id, name]))
  return useRecentPages()
    .filter((one) => one.ideaId === null || one.ideaId === ideaId)
    .filter((one) => !here || !isSamePage(one, here))
    .flatMap((one) => {
      const { page, balloonId } = one
      const id = link(...recentPageLink(one))
      const icon = <Icon name={icons[page]} />
      const pageName = t(`pages.${page}`)
      if (balloonId === null) return { id, label: pageName, icon }
      // An ad may have been deleted since.
      const name = names.get(balloonId)
      return name === undefined ? [] : { id, label: name, detail: pageName, icon }
    })
    .slice(0, mostShown)
}
