import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { onBrandOf } from '../../action/policies.ts'
import { findAdCreative, ideaIdOfCreative } from './ad-creative.repo.ts'
import { wireAdCreative } from './ad-creative.wire.ts'

/** A creative with its pictures; polled while they are being drawn (CRE-15, OPN-100). */
export const getAdCreative = defineAction('get-ad-creative', {
  policy: onBrandOf((db, { adCreativeId }) => ideaIdOfCreative(db, adCreativeId)),
  async handle({ db }, { adCreativeId }) {
    const row = await findAdCreative(db, adCreativeId)
    if (!row) throw new CallError('notFound')
    return wireAdCreative(row)
  },
})
