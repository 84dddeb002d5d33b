import { BriefsModal } from '@aloft/views/briefs/briefs.modal'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import { addTexts } from '@aloft/messages/first-i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pageAddress } from '../addresses/page-address.ts'
import { useBriefsContent } from '../briefs/use-briefs-content.ts'

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

/** The page below may say less than a brief does. */
function WithTexts(props: Shown) {
  const { i18n } = useTranslation()
  const [hasTexts, setHasTexts] = useState(() => i18n.exists('briefs.title'))
  useEffect(() => {
    if (!hasTexts) void addTexts(i18n, 'rest').then(() => setHasTexts(true))
  }, [hasTexts, i18n])
  return hasTexts ? <Briefs {...props} /> : <WaitingModal />
}

function Briefs({ shows, onClose }: Shown) {
  const navigate = useNavigate()
  const content = useBriefsContent(() => void navigate(pageAddress('onboarding/details')))
  return (
    <BriefsModal
      shows={shows}
      content={content}
      onClose={onClose}
      onOpenPage={() => void navigate(pageAddress('briefs'))}
    />
  )
}
