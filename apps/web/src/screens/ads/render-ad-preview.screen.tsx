import { SharedPreviewView } from '@aloft/views/ads/sharing/shared-preview.view'
import { BareFrame } from '@aloft/views/frame/bare-frame'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { SharedPreview } from '@aloft/domain/ads/shared-preview.entity'
import { useState } from 'react'
import { sharedPageAddress } from '../../addresses/page-address.ts'
import { adBrand } from '../../ads/ad-brand.ts'
import { AdPreview } from '../../ads/ad-previews.tsx'
import { usePreviewTabs } from '../../ads/use-preview-tabs.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useCommand } from '../../queries/use-command.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { addPreviewComment } from '../../wiring/reports/shared-links.ts'
import { pictureState, sharedPictures, unreadyPreview } from './shared-preview.ts'

/** The preview of an ad, for anyone who has its link (RTE-18, RND-05). */
export function Screen() {
  const { t } = useTranslation()
  const key = useSearchParams()[0].get('key') ?? ''
  const { loaded, retry } = useQuery('get-shared-preview', { key })
  usePageTitle(loaded.status === 'ready' ? t('sharing.page.title', { ad: loaded.reply.adName }) : undefined)
  return (
    <BareFrame>
      {loaded.status === 'ready' ? (
        <Shared shared={loaded.reply} linkKey={key} onRefresh={retry} />
      ) : (
        <SharedPreviewView content={unreadyPreview(loaded, retry)} />
      )}
    </BareFrame>
  )
}

interface SharedProps {
  readonly shared: SharedPreview
  readonly linkKey: string
  readonly onRefresh: () => void
}

function Shared({ shared, linkKey: key, onRefresh }: SharedProps) {
  const { t } = useTranslation()
  const { platform, texts, button, punchline, theme, brand, adName, expiryDate, comments } = shared
  const { previews, choices } = usePreviewTabs(platform)
  const [numSent, setNumSent] = useState(0)
  const adding = useCommand(addPreviewComment, (fault) => {
    if (fault === null) setNumSent((sent) => sent + 1)
  })
  const [first] = previews
  if (!first) return null
  const { mode } = first
  return (
    <SharedPreviewView
      content={{
        kind: 'open',
        adName,
        brandName: brand.title,
        expiryDate,
        preview: (
          <AdPreview
            mode={mode}
            platform={platform}
            texts={texts}
            brand={adBrand({ ...brand, design: { logoImageUrl: brand.logoImageUrl } })}
            button={button}
            theme={theme}
            pictures={sharedPictures(shared, t('adPreview.picture', { punchline }))}
          />
        ),
        choices,
        place: mode.place,
        device: mode.device,
        picture: pictureState(shared),
        picturesHref: sharedPageAddress('render-asset', key),
        comments,
        commenting: {
          isSending: adding.isPending,
          fault: adding.result,
          numSent,
          onSend: (comment) => void adding.start({ key, comment }),
        },
        onRefresh,
      }}
    />
  )
}
