import { adCampaignSchema } from '@aloft/domain/ads/ad-campaign.entity'
import { autopilotLogSchema } from '@aloft/domain/ads/autopilot.entity'
import { autopilotLevers } from '@aloft/domain/ads/autopilot.rules'
import { z } from 'zod'
import { exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import { type ActionSchema, describeAction, noDetails } from '../core/action-schema.ts'
import { adId, adSubject, brandId } from '../core/fields.ts'
import type { autopilotActions } from './autopilot.actions.ts'
import { exampleAutopilotLogs } from './autopilot.examples.ts'
import { exampleAdCampaign } from './launches.examples.ts'

const { balloonId, componentId } = exampleAdCampaign
const exampleSubject = { ideaId: exampleIdeaWithBalloons._id, balloonId, componentId }
const stoppedAd = { ...exampleAdCampaign, status: 'stopped' } as const
const adCampaign = adCampaignSchema.describe('The ad as it is now.')
const none = { holds: [], settings: null }

export const autopilotSchemas = {
  'get-autopilot-logs': describeAction({
    summary: 'Lists what the autopilot has done with an ad.',
    payload: z.object({ ideaId: brandId, balloonId: adId }),
    reply: z.object({ logs: z.array(autopilotLogSchema).describe('At most 100, newest first.') }),
    example: {
      payload: { ideaId: exampleSubject.ideaId, balloonId },
      reply: { logs: [...exampleAutopilotLogs] },
    },
  }),
  'lift-autopilot-hold': describeAction({
    summary: 'Lets the autopilot change a setting again that a person had set.',
    payload: adSubject.extend({ lever: z.enum(autopilotLevers).describe('The setting.') }),
    reply: z.object({ adCampaign }),
    failures: {
      /** The autopilot no longer locks anything of the ad. */
      notHeld: noDetails,
    },
    example: {
      payload: { ...exampleSubject, lever: 'showing' },
      reply: { adCampaign: exampleAdCampaign },
    },
  }),
  'retry-autopilot': describeAction({
    summary: 'Asks the autopilot to evaluate an ad now.',
    payload: adSubject,
    reply: z.object({
      log: autopilotLogSchema.describe('The entry of the evaluation, filled in once that is done.'),
    }),
    failures: {
      /** An earlier requested evaluation is in progress (AUT-03). */
      inProgress: noDetails,
    },
    example: {
      payload: exampleSubject,
      reply: {
        log: {
          id: '01936b2e-0000-7000-8000-000000000a03',
          date: new Date('2026-11-22T09:30:00Z'),
          state: 'inProgress',
          event: 'looked',
          decision: null,
          remark: null,
          lever: null,
          isSimulated: true,
        },
      },
    },
  }),
  'set-autopilot': describeAction({
    summary: 'Turns the autopilot of an ad on or off.',
    payload: adSubject.extend({ isOn: z.boolean().describe('Whether to turn it on.') }),
    reply: z.object({ adCampaign }),
    failures: { oneOffAd: noDetails, adNotStopped: noDetails },
    example: {
      payload: { ...exampleSubject, isOn: true },
      reply: { adCampaign: { ...stoppedAd, autopilot: { isOn: true, refusal: null, ...none } } },
    },
  }),
} satisfies Record<keyof typeof autopilotActions, ActionSchema>
