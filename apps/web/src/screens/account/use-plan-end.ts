import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { useEffect, useState } from 'react'
import { findPlanEnd } from '../../wiring/subscription.ts'

/** When a plan that is paid for ends, where its user canceled it; undefined until that is known, and otherwise. */
export function usePlanEnd(plan: string | undefined): Date | undefined {
  const [end, setEnd] = useState<Date>()
  const isPaid = plan !== undefined && planOf(plan).monthlyPrice > 0
  useEffect(() => {
    if (!isPaid) return
    let isHere = true
    void findPlanEnd().then((date) => {
      if (isHere) setEnd(date ?? undefined)
    })
    return () => {
      isHere = false
    }
  }, [isPaid])
  return isPaid ? end : undefined
}
