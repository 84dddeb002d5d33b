import { AdListView } from '@aloft/design-system/views/ads/ad-list'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useAdList } from './use-ad-list.ts'

export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.list'))
  return <AdListView layout="list" {...useAdList()} />
}
