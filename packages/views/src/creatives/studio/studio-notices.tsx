import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Notice } from '@aloft/design-system/primitives/notice'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import type { OpenStudio } from './studio-content.ts'
import { SceneConflict } from './scene-conflict.tsx'
import * as css from './studio-notices.css.ts'

export type StudioNoticesProps = Pick<OpenStudio, 'readOnly' | 'trouble'>

/** Why nothing can be changed, or what has to be settled first. */
export function StudioNotices({ readOnly, trouble }: StudioNoticesProps) {
  const { t } = useTranslation()
  if (!readOnly && !trouble) return null
  return (
    <div className={css.notice}>
      {readOnly ? <Notice tone="info">{t(`studio.readOnly.${readOnly}`)}</Notice> : null}
      {trouble?.kind === 'conflict' ? <SceneConflict {...trouble} /> : null}
      {trouble?.kind === 'refused' ? (
        <Notice
          tone="error"
          title={t('studio.refusedSave.title')}
          action={
            <Cluster gap={8}>
              <Button size="small" onPress={trouble.onRetry}>
                {t('studio.refusedSave.retry')}
              </Button>
              <Button size="small" onPress={trouble.onDiscard}>
                {t('studio.refusedSave.discard')}
              </Button>
            </Cluster>
          }
        >
          {t(trouble.isPictureMissing ? 'studio.refusedSave.pictureMissing' : 'studio.refusedSave.lead')}
        </Notice>
      ) : null}
    </div>
  )
}
