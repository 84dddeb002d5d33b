import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, nothing, ok } from '../core/action-schema.ts'
import type { systemActions } from './system.actions.ts'
import { exampleMails } from './system.examples.ts'

const offset = z.object({
  mockDateOffsetHours: z.number().describe('How far the test clock is ahead, in hours.'),
})

export const systemSchemas = {
  'get-due-work': describeAction({
    summary: 'Lists scheduled work and what users were notified of.',
    payload: nothing,
    reply: z.object({
      due: z
        .array(
          z.object({
            id: z.uuid().describe('Id of the work.'),
            kind: z.string().describe('What will be done.'),
            about: z.string().nullable().describe('Ad or account it’s about; null for neither.'),
            dueDate: z.date().describe('When it’s due.'),
          }),
        )
        .describe('Scheduled work, earliest first.'),
      told: z
        .array(
          z.object({
            id: z.uuid().describe('Id of the notification.'),
            headline: z.string().describe('One line about it.'),
            message: z.string().describe('The full text.'),
            date: z.date().describe('When it was sent.'),
          }),
        )
        .describe('Notifications of all users, newest first.'),
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
            headline: 'Your ad is ready',
            message: '“Evenings, better lit” for Nightjar Lamps is ready for you to review.',
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
      adCreativeSize: z
        .object({
          width: z.int().describe('Width in pixels.'),
          height: z.int().describe('Height in pixels.'),
        })
        .describe('Size of the square creative, the base of all others.'),
      paymentParams: z
        .object({
          currency: z.string().describe('Currency of the prices.'),
          plans: z
            .array(
              z.object({
                labelKey: z.string().describe('Label of the plan.'),
                monthlyPrice: z.number().describe('Price of a month, without VAT.'),
              }),
            )
            .describe('Plans on sale.'),
          tokenPackages: z.array(z.int()).describe('Packages of AI tokens on sale.'),
          vatPercent: z.number().describe('VAT for a buyer whose country is unknown, in percent.'),
        })
        .describe('Prices.'),
      maxAds: z.record(z.string(), z.int()).describe('How many active ads each plan allows, by label.'),
      refundDelayHours: z.number().describe('Hours between a stop and its refund.'),
      facebookApiVersion: z.string().describe('Version of Facebook’s API.'),
      apiKeys: z.record(z.string(), z.string()).describe('Public keys of services, by name.'),
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
      isInUse: z.boolean().describe('False if mails go to a mail server instead.'),
      mails: z
        .array(
          z.object({
            id: z.uuid().describe('Id of the mail. `/outbox/{id}` shows it as a page.'),
            to: z.string().describe('Address of the recipient.'),
            subject: z.string().describe('Subject line.'),
            text: z.string().describe('The mail as plain text.'),
            date: z.date().describe('When it was sent.'),
          }),
        )
        .describe('Newest first.'),
    }),
    example: { payload: {}, reply: { isInUse: true, mails: exampleMails } },
  }),
  'log-error': describeAction({
    summary: 'Reports an error that happened in a browser.',
    // Long reports are truncated instead of refused: an error report must never fail because of its length
    // (API-11).
    limits: [{ calls: 30, seconds: 60, by: 'caller' }],
    payload: z.object({
      message: z
        .string()
        .transform((text) => text.slice(0, 2000))
        .describe('Message of the error. Cut after 2,000 characters.'),
      stack: z
        .string()
        .transform((text) => text.slice(0, 10_000))
        .nullish()
        .describe('Its stack. Cut after 10,000 characters.'),
      location: z
        .string()
        .transform((text) => text.slice(0, 500))
        .nullish()
        .describe('Page that it happened on. Cut after 500 characters.'),
    }),
    reply: ok,
    example: {
      payload: { message: 'Failed to fetch', stack: 'Error: Failed to fetch', location: '/0/gallery' },
      reply: 'OK',
    },
  }),
  'set-mock-date-offset-hours': describeAction({
    summary: 'Moves the test clock ahead.',
    payload: z.object({
      hours: z
        .number()
        .min(0)
        .max(87_600)
        .describe('How far ahead, in hours. Ten years are more than any rule of the product needs.'),
    }),
    reply: offset,
    // Past events can't be undone: time can only go back with new data.
    failures: { clockIsAhead: offset },
    example: { payload: { hours: 24 }, reply: { mockDateOffsetHours: 24 } },
  }),
} satisfies Record<keyof typeof systemActions, ActionSchema>
