import { type SharedPicturesContent, SharedPicturesView } from '@aloft/views/ads/sharing/shared-pictures.view'
import { BareFrame } from '@aloft/views/frame/bare-frame'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { sharedPageAddress } from '../../addresses/page-address.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { pictureState, unreadyPreview } from './shared-preview.ts'

/** The pictures of an ad on their own, for anyone who has the link to its preview (RTE-18, RND-05). */
export function Screen() {
  const { t } = useTranslation()
  const key = useSearchParams()[0].get('key') ?? ''
  const { loaded, retry } = useQuery('get-shared-preview', { key })
  usePageTitle(
    loaded.status === 'ready' ? t('sharing.page.pictures', { ad: loaded.reply.adName }) : undefined,
  )
  const content = (): SharedPicturesContent => {
    if (loaded.status !== 'ready') return unreadyPreview(loaded, retry)
    const { adName, punchline, renderData } = loaded.reply
    return {
      kind: 'open',
      adName,
      punchline,
      picture: pictureState(loaded.reply),
      pictures: renderData?.renderUrls ?? {},
      previewHref: sharedPageAddress('render-ad-preview', key),
    }
  }
  return (
    <BareFrame width="rendering">
      <SharedPicturesView content={content()} />
    </BareFrame>
  )
}
