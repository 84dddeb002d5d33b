import type { ReviewedAdProps } from '@aloft/views/admin/reviewed-ad'
import type { AdReview } from '@aloft/domain/ads/ad-review.entity'
import { creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import { themeNamed } from '@aloft/domain/creatives/theme.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { adBrand } from '../../ads/ad-brand.ts'
import { AdPreview, type PreviewPictures } from '../../ads/ad-previews.tsx'
import { usePreviewTabs } from '../../ads/use-preview-tabs.ts'
import { buttonOf, campaignContent } from '../../state/ad-content.ts'

/** The ad as submitted, in each placement of its platform. */
export function useReviewPreview(review: AdReview): ReviewedAdProps['preview'] {
  const { t } = useTranslation()
  const { brand, websiteUrl, logoUrl, pictureUrls, values, componentId } = review
  const content = campaignContent(componentId, values, review.platform)
  const { platform, texts, ad } = content
  const { previews, choices } = usePreviewTabs(platform)
  const alt = t('adPreview.picture', { punchline: ad.punchline })
  const picture = (format: keyof PreviewPictures) => {
    const src = pictureUrls[format]
    return src ? { src, alt, ...creativeFormats[format] } : null
  }
  return {
    shown: previews.map(({ id, mode }) => (
      <AdPreview
        key={id}
        mode={mode}
        platform={platform}
        texts={texts}
        brand={adBrand({ title: brand, url: websiteUrl, design: { logoImageUrl: logoUrl } })}
        button={buttonOf(content)}
        pictures={{ '1:1': picture('1:1'), '4:5': picture('4:5'), '9:16': picture('9:16') }}
        theme={themeNamed(values['theme'], 'facebook')}
      />
    )),
    ...choices,
  }
}
