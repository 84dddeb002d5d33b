import {
  BriefsModal,
  ModalBriefsFailed,
  ModalBriefsLoading,
  ModalWithoutBrand,
} from '@aloft/views/briefs/briefs.modal'
import { Stack } from '@aloft/design-system/primitives/stack'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import { loadTexts } from '../../wiring/core/i18n.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { pageAddress } from '../../addresses/page-address.ts'
import { OpenBriefsProvider } from '../../briefs/open-briefs.tsx'
import { BrandSection } from '../../briefs/sections/brand-section.tsx'
import { CampaignSections } from '../../briefs/sections/campaign-sections.tsx'
import { DesignSection } from '../../briefs/sections/design-section.tsx'
import { useCommand } from '../../queries/use-command.ts'
import { useBriefsState } from '../../briefs/use-briefs-state.ts'

interface BriefsModalProps {
  readonly onClose: () => void
}

/** The brand brief above any page. */
export function BrandBriefModal(props: BriefsModalProps) {
  return <WithTexts shows="brand" {...props} />
}

/** The design brief above any page. */
export function DesignBriefModal(props: BriefsModalProps) {
  return <WithTexts shows="design" {...props} />
}

/** All briefs of the brand above any page. */
export function AllBriefsModal(props: BriefsModalProps) {
  return <WithTexts shows="all" {...props} />
}

type Shown = BriefsModalProps & { readonly shows: 'brand' | 'design' | 'all' }

/** The page below may not have loaded the texts of briefs. */
function WithTexts(props: Shown) {
  const { i18n } = useTranslation()
  const { isDone, start } = useCommand(loadTexts)
  const hasTexts = isDone || i18n.exists('briefs.title')
  const load = useEffectEvent(() => void start('rest'))
  useEffect(() => {
    if (!hasTexts) load()
  }, [hasTexts])
  return hasTexts ? <Briefs {...props} /> : <WaitingModal />
}

function Briefs({ shows, onClose }: Shown) {
  const navigate = useNavigate()
  const state = useBriefsState()
  return (
    <BriefsModal shows={shows} onClose={onClose} onOpenPage={() => void navigate(pageAddress('briefs'))}>
      {state.kind === 'loading' ? <ModalBriefsLoading /> : null}
      {state.kind === 'failed' ? <ModalBriefsFailed {...state} /> : null}
      {state.kind === 'noBrand' ? <ModalWithoutBrand /> : null}
      {state.kind === 'ready' ? (
        <OpenBriefsProvider key={state.brand._id} idea={state.idea} brand={state.brand}>
          <Stack gap={16}>
            {shows === 'design' ? null : <BrandSection isUntitled={shows === 'brand'} />}
            {shows === 'brand' ? null : <DesignSection isUntitled={shows === 'design'} />}
            {shows === 'all' ? <CampaignSections /> : null}
          </Stack>
        </OpenBriefsProvider>
      ) : null}
    </BriefsModal>
  )
}
