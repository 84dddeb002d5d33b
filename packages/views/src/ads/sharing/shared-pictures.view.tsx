import { type CreativeFormat, creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import type {} from '@aloft/messages/i18n'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Grid } from '@aloft/design-system/primitives/grid'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { EndedLink, type PictureState } from './shared-preview.view.tsx'
import * as css from './shared-pictures.css.ts'

export type SharedPicturesContent =
  | { kind: 'loading' }
  | { kind: 'ended' }
  | ({ kind: 'failed' } & FailedLoad)
  | {
      kind: 'open'
      adName: string
      punchline: string
      picture: PictureState
      /** Addresses of the drawn pictures. */
      pictures: Readonly<Partial<Record<CreativeFormat, string>>>
      previewHref: string
    }

export interface SharedPicturesViewProps {
  content: SharedPicturesContent
}

const order = ['1:1', '4:5', '9:16', '16:9'] as const

/** The pictures of a shared ad in each format, on their own (RND-05). */
export function SharedPicturesView({ content }: SharedPicturesViewProps) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'loading':
      return (
        <div className={css.page} aria-busy="true">
          <VisuallyHidden>{t('sharing.page.loading')}</VisuallyHidden>
          <Skeleton width="100%" height={420} shape="block" />
        </div>
      )
    case 'ended':
      return <EndedLink />
    case 'failed':
      return (
        <div className={css.page}>
          <PageMessage
            title={t('sharing.page.loadFailed')}
            lead={t('sharing.page.loadFailedLead')}
            failed={content}
          />
        </div>
      )
    case 'open':
      return (
        <div className={css.page}>
          <Cluster gap={24} rowGap={8} justify="between">
            <Heading level={1} size={24}>
              {t('sharing.page.pictures', { ad: content.adName })}
            </Heading>
            <Link href={content.previewHref}>{t('sharing.page.preview')}</Link>
          </Cluster>
          {content.picture === 'ready' ? null : (
            <Text tone="soft">
              {t(`sharing.page.${content.picture === 'none' ? 'noPicture' : content.picture}`)}
            </Text>
          )}
          <Grid as="ul" columnWidth={280} gap={24} align="start">
            {order.flatMap((format) => {
              const src = content.pictures[format]
              const { width, height } = creativeFormats[format]
              return src
                ? [
                    <Stack as="li" key={format} gap={8}>
                      <img
                        className={css.picture}
                        src={src}
                        width={width}
                        height={height}
                        alt={t('adPreview.picture', { punchline: content.punchline })}
                      />
                      <Text size={13} tone="soft">
                        {t(`sharing.page.formats.${format}`)}
                      </Text>
                    </Stack>,
                  ]
                : []
            })}
          </Grid>
        </div>
      )
  }
}
