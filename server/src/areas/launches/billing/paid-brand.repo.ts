import type { Db, SubQuery } from '../../../db/db.ts'

/**
 * Selects the brand of the ad that a payment is for. A launch that was never submitted is deleted when its payment
 * ends; then selects any brand of the payer, who owns the ad's brand too. Selects nothing if the payment is not for an
 * ad.
 */
export function ideaIdOfPayment(db: Db, paymentId: string): SubQuery {
  return db('payment')
    .where({ 'payment.id': paymentId, 'payment.purpose': 'ad' })
    .select(
      db.raw(`coalesce(
        (select ad_run.idea_id from ad_run where ad_run.id = payment.subject::uuid),
        (select idea.id from idea left join team on team.id = idea.team_id
          where coalesce(team.owner_id, idea.user_id) = payment.owner_id limit 1))`),
    )
}
