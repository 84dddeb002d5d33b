import type { Need, NeedRights } from '@aloft/domain/launches/overview-needs.rules'
import {
  editorAddress,
  launchAddress,
  pageAddress,
  planAddress,
  reportAddress,
  websiteAddress,
} from '../../addresses/page-address.ts'

/** What the addresses of needs are made of. */
export interface NeedPlaces {
  readonly ideaId: string
  /** The step of each ad that was launched, by the ad. */
  readonly componentIds: Readonly<Record<string, string>>
  /** The overview with only its drafts. */
  readonly draftsHref: string
  /** Whether there is a page with the credit. */
  readonly hasPayments: boolean
}

/** The page where something is done about a need, or followed; undefined if this person can't do it. */
export function needHref(need: Need, places: NeedPlaces, rights: NeedRights): string | undefined {
  const { ideaId, componentIds, draftsHref, hasPayments } = places
  const { mayEdit, mayPay } = rights
  switch (need.kind) {
    case 'planLapsed':
      return mayPay ? planAddress('/0') : undefined
    case 'trialEnds':
      return planAddress('/0')
    case 'held':
    case 'unpaid':
    case 'ended':
      return mayPay ? launchAddress(ideaId, need.ad.id, componentIds[need.ad.id] ?? '') : undefined
    case 'waiting':
      return launchAddress(ideaId, need.ad.id, componentIds[need.ad.id] ?? '')
    case 'rejected':
    case 'draft':
      return mayEdit ? editorAddress(ideaId, need.ad.id) : undefined
    case 'drafts':
      return mayEdit ? draftsHref : undefined
    case 'website':
      return mayEdit ? websiteAddress(ideaId) : undefined
    case 'ending':
    case 'renewing':
      return reportAddress(ideaId, need.ad.id)
    case 'refunded':
      return mayPay && hasPayments ? pageAddress('payments') : undefined
  }
}
