import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import {
  computeLaunchFacts,
  type LaunchFacts,
  launchStanding,
} from '@aloft/domain/launches/launch-facts.rules'
import { launchProposals, missingPayers } from '@aloft/domain/launches/launch-proposals.rules'
import { launchSource } from '@aloft/domain/launches/launch-source.rules'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { suggestedPayers } from '../../ads/suggested-payers.ts'
import { picturedAd } from '../../ads/use-creative-media.ts'
import { launchAddress } from '../../addresses/page-address.ts'
import { useQuery } from '../../queries/use-query.ts'
import type { AdContent } from '../../state/ad-content.ts'
import type { AdValues } from '../../state/brand.ts'
import { useDeliveryFailure } from '../../state/delivery-failure.ts'
import { useEvidence } from '../../state/evidence.ts'
import type { FailureDetails } from '../../state/replies.ts'
import { useUser } from '../../state/session.ts'
import { inspect } from '../../wiring/core/inspect.ts'
import type { AdSubject } from '../../wiring/launches/ad-life.ts'
import { type LaunchActor, wiredLaunch } from '../../wiring/launches/launch.ts'
import { useAdEdits, useIsLocked } from '../ads/editor/edited-ad.tsx'
import { useAdSettings } from '../ads/editor/sections/use-ad-settings.ts'
import { useCampaign } from './use-campaign.ts'

/** The ad whose launch is open. */
export interface LaunchedAd {
  readonly idea: IdeaWithBalloons
  readonly balloon: Balloon
  readonly values: AdValues
  readonly content: AdContent
}

/** The launch of the open ad once everything about it is loaded: what its sections read, and its machine. */
export interface OpenLaunch {
  readonly ad: LaunchedAd
  readonly subject: AdSubject
  readonly facts: LaunchFacts
  readonly campaign: AdCampaign
  readonly actor: LaunchActor
  /** The values of the ad with what the page proposes for those that it lacks. */
  readonly values: AdValues
  /** Saves what is proposed, before anything else of the ad changes or is paid for. */
  readonly saveProposals: () => void
}

/** The machine of a launch, kept up to date with the facts; `launch` is null until they are loaded. */
export function useOpenLaunch(ad: LaunchedAd): {
  readonly actor: LaunchActor
  readonly launch: OpenLaunch | null
  /** Why the facts didn't load. */
  readonly failure: FailureDetails | null
  /** Loads them again. */
  readonly reload: () => void
} {
  const { idea, balloon, values, content } = ad
  const subject = { ideaId: idea._id, balloonId: balloon.id, componentId: content.campaignId }
  const user = useUser()
  const evidence = useEvidence(subject)
  const { loaded: campaign, retry } = useCampaign(subject, balloon.status)
  const { loaded: params, retry: retryParams } = useQuery('get-init-params', {})
  const vatPercent = params.status === 'ready' ? params.reply.paymentParams.vatPercent : null
  const variant = (campaign.status === 'ready' && campaign.reply.abTest?.variants[1]) || null
  const adCreativeId = picturedAd(content).adCreativeId
  const pictures = {
    pictureFailure: useDeliveryFailure(adCreativeId),
    variantPictureFailure: useDeliveryFailure(variant && variant.creativeId),
  }
  const factsOf = (current: AdValues) =>
    user && vatPercent !== null
      ? computeLaunchFacts(
          launchSource({
            ...subject,
            idea,
            balloon,
            values: current,
            user,
            vatPercent,
            evidence,
            ...pictures,
            variant,
          }),
        )
      : null
  const known = factsOf(values)
  const { proposals, saveProposals } = useProposals(ad, known)
  const completed = { ...values, ...proposals }
  const facts = Object.keys(proposals).length > 0 ? factsOf(completed) : known
  const standing = facts && campaign.status === 'ready' ? launchStanding(facts) : null
  const [machine] = useState(() =>
    wiredLaunch(subject, launchAddress(idea._id, balloon.id, content.campaignId)),
  )
  const actor = useActorRef(machine, { input: { standing } })
  useEffect(() => inspect('launch', actor), [actor])
  useEffect(() => {
    if (standing) actor.send({ type: 'UPDATE', standing })
  }, [actor, standing])
  const failed = campaign.status === 'failed' ? campaign : params.status === 'failed' ? params : null
  const hasFailed = failed !== null
  useEffect(() => {
    if (hasFailed) actor.send({ type: 'FAIL' })
  }, [actor, hasFailed])
  return {
    actor,
    launch:
      facts && campaign.status === 'ready'
        ? { ad, subject, facts, campaign: campaign.reply, actor, values: completed, saveProposals }
        : null,
    failure: failed && failed.failure,
    reload() {
      retry()
      if (params.status === 'failed') retryParams()
    },
  }
}

const none: AdValues = {}

/**
 * What the page proposes for values that the ad lacks. Once anything of the ad was changed here, the user decides: a
 * field that they empty stays empty.
 */
function useProposals(
  { idea, balloon, values, content }: LaunchedAd,
  facts: LaunchFacts | null,
): { readonly proposals: AdValues; readonly saveProposals: () => void } {
  const isLocked = useIsLocked()
  const { startingBudget } = useAdSettings().settings
  const { changeAd } = useAdEdits()
  const [isOpen, setIsOpen] = useState(true)
  const proposals =
    isOpen && !isLocked && facts
      ? launchProposals(values, content.campaignId, {
          startingBudget: startingBudget ?? null,
          missing: missingPayers(facts),
          names: suggestedPayers(idea, balloon.id),
        })
      : none
  return {
    proposals,
    saveProposals() {
      setIsOpen(false)
      if (Object.keys(proposals).length > 0) changeAd(proposals)
    },
  }
}
