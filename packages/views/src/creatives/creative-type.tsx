import { ToolIcon, type ToolIconName } from '@aloft/design-system/patterns/tool-icon'
import { Button } from '@aloft/design-system/primitives/button'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import * as css from './creative-type.css.ts'

/** The ways to make a creative. */
export const creativeTypes = ['mixer', 'wizard', 'upload'] as const
export type CreativeType = (typeof creativeTypes)[number]

export interface CreativeTypeModalProps {
  onAnswer: (type: CreativeType) => void
  onClose: () => void
}

const icons: Readonly<Record<CreativeType, ToolIconName>> = {
  mixer: 'gallery',
  wizard: 'write',
  upload: 'saving',
}

/** Asks how a creative is made (MOD-04); one press answers. */
export function CreativeTypeModal({ onAnswer, onClose }: CreativeTypeModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('creativesModals.creativeType.title')}
      actions={<Button onPress={onClose}>{t('modals.cancel')}</Button>}
    >
      <ul className={css.types}>
        {creativeTypes.map((type) => (
          <li key={type}>
            <button type="button" className={css.type} onClick={() => onAnswer(type)}>
              <span className={css.icon}>
                <ToolIcon name={icons[type]} size={20} />
              </span>
              <Stack as="span" gap={2}>
                <span className={css.label}>{t(`creativesModals.creativeType.${type}.label`)}</span>
                <span className={css.detail}>{t(`creativesModals.creativeType.${type}.detail`)}</span>
              </Stack>
            </button>
          </li>
        ))}
      </ul>
    </ModalBody>
  )
}
