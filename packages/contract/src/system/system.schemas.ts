import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, nothing, ok } from '../core/action-schema.ts'
import type { systemActions } from './system.actions.ts'
import { exampleMails } from './system.examples.ts'

const offset = z.object({ mockDateOffsetHours: z.number() })

export const systemSchemas = {
  'get-due-work': describeAction({
    summary: 'Lists scheduled work and what users were notified of.',
    payload: nothing,
    reply: z.object({
      /** The earliest first; `about` names the ad or the account, null where it is about neither. */
      due: z.array(
        z.object({ id: z.uuid(), kind: z.string(), about: z.string().nullable(), dueDate: z.date() }),
      ),
      /** What users were told, the newest first. */
      told: z.array(z.object({ id: z.uuid(), headline: z.string(), message: z.string(), date: z.date() })),
    }),
    example: {
      payload: {},
      reply: {
        due: [
          {
            id: '0199f0a2-5b1c-7d3e-9f40-1a2b3c4d5e6f',
            kind: 'erase-account',
            about: 'orla@nightjar.example',
            dueDate: new Date('2026-11-23T09:05:00Z'),
          },
        ],
        told: [
          {
            id: '0199f0a2-5b1c-7d3e-9f40-1a2b3c4d5e70',
            headline: 'Your ad is drafted',
            message: '“Evenings, better lit” of Nightjar Lamps is ready to look over.',
            date: new Date('2026-11-22T09:05:00Z'),
          },
        ],
      },
    },
  }),
  'get-init-params': describeAction({
    summary: 'Returns the settings that a client needs to start, such as prices and limits.',
    payload: nothing,
    reply: z.object({
      /** Pixels of the square creative, the base of all others. */
      adCreativeSize: z.object({ width: z.int(), height: z.int() }),
      paymentParams: z.object({
        currency: z.string(),
        plans: z.array(z.object({ labelKey: z.string(), monthlyPrice: z.number() })),
        tokenPackages: z.array(z.int()),
        /** Added to what is sold, for a buyer who has not said where they are. */
        vatPercent: z.number(),
      }),
      /** Active ads each plan may hold (OPN-53). */
      maxAds: z.record(z.string(), z.int()),
      refundDelayHours: z.number(),
      facebookApiVersion: z.string(),
      apiKeys: z.record(z.string(), z.string()),
    }),
    example: {
      payload: {},
      reply: {
        adCreativeSize: { width: 1080, height: 1080 },
        paymentParams: {
          currency: 'EUR',
          plans: [{ labelKey: 'basic-2407', monthlyPrice: 29 }],
          tokenPackages: [200, 500, 1000],
          vatPercent: 19,
        },
        maxAds: { free: 3, 'basic-2407': 5 },
        refundDelayHours: 0.25,
        facebookApiVersion: 'v24.0',
        apiKeys: {},
      },
    },
  }),
  'get-mock-date-offset-hours': describeAction({
    summary: 'Returns how far the test clock is ahead.',
    payload: nothing,
    reply: offset,
    example: { payload: {}, reply: { mockDateOffsetHours: 0 } },
  }),
  'get-outbox': describeAction({
    summary: 'Lists the mails that were sent, newest first.',
    payload: nothing,
    reply: z.object({
      /** False where mails go to a mail server instead. */
      isInUse: z.boolean(),
      /** The newest first; `/outbox/<id>` shows one as a page. */
      mails: z.array(
        z.object({ id: z.uuid(), to: z.string(), subject: z.string(), text: z.string(), date: z.date() }),
      ),
    }),
    example: { payload: {}, reply: { isInUse: true, mails: exampleMails } },
  }),
  'log-error': describeAction({
    summary: 'Reports an error that happened in a browser.',
    // Long reports are cut, not refused: an error report must never fail for its length (API-11).
    payload: z.object({
      message: z.string().transform((text) => text.slice(0, 2000)),
      stack: z
        .string()
        .transform((text) => text.slice(0, 10_000))
        .nullish(),
      location: z
        .string()
        .transform((text) => text.slice(0, 500))
        .nullish(),
    }),
    reply: ok,
    example: {
      payload: { message: 'Failed to fetch', stack: 'Error: Failed to fetch', location: '/0/gallery' },
      reply: 'OK',
    },
  }),
  'set-mock-date-offset-hours': describeAction({
    summary: 'Moves the test clock ahead.',
    // Ten years are more than any product rule reaches.
    payload: z.object({ hours: z.number().min(0).max(87_600) }),
    reply: offset,
    // What has happened cannot unhappen: time can only go back with new data.
    failures: { clockIsAhead: offset },
    example: { payload: { hours: 24 }, reply: { mockDateOffsetHours: 24 } },
  }),
} satisfies Record<keyof typeof systemActions, ActionSchema>
