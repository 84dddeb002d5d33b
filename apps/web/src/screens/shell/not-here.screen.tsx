import { NotHereView } from '@aloft/design-system/views/shell/not-here'
import { useTranslation } from 'react-i18next'
import type { PageName } from '../../page-names.ts'
import { usePageTitle } from '../../use-page-title.ts'

/** The one page behind every address whose feature does not exist yet; it names what is missing. */
export function NotHereScreen({ page }: { page: PageName }) {
  const { t } = useTranslation()
  const name = t(`pages.${page}`)
  usePageTitle(name)
  return <NotHereView name={name} homeHref="/0" />
}
