import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { videoUrlOf } from '@aloft/domain/core/video-link'
import { parseVideoUrl } from '@aloft/domain/core/video-url'
import type { VideoElement } from '@aloft/domain/creatives/creative.entity'
import type { ElementChange } from '@aloft/domain/creatives/studio/change-element.rules'
import type {} from '@aloft/messages/i18n'
import { NumberField } from './number-field.tsx'
import type { Act, PictureQuestions } from './studio-content.ts'
import { videoTime } from './video-time.ts'

export interface VideoFieldsProps extends Pick<PictureQuestions, 'onPickPoster'> {
  element: VideoElement
  isOff: boolean
  change: (values: ElementChange) => void
  onSetVideo: (replacedId: string) => void
  onAct: Act
}

/** A video and its poster: what they are, other ones, and the poster as a still (CRE-03, RND-04). */
export function VideoFields({ element, isOff, change, onSetVideo, onPickPoster, onAct }: VideoFieldsProps) {
  const { t } = useTranslation()
  const { id, url, poster, start = 0, length = null, credit } = element
  const link = parseVideoUrl(url)
  const useStill = () => onAct({ type: 'COMMAND', command: { type: 'still', ids: [id] } })
  return (
    <Stack gap={12}>
      <Text size={13}>
        {link ? (
          <Link href={videoUrlOf({ ...link, start })} opensTab>
            {t(`setVideo.providers.${link.provider}`)}
          </Link>
        ) : length === null ? (
          t('studio.video.file')
        ) : (
          t('studio.video.fileOf', { time: videoTime(length) })
        )}
      </Text>
      <Cluster gap={8}>
        <Button size="small" isDisabled={isOff} onPress={() => onSetVideo(id)}>
          {t('studio.video.replace')}
        </Button>
        <Button size="small" isDisabled={isOff} onPress={() => onPickPoster(id)}>
          {t(poster === null ? 'studio.video.choosePoster' : 'studio.video.replacePoster')}
        </Button>
      </Cluster>
      {credit?.by ? (
        <Text size={12} tone="soft">
          {t('studio.form.credit', { name: credit.by })}
        </Text>
      ) : null}
      <NumberField
        name="start"
        label={t('studio.video.start')}
        value={start}
        isDisabled={isOff}
        onChange={(seconds) => change({ start: length === null ? seconds : Math.min(seconds, length) })}
      />
      <Notice
        tone="info"
        action={
          poster === null || isOff ? null : (
            <Button size="small" onPress={useStill}>
              {t('studioChecks.mends.still')}
            </Button>
          )
        }
      >
        {t(poster === null ? 'studio.video.noPoster' : 'studio.video.notYet')}
      </Notice>
    </Stack>
  )
}
