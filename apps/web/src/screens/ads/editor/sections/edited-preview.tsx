import { themeNamed } from '@aloft/domain/creatives/theme.rules'
import { adBrand } from '../../../../ads/ad-brand.ts'
import { AdPreview } from '../../../../ads/ad-previews.tsx'
import { textsWith } from '../../../../ads/preview-texts.ts'
import { buttonOf } from '../../../../state/ad-content.ts'
import { useTriedText } from '../../../../state/tried-text.ts'
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

/** The open ad at the place that is chosen, with the text that is being tried. */
export function EditedPreview({ preview }: { readonly preview: EditorPreview }) {
  const { texts, ...shown } = useEditedAd(shownAd)
  const tried = useTriedText()
  return (
    <AdPreview
      {...shown}
      texts={tried ? textsWith(shown.platform, texts, tried.key, tried.text) : texts}
      isFixed={tried !== null}
      mode={preview.mode}
      pictures={preview.media.pictures}
    />
  )
}
