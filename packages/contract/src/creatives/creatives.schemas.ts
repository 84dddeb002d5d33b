import { adCreativeSchema, renderDataSchema } from '@aloft/domain/creatives/ad-creative.entity'
import { renderFailures } from '@aloft/domain/creatives/render.rules'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction } from '../core/action-schema.ts'
import type { creativesActions } from './creatives.actions.ts'
import { exampleAdCreative } from './creatives.examples.ts'

const payload = z.object({ adCreativeId: z.uuid() })

export const creativesSchemas = {
  'get-ad-creative': describeAction({
    payload,
    reply: adCreativeSchema,
    example: { payload: { adCreativeId: exampleAdCreative._id }, reply: exampleAdCreative },
  }),
  'render-asset': describeAction({
    payload,
    reply: z.union([z.object({ renderData: renderDataSchema }), z.enum(renderFailures)]),
    example: {
      payload: { adCreativeId: exampleAdCreative._id },
      reply: { renderData: exampleAdCreative.renderData },
    },
  }),
} satisfies Record<keyof typeof creativesActions, ActionSchema>
