import { formatNumber } from '@aloft/domain/core/numbers'
import type { TokenBalance } from '@aloft/domain/plans/plan.entity'
import { freeStartingTokens, totalTokens } from '@aloft/domain/plans/tokens.rules'
import type {} from '@aloft/messages/i18n'
import type { Translate } from '@aloft/messages/text-key'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './token-foot.css.ts'

export interface TokenFootProps {
  balance: TokenBalance
  /** The plan's tokens per month; 0 if it has none. */
  monthlyAllowance: number
  /** Whole days until the monthly tokens are refilled; null without a date. */
  daysToReset: number | null
  /** The page with larger plans; only where an upgrade is offered (NAV-11). */
  upgradeHref?: string | undefined
}

const tickCount = 40

function Monthly({ balance, daysToReset }: { balance: TokenBalance; daysToReset: number }) {
  const { t } = useTranslation()
  const extra = balance.freeStarting + balance.additional
  const parts = { monthly: formatNumber(balance.monthly), extra: formatNumber(extra) }
  return (
    <>
      {extra > 0 ? `${t('frame.tokensParts', parts)} ` : null}
      {t('frame.tokensReset', { count: daysToReset })}
    </>
  )
}

/** The tokens of somebody whose plan adds none: a new account, or one whose plan has lapsed. */
function remainingWords(t: Translate, { freeStarting, monthly, additional }: TokenBalance): string {
  const extra = monthly + additional
  if (freeStarting > 0 && extra > 0)
    return t('frame.tokensFreeAndExtra', { free: formatNumber(freeStarting), extra: formatNumber(extra) })
  if (freeStarting > 0) return t('frame.tokensFree')
  return t(extra > 0 ? 'frame.tokensExtra' : 'frame.tokensNone')
}

/** The AI tokens left, at the foot of the side navigation (RTE-25, PLN-12). */
export function TokenFoot({ balance, monthlyAllowance, daysToReset, upgradeHref }: TokenFootProps) {
  const { t } = useTranslation()
  const left = totalTokens(balance)
  const free = monthlyAllowance === 0 ? freeStartingTokens : balance.freeStarting
  const total = Math.max(left, monthlyAllowance + free + balance.additional, 1)
  return (
    <div className={css.foot}>
      <div className={css.head}>
        <span>{t('frame.tokens')}</span>
        <span>{formatNumber(left)}</span>
      </div>
      <Ruler
        ticks={rulerTicks(tickCount, Math.ceil((left / total) * tickCount))}
        label={t('frame.tokensSpoken', { left: formatNumber(left), total: formatNumber(total) })}
      />
      <div className={css.note}>
        {monthlyAllowance > 0 && daysToReset !== null ? (
          <Monthly balance={balance} daysToReset={daysToReset} />
        ) : (
          remainingWords(t, balance)
        )}
      </div>
      {upgradeHref === undefined ? null : (
        <ButtonLink href={upgradeHref} size="small" width="full">
          {t('frame.upgrade')}
        </ButtonLink>
      )}
    </div>
  )
}
