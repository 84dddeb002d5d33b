import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { CreativeWizardView } from '@aloft/views/creatives/wizard/creative-wizard.view'
import type { WizardContent } from '@aloft/views/creatives/wizard/wizard-content'
import { designAdAt, designAddress, designStepAt } from '../../../addresses/design-address.ts'
import { useLocation } from 'react-router'
import { briefsAddress, pageAddress } from '../../../addresses/page-address.ts'
import { usePageTitle } from '../../../navigation/use-page-title.ts'
import { failedLoad } from '../../../queries/failed-load.ts'
import { useQuery } from '../../../queries/use-query.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { useAd, useBrand } from '../../../state/brand.ts'
import { mayCall } from '../../../state/rights.ts'
import { CreativeWizard } from './creative-wizard.tsx'

/** The creative wizard: one screen for its six pages, so that its answers stay from one to the next (CRE-02, RTE-09). */
export function Screen() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const step = designStepAt(pathname, query)
  usePageTitle(`${t(`creativeWizard.steps.${step}`)} · ${t('creativeWizard.title')}`)
  const { idea: brand, failure: brandFailure, status } = useBrand()
  const ad = designAdAt(query)
  const shownAd = useAd(ad?.balloonId ?? null)
  const isAllowed = brand !== null && mayCall(brand.role, 'save-ad-creative')
  const payload = brand && {
    ideaId: brand._id,
    balloonId: ad?.balloonId ?? null,
    componentId: ad?.componentId ?? null,
  }
  const { loaded, retry } = useQuery('get-design-material', isAllowed ? payload : null)
  const show = (content: WizardContent) => <CreativeWizardView content={content} />

  if (status === 'failed') return show(failedLoad(brandFailure, retry))
  if (!brand) return show({ kind: 'loading' })
  const target = { ideaId: brand._id, ad }
  if (!isAllowed) return show({ kind: 'guest', href: pageAddress('creatives') })
  const gone: WizardContent = { kind: 'adGone', href: designAddress('type', { ...target, ad: null }) }
  if (loaded.status === 'failed')
    return show(loaded.failure.error === 'balloonNotFound' ? gone : failedLoad(loaded.failure, retry))
  if (loaded.status === 'loading') return show({ kind: 'loading' })
  const { material } = loaded.reply
  if (!material) return show({ kind: 'noBrief', href: briefsAddress(brand._id) })
  if (ad && !shownAd) return show(gone)
  return (
    <CreativeWizard
      key={`${brand._id} ${ad?.balloonId ?? ''}`}
      target={target}
      material={material}
      adName={shownAd && nameOf(shownAd)}
    />
  )
}

function nameOf({ balloon, values: { name } }: NonNullable<ReturnType<typeof useAd>>): string {
  return typeof name === 'string' ? name : balloon.name
}
