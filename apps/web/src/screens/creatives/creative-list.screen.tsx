import { CreativeListView } from '@aloft/views/creatives/creative-list.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useCreativeList } from './use-creative-list.ts'

export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.creatives'))
  return <CreativeListView content={useCreativeList()} />
}
