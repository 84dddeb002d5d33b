import { type BrandRootContent, BrandRootView } from '@aloft/views/shell/brand-root.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useLocation, useNavigate } from 'react-router'
import { failedLoad } from '../../queries/failed-load.ts'
import { editorAddress, pageAddress } from '../../addresses/page-address.ts'
import type { WizardOrigin } from '../../state/ad-creation-origin.ts'
import { useBrand } from '../../state/brand.ts'
import { useCreatives } from '../../state/creatives.ts'
import { useMay } from '../../state/rights.ts'
import { useIdeas } from '../../state/ideas.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useAdGeneration } from '../../wiring/ads/ad-generation.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'
import { loadIdeas } from '../../wiring/ideas/ideas.ts'
import { adCards, cardOfMaking, unfinishedAd } from './ad-cards.ts'
import { useGroupInAddress } from './use-group-in-address.ts'
import { useOverview } from './use-overview.tsx'
import { useArchiveAd } from './use-archive-ad.ts'
import { useUnfinishedAd } from './use-unfinished-ad.ts'
import { useRenameAd } from './use-rename-ad.ts'
import { useNewestPicture } from './use-newest-picture.ts'

export function Screen() {
  const { t } = useTranslation()
  const content = useContent()
  usePageTitle(t('nav.overview'))
  return <BrandRootView content={content} />
}

function useContent(): BrandRootContent {
  const { status, failure } = useIdeas()
  const summary = useCurrentIdea()
  const brand = useBrand()
  const may = useMay()
  const { stage, progress, balloonId, platform } = useAdGeneration()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const origin: WizardOrigin = { path: pathname, query: search }
  const archive = useArchiveAd(summary?._id ?? '')
  const rename = useRenameAd(summary?._id ?? '')
  const creatives = useCreatives()
  const { group, setGroup, hrefOf } = useGroupInAddress()
  const isOpen = brand.idea !== null && brand.ideaId === summary?._id
  const { overview, parts, launches } = useOverview(isOpen ? brand.idea : null, hrefOf('draft'))
  useNewestPicture(brand.idea?.balloons ?? [])
  const unfinished = unfinishedAd(brand.idea?.balloons ?? [])
  useUnfinishedAd(summary?._id, unfinished?.id, stage === 'failed')
  if (status === 'failed') return failedLoad(failure, () => void loadIdeas())
  if (status === 'loading') return { kind: 'loading' }
  if (!summary) {
    return { kind: 'noBrand', onCreateBrand: () => void navigate(pageAddress('onboarding/details')) }
  }
  if (brand.status === 'failed') return failedLoad(brand.failure, () => void loadBrand(summary._id))
  if (!brand.idea || brand.ideaId !== summary._id) return { kind: 'loading' }
  const isMaking = stage === 'running' || stage === 'creating'
  const { balloons } = brand.idea
  const ads = adCards(
    balloons.filter(({ id }) => !isMaking || id !== balloonId),
    creatives,
    launches,
  )
  const making = isMaking && platform ? { platform, progress: progress ?? 0 } : cardOfMaking(unfinished)
  const viewAddress = (page: string) => pageAddress(`${page}?${new URLSearchParams({ ideaId: summary._id })}`)
  const shared = {
    brand: { name: summary.title, ...(summary.logoImageUrl && { picture: summary.logoImageUrl }) },
    ...(may('create-ad') && {
      onCreateAd: () => void navigate(pageAddress('create/new-ad'), { state: origin }),
    }),
  }
  if (ads.length === 0 && !isMaking && !making) return { kind: 'empty', ...shared }
  return {
    kind: 'ads',
    ...shared,
    ads,
    overview,
    parts,
    group,
    onGroup: setGroup,
    viewHrefs: {
      gallery: viewAddress('gallery'),
      list: viewAddress('list'),
      timeline: viewAddress('timeline'),
    },
    ...(making && { making }),
    onOpenAd: (id) => void navigate(editorAddress(summary._id, id)),
    ...(may('update-balloon') && { onRenameAd: (id: string) => void rename(id) }),
    ...(may('archive-balloon') && {
      onArchiveAd(id) {
        const ad = brand.idea?.balloons.find((balloon) => balloon.id === id)
        if (ad) void archive(ad)
      },
    }),
  }
}
