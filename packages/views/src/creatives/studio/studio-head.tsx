import { SaveState, type SaveStateProps } from '@aloft/design-system/patterns/save-state'
import { ToolButton } from '@aloft/design-system/patterns/tool-button'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import { ToolMenu } from '@aloft/design-system/patterns/tool-menu'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Icon } from '@aloft/design-system/primitives/icon'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { media } from '@aloft/design-system/theme/scale'
import type {} from '@aloft/messages/i18n'
import type { StudioDownload } from './studio-content.ts'
import * as css from './studio-head.css.ts'

export interface StudioHeadProps {
  /** Null if the picture has no headline. */
  name: string | null
  backHref: string
  /** Left out if nothing can be changed, with undo and redo. */
  save?: SaveStateProps | undefined
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onVersions: () => void
  /** Left out for guests. */
  download?: StudioDownload | undefined
}

/** Which creative this is, whether it's saved, and the actions for all of it. */
export function StudioHead({
  name,
  backHref,
  save,
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  onVersions,
  download,
}: StudioHeadProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const isPhone = useMedia(media.phone)
  return (
    <header className={css.head}>
      <Anchor
        href={backHref}
        className={css.back}
        aria-label={t('studio.back')}
        data-guide={isPhone ? 'buildCreative.confirm' : undefined}
      >
        <Icon name="arrow-left" />
      </Anchor>
      <div className={css.subject}>
        <h1 className={css.title}>
          <bdi>{name ?? t('studio.untitled')}</bdi>
        </h1>
        {save ? <SaveState {...save} /> : null}
      </div>
      <div className={css.tools}>
        {save ? (
          <>
            <ToolButton
              icon="undo"
              label={t('studio.undo')}
              hint={t('studio.undoHint')}
              shortcuts="Control+Z Meta+Z"
              isOff={!canUndo}
              onPress={onUndo}
            />
            <ToolButton
              icon="redo"
              label={t('studio.redo')}
              hint={t('studio.redoHint')}
              shortcuts="Control+Shift+Z Meta+Shift+Z"
              isOff={!canRedo}
              onPress={onRedo}
            />
          </>
        ) : null}
        {isPhone ? (
          <ToolMenu
            label={t('editor.moreActions')}
            entries={[
              { label: t('studio.versions'), icon: 'history', onPress: onVersions },
              ...(download
                ? [{ label: t('studio.download'), icon: 'download' as const, onPress: download.onStart }]
                : []),
            ]}
          />
        ) : (
          <ToolButton icon="history" label={t('studio.versions')} onPress={onVersions} />
        )}
        {download && !isPhone ? (
          <Button
            icon={<ToolIcon name="download" />}
            isLoading={download.isPending}
            onPress={download.onStart}
          >
            {t('studio.download')}
          </Button>
        ) : null}
        {isPhone ? null : (
          <ButtonLink href={backHref} variant="primary" guide="buildCreative.confirm">
            {t('studio.done')}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
