import type { TokenBalance } from '@aloft/domain/plans/plan.entity'
import { type TokenUse, tokenPrices } from '@aloft/domain/plans/tokens.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { TokenMeter } from './token-meter.tsx'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './token-balance.css.ts'

export interface TokenBalanceModalProps {
  balance: TokenBalance
  /** The plan's tokens per month; 0 if it has none. */
  monthlyAllowance: number
  /** Whole days until the monthly tokens are refilled; null without a date. */
  daysToReset: number | null
  /** Tokens needed by the action that could not be paid (GEN-10). */
  needed?: number | undefined
  /** More tokens can be bought. */
  hasTopUp?: boolean
  onAnswer: (way: 'topUp') => void
  onClose: () => void
}

const uses: readonly TokenUse[] = ['ad', 'image', 'textSet', 'assistantMessage']

/** The AI tokens left, when they're refilled, and what actions cost (MOD-18, PLN-13). */
export function TokenBalanceModal({
  balance,
  monthlyAllowance,
  daysToReset,
  needed,
  hasTopUp = false,
  onAnswer,
  onClose,
}: TokenBalanceModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('ads.tokenBalance.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('ads.close')}</Button>
          {hasTopUp ? (
            <Button variant="primary" onPress={() => onAnswer('topUp')}>
              {t('ads.tokenBalance.topUp')}
            </Button>
          ) : null}
        </>
      }
    >
      {needed === undefined ? null : (
        <Notice tone="warning">{t('ads.tokenBalance.short', { count: needed })}</Notice>
      )}
      <TokenMeter balance={balance} monthlyAllowance={monthlyAllowance} daysToReset={daysToReset} />
      <section className={css.prices}>
        <Heading level={3} size={16}>
          {t('ads.tokenBalance.prices')}
        </Heading>
        <dl>
          {uses.map((use) => (
            <div key={use} className={css.row}>
              <Text as="dt">{t(`ads.tokenBalance.uses.${use}`)}</Text>
              <Text as="dd" figures="tabular" weight="medium">
                {tokenPrices[use] > 0
                  ? t('ads.tokens', { count: tokenPrices[use] })
                  : t('ads.tokenBalance.free')}
              </Text>
            </div>
          ))}
        </dl>
        <Text size={13} tone="soft">
          {t('ads.tokenBalance.refund')}
        </Text>
      </section>
    </ModalBody>
  )
}
