import { type BrandRootContent, BrandRootView } from '@aloft/design-system/views/shell/brand-root'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import { useIdeas } from '../../state/ideas.ts'
import { useCurrentIdea } from '../../use-current-idea.ts'
import { usePageTitle } from '../../use-page-title.ts'
import { loadIdeas } from '../../wiring/ideas.ts'

export function Screen() {
  const { t } = useTranslation()
  const content = useContent()
  usePageTitle(t('nav.overview'))
  return <BrandRootView content={content} />
}

function useContent(): BrandRootContent {
  const { status } = useIdeas()
  const idea = useCurrentIdea()
  const navigate = useNavigate()
  if (status === 'failed') return { kind: 'failed', onRetry: () => void loadIdeas() }
  if (status === 'loading') return { kind: 'loading' }
  if (!idea) return { kind: 'noBrand', onCreateBrand: () => void navigate(pageAddress('onboarding/details')) }
  return {
    kind: 'empty',
    brand: { name: idea.title, ...(idea.logoImageUrl && { picture: idea.logoImageUrl }) },
  }
}
