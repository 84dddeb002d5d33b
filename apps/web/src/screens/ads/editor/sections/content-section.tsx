import { ContentPanel } from '@aloft/views/ads/editor/content-panel'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { useAdEdits, useIsLocked } from '../edited-ad.tsx'
import { PictureSection } from './picture-section.tsx'
import { useContentFields } from './use-ad-fields.ts'
import { useCopyBasis } from './use-copy-basis.ts'
import { useMoreTexts } from './use-more-texts.ts'
import type { Variants } from './use-variants.ts'

/** What the ad says and shows, what its texts rest on, and how others are written (EDT-01). */
export function ContentSection({ variants }: { readonly variants: Variants }) {
  const { platform, fields, needs } = useContentFields()
  const { change } = useAdEdits()
  const basis = useCopyBasis()
  const generateMore = useMoreTexts()
  return (
    <ContentPanel
      platform={platform}
      fields={fields}
      needs={needs}
      isReadOnly={useIsLocked()}
      tokenPrice={tokenPrices.textSet}
      onChange={(key, value) => change({ [key]: value })}
      onAskVariants={(key) => void variants.ask(key)}
      askedKey={variants.variants?.key}
      onGenerateMore={generateMore}
      {...basis}
    >
      {platform === 'google' ? null : <PictureSection />}
    </ContentPanel>
  )
}
