import { AdRunsView } from '@aloft/design-system/views/ads/ad-runs'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../use-page-title.ts'
import { useRunList } from './use-run-list.ts'

export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.ad-runs'))
  return <AdRunsView content={useRunList()} />
}
