import { LaunchListView } from '@aloft/views/launches/launch-list.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useLaunchList } from './use-launch-list.ts'

export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.ad-runs'))
  return <LaunchListView content={useLaunchList()} />
}
