import { useEffect } from 'react'
import { product } from '../state/product.ts'
import { showToast } from '../state/toasts.ts'
import { onLostCall } from '../wiring/core/api.ts'

/** Shows developers the calls that failed on the server (ERR-16). */
export function useLostCalls(): void {
  useEffect(() => {
    if (!product.shouldToastFailures) return
    return onLostCall((call) => showToast({ text: { key: 'callFailed', ...call }, tone: 'warning' }))
  }, [])
}
