import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { CreativeMixerView } from '@aloft/views/creatives/mixer/creative-mixer.view'
import type { MixerContent } from '@aloft/views/creatives/mixer/mixer-content'
import { briefsAddress, pageAddress } from '../../../addresses/page-address.ts'
import { usePageTitle } from '../../../navigation/use-page-title.ts'
import { failedLoad } from '../../../queries/failed-load.ts'
import { useQuery } from '../../../queries/use-query.ts'
import { useBrand } from '../../../state/brand.ts'
import { mayCall } from '../../../state/rights.ts'
import { CreativeMixer } from './creative-mixer.tsx'

/** The mixer, once it's known what the creatives of the brand are made of (CRE-01, RTE-05). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.creative-mixer'))
  const { idea: brand, failure: brandFailure, status } = useBrand()
  const isAllowed = brand !== null && mayCall(brand.role, 'save-ad-creative')
  const payload = brand && { ideaId: brand._id, balloonId: null, componentId: null }
  const { loaded, retry } = useQuery('get-design-material', isAllowed ? payload : null)
  const show = (content: MixerContent) => <CreativeMixerView content={content} />

  if (status === 'failed') return show(failedLoad(brandFailure, retry))
  if (!brand) return show({ kind: 'loading' })
  if (!isAllowed) return show({ kind: 'guest', href: pageAddress('creatives') })
  if (loaded.status === 'failed') return show(failedLoad(loaded.failure, retry))
  if (loaded.status === 'loading') return show({ kind: 'loading' })
  const { material } = loaded.reply
  if (!material) return show({ kind: 'noBrief', href: briefsAddress(brand._id) })
  return (
    <CreativeMixer key={brand._id} ideaId={brand._id} material={material} isLapsed={brand.isPlanLapsed} />
  )
}
