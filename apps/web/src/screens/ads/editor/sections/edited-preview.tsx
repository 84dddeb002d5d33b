import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { themeNamed } from '@aloft/domain/creatives/theme.rules'
import { adBrand } from '../../../../ads/ad-brand.ts'
import { AdPreview } from '../../../../ads/ad-previews.tsx'
import { buttonOf } from '../../../../state/ad-content.ts'
import type { EditedAd } from '../ad-store.ts'
import { useEditedAd } from '../edited-ad.tsx'
import type { EditorPreview } from './use-editor-preview.ts'

const shownAd = ({ idea, values, content }: EditedAd) => ({
  platform: content.platform,
  texts: content.texts,
  brand: adBrand(idea),
  button: buttonOf(content),
  theme: themeNamed(values['theme'], 'facebook'),
})

interface EditedPreviewProps {
  readonly preview: EditorPreview
  /** Texts that are tried in it, beside others. */
  readonly variant?: Readonly<Partial<Record<ComponentKey, string>>>
}

/** The open ad at the place that is chosen, also with another text in it. */
export function EditedPreview({ preview, variant }: EditedPreviewProps) {
  const { texts, ...shown } = useEditedAd(shownAd)
  return (
    <AdPreview
      {...shown}
      texts={{ ...texts, ...variant }}
      isOneOfMany={variant !== undefined}
      mode={preview.mode}
      pictures={preview.media.pictures}
    />
  )
}
