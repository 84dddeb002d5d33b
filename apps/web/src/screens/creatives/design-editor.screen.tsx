import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { isUuid } from '@aloft/domain/core/ids'
import { StudioView } from '@aloft/views/creatives/studio/studio.view'
import { pageAddress } from '../../addresses/page-address.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { useBrand } from '../../state/brand.ts'
import { useCreative } from '../../state/creatives.ts'
import '../../wiring/creatives/creatives.ts'
import { Studio } from './studio.tsx'
import '../../wiring/drafts/offline-edits.ts'

/** The creative of the address in the studio (CRE-01, CRE-15). */
export function Screen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const id = query.get('creative') ?? ''
  const { loaded, retry } = useQuery('get-ad-creative', isUuid(id) ? { adCreativeId: id } : null)
  const creative = useCreative(id)
  const failure = loaded.status === 'failed' ? loaded.failure : null
  const brand = useBrand()
  usePageTitle(t('pages.design-editor'))
  const listHref = pageAddress('creatives')
  if (!isUuid(id) || failure?.error === 'notFound')
    return <StudioView content={{ kind: 'notFound', listHref }} />
  if (failure) return <StudioView content={failedLoad(failure, retry)} />
  if (brand.status === 'failed') return <StudioView content={failedLoad(brand.failure, retry)} />
  if (loaded.status !== 'ready' || !creative || !brand.idea)
    return <StudioView content={{ kind: 'loading' }} />
  // Somebody may have switched brands since they got the address.
  if (creative.ideaId !== brand.idea._id) return <StudioView content={{ kind: 'notFound', listHref }} />
  const returnTo = query.get('returnTo')
  const backHref = returnTo?.startsWith('/0/') ? returnTo : listHref
  return <Studio key={id} creative={creative} brand={brand.idea} backHref={backHref} />
}
