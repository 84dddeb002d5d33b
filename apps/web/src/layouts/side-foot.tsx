import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { daysToReset } from '@aloft/domain/plans/tokens.rules'
import { TokenFoot } from '@aloft/views/frame/token-foot'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUpgradeHref } from '../navigation/use-frame-content.ts'
import { useQuery } from '../queries/use-query.ts'
import { useUser } from '../state/session.ts'
import { useProductDay } from '../wiring/core/clock.ts'
import { nextIdleMoment } from '../wiring/core/idle-moment.ts'

// Narrower, the side navigation is a rail without a foot.
const wide = () => matchMedia('(min-width: 1000px)')

function watchWidth(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** The tokens at the foot of the side navigation. They are asked for last: no page needs them to be read. */
export function SideFoot() {
  const user = useUser()
  const isWide = useSyncExternalStore(watchWidth, () => wide().matches)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isLeft = false
    void nextIdleMoment().then(() => {
      if (!isLeft) setIdle(true)
    })
    return () => {
      isLeft = true
    }
  }, [])
  const { loaded } = useQuery('get-token-balance', user && isIdle && isWide ? {} : null)
  const day = useProductDay()
  const upgradeHref = useUpgradeHref()
  if (!user || loaded.status !== 'ready') return null
  return (
    <TokenFoot
      balance={loaded.reply}
      monthlyAllowance={planOf(user.plan.labelKey).tokensAllowance}
      daysToReset={daysToReset(loaded.reply.resetDate, day)}
      upgradeHref={upgradeHref}
    />
  )
}
