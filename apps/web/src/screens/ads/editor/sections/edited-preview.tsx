import { themeNamed } from '@aloft/domain/creatives/theme.rules'
import { adBrand } from '../../../../ads/ad-brand.ts'
import { textsWith } from '../../../../ads/preview-texts.ts'
import { buttonOf } from '../../../../state/ad-content.ts'
import { useTriedText } from '../../../../state/tried-text.ts'
import type { EditedAd } from '../ad-store.ts'
import { useEditedAd } from '../edited-ad.tsx'
import { AdPreview, type PreviewPictures } from '../../../../ads/ad-previews.tsx'
import type { PreviewMode } from '../../../../ads/use-preview-tabs.ts'

const shownAd = ({ idea, values, content }: EditedAd) => ({
  platform: content.platform,
  texts: content.texts,
  brand: adBrand(idea),
  button: buttonOf(content),
  theme: themeNamed(values['theme'], 'facebook'),
})

interface EditedPreviewProps {
  readonly mode: PreviewMode
  readonly pictures: PreviewPictures
}

/** The open ad at a place, with the text that is being tried. */
export function EditedPreview({ mode, pictures }: EditedPreviewProps) {
  const { texts, ...shown } = useEditedAd(shownAd)
  const tried = useTriedText()
  return (
    <AdPreview
      {...shown}
      texts={tried ? textsWith(shown.platform, texts, tried.key, tried.text) : texts}
      isFixed={tried !== null}
      mode={mode}
      pictures={pictures}
    />
  )
}
