import { proxy, ref, useSnapshot } from 'valtio'
import type { FailureDetails } from './replies.ts'

/** Result of an emailed code; `other`: the address belongs to another account than the logged-in one. */
export type CodeCheck =
  | { readonly kind: 'checking' | 'done' | 'other' | 'failed' | 'inUse' }
  | { readonly kind: 'unreachable'; readonly failure: FailureDetails | null }

// A code works once, so that its check outlives the component that asked for it.
const state = proxy<{ byCode: Record<string, CodeCheck> }>({ byCode: {} })

export function useCodeCheck(code: string): CodeCheck | undefined {
  const byCode = useSnapshot<Record<string, CodeCheck>>(state.byCode)
  return Object.hasOwn(byCode, code) ? byCode[code] : undefined
}

/** Whether a code is being checked, or was. */
export const isCodeTaken = (code: string): boolean => Object.hasOwn(state.byCode, code)

export function setCodeCheck(code: string, check: CodeCheck): void {
  state.byCode[code] = ref(check)
}
