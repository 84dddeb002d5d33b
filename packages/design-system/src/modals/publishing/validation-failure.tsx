import type { ComponentType } from '@aloft/domain/balloons/component-types.rules'
import type { AddressFailure } from '@aloft/domain/flows/flow-addresses.rules'
import type { FlowFailure } from '@aloft/domain/flows/flow-validation.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import * as css from './validation-failure.css.ts'

/** The errors of one part of a flow. */
export interface FailedPart {
  readonly id: string
  /** Null for the flow as a whole, if it has no step. */
  readonly place: {
    /** Counted from 1. */
    readonly step: number
    readonly type: ComponentType
  } | null
  readonly failure: FlowFailure | AddressFailure
}

export interface ValidationFailureModalProps {
  failures: readonly FailedPart[]
  /** The component whose address needs to be set. */
  onAnswer: (componentId: string) => void
  onClose: () => void
}

const ofAddress: readonly FailedPart['failure'][] = ['noExternalPageUrl', 'pageUrlIsGoal', 'pageUrlRepeated']

/** Why an ad was not published: the errors of each part, with a link to its field (MOD-17). */
export function ValidationFailureModal({ failures, onAnswer, onClose }: ValidationFailureModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('publishAd.validation.title')}
      actions={<Button onPress={onClose}>{t('modals.close')}</Button>}
    >
      <Text tone="soft">{t('publishAd.validation.lead', { count: failures.length })}</Text>
      <ul className={css.list}>
        {failures.map(({ id, place, failure }) => {
          const part = place
            ? t('publishAd.validation.part', {
                step: place.step,
                kind: t(`publishAd.validation.kinds.${place.type}`),
              })
            : t('publishAd.validation.whole')
          return (
            <li key={id} className={css.item}>
              <span className={css.mark}>
                <Icon name="error" />
              </span>
              <span className={css.part}>{part}</span>
              <span className={css.words}>
                {t(place ? `publishAd.validation.failures.${failure}` : 'publishAd.validation.empty')}
              </span>
              {ofAddress.includes(failure) ? (
                <span className={css.way}>
                  <Button size="small" onPress={() => onAnswer(id)}>
                    <span aria-hidden="true">{t('publishAd.validation.fix')}</span>
                    <VisuallyHidden>{t('publishAd.validation.fixOf', { part })}</VisuallyHidden>
                  </Button>
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
    </ModalBody>
  )
}
