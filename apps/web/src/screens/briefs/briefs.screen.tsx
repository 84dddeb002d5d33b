import { BriefsView } from '@aloft/design-system/views/briefs/briefs'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import { usePageTitle } from '../../use-page-title.ts'
import { useBriefsContent } from '../../briefs/use-briefs-content.ts'

export function Screen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  usePageTitle(t('briefs.title'))
  return <BriefsView content={useBriefsContent(() => void navigate(pageAddress('onboarding/details')))} />
}
