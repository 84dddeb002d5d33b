import { BriefsFailed, BriefsLoading, BriefsView, BriefsWithoutBrand } from '@aloft/views/briefs/briefs.view'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { pageAddress } from '../../addresses/page-address.ts'
import { OpenBriefsProvider, useOpenBriefs } from '../../briefs/open-briefs.tsx'
import { BrandSection } from '../../briefs/sections/brand-section.tsx'
import { CampaignSections } from '../../briefs/sections/campaign-sections.tsx'
import { DesignSection } from '../../briefs/sections/design-section.tsx'
import { useBriefsState } from '../../briefs/use-briefs-state.ts'
import { preloadQuestion } from '../../modals/preload-question.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'

/** The briefs of the current brand, each in a section that reads and saves it by itself (BRF-01). */
export function Screen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // So that the question can be asked offline too.
  useEffect(() => void preloadQuestion('unsaved-changes'), [])
  usePageTitle(t('briefs.title'))
  const state = useBriefsState()
  switch (state.kind) {
    case 'loading':
      return <BriefsLoading />
    case 'failed':
      return <BriefsFailed {...state} />
    case 'noBrand':
      return <BriefsWithoutBrand onCreateBrand={() => void navigate(pageAddress('onboarding/details'))} />
    case 'ready':
      return (
        <OpenBriefsProvider key={state.brand._id} idea={state.idea} brand={state.brand}>
          <Briefs />
        </OpenBriefsProvider>
      )
  }
}

function Briefs() {
  const { idea, isReadOnly } = useOpenBriefs()
  return (
    <BriefsView brand={idea.title} isReadOnly={isReadOnly}>
      <BrandSection />
      <DesignSection />
      <CampaignSections />
    </BriefsView>
  )
}
