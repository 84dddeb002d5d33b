import type { Evidence } from '@aloft/domain/assistant/figures/evidence.rules'
import { productFigures } from '@aloft/domain/assistant/figures/product-figures'
import { useMemo, useState } from 'react'
import { product } from '../state/product.ts'
import { useUser } from '../state/session.ts'
import { productNow } from '../wiring/core/clock.ts'

/** The figures that an answer may name without a tool: prices, limits, and the dates of its context (AST-20). */
export function useBaseEvidence(): Evidence {
  const user = useUser()
  const [openDate] = useState(productNow)
  const signUp = user?.creationDate.getTime()
  return useMemo(() => {
    const moments = [openDate, ...(signUp === undefined ? [] : [new Date(signUp)])]
    const dates: Evidence = { known: { ...productFigures, moments }, callId: null, earlier: null }
    return product.writer === 'rules' ? { known: 'any', callId: null, earlier: dates } : dates
  }, [openDate, signUp])
}
