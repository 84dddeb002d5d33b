import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Text } from '@aloft/design-system/primitives/text'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import * as css from './duplicate-section.css.ts'
import { EditorSection } from './editor-section.tsx'

export interface DuplicateSectionProps {
  onDuplicate: () => void
  /** Given for a Facebook ad: a draft for Instagram with what it holds. Never called while one is being created. */
  onCreateForInstagram?: (() => void) | undefined
  isCreatingForInstagram?: boolean | undefined
}

/** A draft with what an ad holds, for its own platform or, from Facebook, for Instagram (EDT-13, API-13). */
export function DuplicateSection({
  onDuplicate,
  onCreateForInstagram,
  isCreatingForInstagram = false,
}: DuplicateSectionProps) {
  const { t } = useTranslation()
  return (
    <EditorSection section="duplicate" summary={t('adSettings.summary.duplicate')}>
      <div className={css.ways}>
        <Text>{t('adSettings.duplicate.text')}</Text>
        <Button onPress={onDuplicate} icon={<ToolIcon name="copy" />}>
          {t('adSettings.duplicate.press')}
        </Button>
        {onCreateForInstagram ? (
          <>
            <Text>{t('adSettings.duplicate.instagramText')}</Text>
            <Button isLoading={isCreatingForInstagram} onPress={onCreateForInstagram}>
              {t('adSettings.duplicate.instagram')}
            </Button>
          </>
        ) : null}
      </div>
    </EditorSection>
  )
}
