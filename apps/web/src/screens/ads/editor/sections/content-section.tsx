import { ContentPanel } from '@aloft/views/ads/editor/content-panel'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { useChunk } from '../../../../wiring/core/use-chunk.ts'
import { useAdEdits, useIsLocked } from '../edited-ad.tsx'
import { laterParts } from '../later-parts.ts'
import { PictureSection } from './picture-section.tsx'
import { useContentFields } from './use-ad-fields.ts'
import { useCopyBasis } from './use-copy-basis.ts'
import { useMoreTexts } from './use-more-texts.ts'
import type { Variants } from './use-variants.ts'

/** What the ad says and shows, what its texts rest on, and how others are written (EDT-01). */
export function ContentSection({ variants }: { readonly variants: Variants }) {
  const isLocked = useIsLocked()
  const asked = isLocked ? null : variants.variants
  const VariantsSection = useChunk(laterParts.variants, asked !== null)
  const { platform, fields, needs } = useContentFields()
  const { change } = useAdEdits()
  const basis = useCopyBasis()
  const generateMore = useMoreTexts()
  return (
    <ContentPanel
      platform={platform}
      fields={fields}
      needs={needs}
      isReadOnly={isLocked}
      tokenPrice={tokenPrices.textSet}
      onChange={(key, value) => change({ [key]: value })}
      onAskVariants={(key) => void variants.ask(key)}
      choice={
        asked &&
        VariantsSection && {
          key: asked.key,
          cards: <VariantsSection variants={asked} onClose={variants.close} />,
        }
      }
      onGenerateMore={generateMore}
      {...basis}
    >
      {platform === 'google' ? null : <PictureSection />}
    </ContentPanel>
  )
}
