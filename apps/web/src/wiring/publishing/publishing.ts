import type { FailureOf, ReplyOf } from '@aloft/contract/schemas'
import { absorbAd, currentAd } from '../../state/brand.ts'
import { api } from '../core/api.ts'
import { takeAd } from '../balloons/readable-ads.ts'
import { adDrafts } from '../drafts/ad-drafts.ts'

export type ValidationFailures = Extract<
  ReplyOf<'publish-balloon'>,
  { validationFailures: unknown }
>['validationFailures']

/** The result of publishing. */
export type Published =
  | { readonly kind: 'published' }
  | { readonly kind: 'invalid'; readonly failures: ValidationFailures }
  | {
      readonly kind: 'refused'
      readonly reason: FailureOf<'publish-balloon'>['error'] | 'notSaved' | 'failed'
    }

/** Publishes an ad, including the latest edits. */
export async function publishAd(ideaId: string, balloonId: string): Promise<Published> {
  await adDrafts.finishSaving()
  if (adDrafts.isUnsaved(balloonId)) return { kind: 'refused', reason: 'notSaved' }
  const sent = currentAd(balloonId) ?? {}
  const outcome = await api.call('publish-balloon', { ideaId, balloonId })
  if (outcome.kind === 'failure') return { kind: 'refused', reason: outcome.failure.error }
  if (outcome.kind !== 'reply') return { kind: 'refused', reason: 'failed' }
  if ('validationFailures' in outcome.reply) {
    return { kind: 'invalid', failures: outcome.reply.validationFailures }
  }
  const ad = takeAd(outcome.reply.balloon)
  if (ad) absorbAd(ideaId, ad, sent)
  return { kind: 'published' }
}

/** Makes a version the draft of an ad, after saving unsaved edits; false if that failed. */
export async function restoreVersion(ideaId: string, balloonId: string, date: Date): Promise<boolean> {
  await adDrafts.finishSaving()
  if (adDrafts.isUnsaved(balloonId)) return false
  const sent = currentAd(balloonId) ?? {}
  const publishDate = date.toISOString()
  const outcome = await api.call('restore-balloon-version', { ideaId, balloonId, publishDate })
  if (outcome.kind !== 'reply') return false
  const ad = takeAd(outcome.reply.balloon)
  if (ad) absorbAd(ideaId, ad, sent)
  return true
}
