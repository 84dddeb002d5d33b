import { BriefsView } from '@aloft/views/briefs/briefs.view'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { preloadQuestion } from '../../modals/preload-question.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useBriefsContent } from '../../briefs/use-briefs-content.ts'

export function Screen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // So that the question can be asked offline, too.
  useEffect(() => void preloadQuestion('unsaved-changes'), [])
  usePageTitle(t('briefs.title'))
  return <BriefsView content={useBriefsContent(() => void navigate(pageAddress('onboarding/details')))} />
}
