import { adCampaignSchema } from '@aloft/domain/ads/ad-campaign.entity'
import { autopilotLogSchema } from '@aloft/domain/ads/autopilot.entity'
import { autopilotLevers } from '@aloft/domain/ads/autopilot.rules'
import { z } from 'zod'
import { exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import { type ActionSchema, describeAction, noDetails } from '../core/action-schema.ts'
import type { autopilotActions } from './autopilot.actions.ts'
import { exampleAutopilotLogs } from './autopilot.examples.ts'
import { exampleAdCampaign } from './launches.examples.ts'

const subject = z.object({ ideaId: z.uuid(), balloonId: z.uuid(), componentId: z.string() })
const { balloonId, componentId } = exampleAdCampaign
const exampleSubject = { ideaId: exampleIdeaWithBalloons._id, balloonId, componentId }
const stoppedAd = { ...exampleAdCampaign, status: 'stopped' } as const
const none = { holds: [], settings: null }

export const autopilotSchemas = {
  'get-autopilot-logs': describeAction({
    summary: 'Lists what the autopilot has done with an ad.',
    payload: z.object({ ideaId: z.uuid(), balloonId: z.uuid() }),
    /** The newest first, of the last hundred. */
    reply: z.object({ logs: z.array(autopilotLogSchema) }),
    example: {
      payload: { ideaId: exampleSubject.ideaId, balloonId },
      reply: { logs: [...exampleAutopilotLogs] },
    },
  }),
  'lift-autopilot-hold': describeAction({
    summary: 'Lets the autopilot change a setting again that a person had set.',
    payload: subject.extend({ lever: z.enum(autopilotLevers) }),
    reply: z.object({ adCampaign: adCampaignSchema }),
    failures: {
      /** Nothing of it is held any more. */
      notHeld: noDetails,
    },
    example: {
      payload: { ...exampleSubject, lever: 'showing' },
      reply: { adCampaign: exampleAdCampaign },
    },
  }),
  'retry-autopilot': describeAction({
    summary: 'Asks the autopilot to evaluate an ad now.',
    payload: subject,
    /** The entry of the evaluation, which is filled in once it is done. */
    reply: z.object({ log: autopilotLogSchema }),
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
    payload: subject.extend({ isOn: z.boolean() }),
    reply: z.object({ adCampaign: adCampaignSchema }),
    failures: { oneOffAd: noDetails, adNotStopped: noDetails },
    example: {
      payload: { ...exampleSubject, isOn: true },
      reply: { adCampaign: { ...stoppedAd, autopilot: { isOn: true, refusal: null, ...none } } },
    },
  }),
} satisfies Record<keyof typeof autopilotActions, ActionSchema>
