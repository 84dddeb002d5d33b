import { ContentNotFoundView } from '@aloft/views/shell/content-not-found.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { usePageTitle } from '../../navigation/use-page-title.ts'

/** Replaces a published page that doesn't exist (ERR-07). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pageNotFound'))
  return <ContentNotFoundView homeHref="/" />
}
