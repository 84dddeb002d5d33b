import { checkCompetitors } from '@aloft/domain/briefs/brief.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { brandOfCall, startAd } from './start-ad.ts'

/**
 * Starts generating an ad (GEN-02): reserves the tokens and adds the balloon, the task and the job in one commit. If
 * that isn't possible, the reply's `failureStatus` has the reason (GEN-08 to GEN-14, BRF-13).
 */
export const createAd = defineAction('create-ad', {
  policy: onBrand(),

  async handle({ db, account, brand, now, enqueue }, params) {
    if (params.platform === 'linkedin') return { error: 'generic' }
    if (checkCompetitors(params.competitors)) throw new CallError('invalidPayload', { field: 'competitors' })
    const started = await startAd(db, { brand: brandOfCall(brand), userId: account.id, params, now })
    if ('failureStatus' in started) return started
    await enqueue(db, 'generate-ad', { taskId: started.taskId })
    return { ideaId: brand.idea.id, balloonId: started.balloonId }
  },
})
