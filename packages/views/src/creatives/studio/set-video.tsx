import { UploadArea, uploadLimits, UploadProgress } from '@aloft/design-system/modals/general/upload'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { parseVideoUrl } from '@aloft/domain/core/video-url'
import type { ChosenVideo } from '@aloft/domain/creatives/studio/video.rules'
import type { SetVideoRefusal } from '@aloft/domain/ideas/video-upload.rules'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useState } from 'react'
import * as css from './set-video.css.ts'
import { StudioIcon } from './studio-icon.tsx'
import { videoTime } from './video-time.ts'

/** Nothing yet or something refused; a file on its way; or a video to add. `name` is the file's, null for a link. */
export type SetVideoContent =
  | { readonly kind: 'empty'; readonly refusal: SetVideoRefusal | null; readonly name: string | null }
  | { readonly kind: 'reading' | 'sending'; readonly name: string }
  | {
      readonly kind: 'ready'
      readonly video: ChosenVideo
      readonly name: string | null
      readonly pixels: { readonly width: number; readonly height: number } | null
    }

/** The chosen video, and whether its poster is to be chosen next. */
export interface SetVideoAnswer {
  readonly video: ChosenVideo
  readonly asksPoster: boolean
}

export interface SetVideoProps {
  content: SetVideoContent
  /** Whether it takes the place of another video. */
  isReplacing: boolean
  onLink: (url: string) => void
  onPick: (file: File) => void
  /** Stops reading or uploading. */
  onStop: () => void
  /** Chooses another one instead of the one that's ready. */
  onChange: () => void
  onAnswer: (answer: SetVideoAnswer) => void
  onClose: () => void
}

/** Takes a video from YouTube, Vimeo or a file, and shows what's known about it (CRE-11, CRE-12, MOD-06). */
export function SetVideo(props: SetVideoProps) {
  const { t } = useTranslation()
  const { content, isReplacing, onStop, onClose } = props
  if (content.kind === 'ready') return <Ready {...props} content={content} />
  const isBusy = content.kind !== 'empty'
  return (
    <ModalBody
      title={t(isReplacing ? 'setVideo.replaceTitle' : 'setVideo.title')}
      actions={
        isBusy ? (
          <Button onPress={onStop}>{t('setVideo.stop')}</Button>
        ) : (
          <Button onPress={onClose}>{t('modals.cancel')}</Button>
        )
      }
    >
      {isBusy ? (
        <UploadProgress
          label={t(`setVideo.${content.kind}`, { name: content.name })}
          name={content.name}
          percent={null}
        />
      ) : (
        <Sources {...props} content={content} />
      )}
    </ModalBody>
  )
}

type PropsOf<Kind extends SetVideoContent['kind']> = Omit<SetVideoProps, 'content'> & {
  content: Extract<SetVideoContent, { kind: Kind }>
}

function Sources({ content: { refusal, name }, onLink, onPick }: PropsOf<'empty'>) {
  const { t } = useTranslation()
  const [url, setUrl] = useState('')
  const isLink = refusal === 'badLink'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onLink(url)
  }
  return (
    <Stack gap={16}>
      {refusal && !isLink ? (
        <Notice tone="error">
          {t(`setVideo.refusals.${refusal}`, { ...uploadLimits, name: name ?? '' })}
        </Notice>
      ) : null}
      <form className={css.link} noValidate onSubmit={submit}>
        <TextField
          name="videoUrl"
          type="url"
          label={t('setVideo.link')}
          placeholder={t('setVideo.linkExample')}
          hint={t('setVideo.linkHint')}
          error={isLink ? t('setVideo.refusals.badLink') : undefined}
          value={url}
          onChange={setUrl}
        />
        <div className={css.useLink}>
          <Button type="submit">{t('setVideo.useLink')}</Button>
        </div>
      </form>
      <div className={css.or}>
        <Text as="span" size={13} tone="soft">
          {t('setVideo.or')}
        </Text>
      </div>
      <UploadArea accepts={['video']} limitsText={t('setVideo.accepts', uploadLimits)} onPick={onPick} />
    </Stack>
  )
}

function Ready({ content, isReplacing, onChange, onAnswer, onClose }: PropsOf<'ready'>) {
  const { t } = useTranslation()
  const { video, name, pixels } = content
  const link = parseVideoUrl(video.url)
  const title = link ? t(`setVideo.providers.${link.provider}`) : (name ?? '')
  const { poster } = video
  const answer = (asksPoster: boolean) => () => onAnswer({ video, asksPoster })
  const facts = [
    pixels ? t('setVideo.facts', pixels) : video.url,
    video.length === null ? null : videoTime(video.length),
  ].filter((fact) => fact !== null)
  return (
    <ModalBody
      title={t(isReplacing ? 'setVideo.replaceTitle' : 'setVideo.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.cancel')}</Button>
          {poster ? (
            <>
              <Button onPress={answer(true)}>{t('setVideo.otherPoster')}</Button>
              <Button variant="primary" onPress={answer(false)}>
                {t(isReplacing ? 'setVideo.replace' : 'setVideo.submit')}
              </Button>
            </>
          ) : (
            <>
              <Button onPress={answer(false)}>{t('setVideo.addBare')}</Button>
              <Button variant="primary" onPress={answer(true)}>
                {t('setVideo.choosePoster')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <div className={css.video}>
          {poster ? (
            <img className={css.poster} src={poster.src} alt={t('setVideo.posterOf', { name: title })} />
          ) : (
            <div className={css.noPoster}>
              <StudioIcon name="video" />
            </div>
          )}
        </div>
        <Cluster gap={8} justify="between" align="baseline">
          <Stack gap={2}>
            <Text weight="strong">
              <bdi className={css.name}>{title}</bdi>
            </Text>
            <Text size={13} tone="soft" figures="tabular">
              <span className={css.name}>{facts.join(' · ')}</span>
            </Text>
          </Stack>
          <Button size="small" variant="quiet" onPress={onChange}>
            {t('setVideo.change')}
          </Button>
        </Cluster>
        <Notice tone="info">
          {poster ? t('setVideo.cantDeliver') : t(link ? 'setVideo.noPoster' : 'setVideo.noFrame')}
        </Notice>
      </Stack>
    </ModalBody>
  )
}
