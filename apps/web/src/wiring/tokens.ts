import type { TokenBalance } from '@aloft/domain/plans/plan.entity'
import { api } from './api.ts'

/** What the account has of each kind of token; null where the server does not say. */
export async function loadTokenBalance(): Promise<TokenBalance | null> {
  const outcome = await api.call('get-token-balance', {})
  return outcome.kind === 'reply' ? outcome.reply : null
}

/** All tokens together. */
export function totalTokens({ freeStarting, monthly, additional }: TokenBalance): number {
  return freeStarting + monthly + additional
}
