import { AdListView } from '@aloft/views/ads/lists/ad-list.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { usePageTitle } from '../../../navigation/use-page-title.ts'
import { useAdList } from './use-ad-list.ts'

export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.timeline'))
  return <AdListView layout="timeline" {...useAdList()} />
}
