import type { ComponentType } from '@aloft/domain/balloons/component-types.rules'
import type { AddressFailure } from '@aloft/domain/flows/flow-addresses.rules'
import type { FlowFailure } from '@aloft/domain/flows/flow-validation.rules'
import type {} from '@aloft/messages/i18n'
import { Button } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { Text } from '../../primitives/text.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
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

export interface ValidationListProps {
  failures: readonly FailedPart[]
  /** The component whose address needs to be set. */
  onSetAddress: (componentId: string) => void
}

const ofAddress: readonly FailedPart['failure'][] = ['noExternalPageUrl', 'pageUrlIsGoal', 'pageUrlRepeated']

/** The errors of each part of a flow, with a way to set a missing address (FLV-01). */
export function ValidationList({ failures, onSetAddress }: ValidationListProps) {
  const { t } = useTranslation()
  return (
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
            <Text as="span" weight="strong">
              {part}
            </Text>
            <span className={css.words}>
              {t(place ? `publishAd.validation.failures.${failure}` : 'publishAd.validation.empty')}
            </span>
            {ofAddress.includes(failure) ? (
              <span className={css.way}>
                <Button size="small" onPress={() => onSetAddress(id)}>
                  <span aria-hidden="true">{t('publishAd.validation.fix')}</span>
                  <VisuallyHidden>{t('publishAd.validation.fixOf', { part })}</VisuallyHidden>
                </Button>
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
