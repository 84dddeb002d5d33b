import { BriefsView } from '@aloft/design-system/views/briefs/briefs'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { preloadQuestion } from '../../modals/preload-question.ts'
import { pageAddress } from '../../page-address.ts'
import { usePageTitle } from '../../use-page-title.ts'
import { useBriefsContent } from '../../briefs/use-briefs-content.ts'

export function Screen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // Who logs out without a line is asked all the same.
  useEffect(() => void preloadQuestion('unsaved-changes'), [])
  usePageTitle(t('briefs.title'))
  return <BriefsView content={useBriefsContent(() => void navigate(pageAddress('onboarding/details')))} />
}
