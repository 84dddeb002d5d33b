import { MoneyLines } from '@aloft/design-system/patterns/money/money-lines'
import { paidAmounts } from '@aloft/domain/launches/launch-progress.rules'
import { LaunchPart } from '@aloft/views/launches/launch.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ask } from '../../../modals/ask.ts'
import { useLaunchView } from '../../../wiring/launches/launch.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

interface BillProps {
  readonly launch: OpenLaunch
}

/** Before a launch what it would cost, then what was paid for it, until it has begun. */
export function BillSection({ launch }: BillProps) {
  const { launch: action } = useLaunchView(launch.actor)
  return action ? <Price launch={launch} /> : <Paid launch={launch} />
}

function Price({ launch: { facts } }: BillProps) {
  const { t } = useTranslation()
  const { bill, order, currency, credit, commissionPercent, vatPercent } = facts
  const isMonthly = order.fundingRecurrence === 'monthly'
  const line = (
    id: 'budget' | 'budgetMonthly' | 'adSpend' | 'commission' | 'vat' | 'total' | 'credit',
    amount: number,
  ) => ({
    id,
    label: t(`launch.page.${id}`, { percent: id === 'vat' ? vatPercent : commissionPercent }),
    amount,
  })
  return (
    <LaunchPart title={t('launch.page.bill')}>
      <MoneyLines
        currency={currency}
        lines={[
          line(isMonthly ? 'budgetMonthly' : 'budget', bill.budget),
          { ...line('adSpend', bill.adSpend), kind: 'part' },
          { ...line('commission', bill.commission), kind: 'part' },
          line('vat', bill.vat),
          { ...line('total', bill.total), kind: 'total' },
          {
            ...line('credit', credit),
            kind: 'part',
            onFollow: () =>
              void ask('follow-the-euro', {
                what: t('launch.page.credit'),
                amount: credit,
                currency,
                choice: { account: 'credit' },
              }),
          },
        ]}
      />
    </LaunchPart>
  )
}

function Paid({ launch: { campaign } }: BillProps) {
  const { t } = useTranslation()
  const paid = paidAmounts(campaign)
  if (!paid) return null
  return (
    <LaunchPart title={t('launch.page.paid')}>
      <MoneyLines
        currency={paid.currency}
        lines={[
          { id: 'budget', label: t('launch.page.budget'), amount: paid.budget },
          { id: 'vat', label: t('launch.page.vatPaid'), amount: paid.vat },
          { id: 'total', label: t('launch.page.total'), amount: paid.total, kind: 'total' },
        ]}
      />
    </LaunchPart>
  )
}
