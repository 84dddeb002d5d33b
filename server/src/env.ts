import { join } from 'node:path'
import { socialPlatforms } from '@aloft/domain/account/social-platforms'
import { shell } from '@aloft/messages/en/shell'
import { z } from 'zod'
import { faultPoints } from './fault-points.ts'
import { embeddedKinds, findMissingSettings } from './missing-settings.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const proxies = z
  .string()
  .regex(/^(?:\d|true|false)$/, 'a number of proxies from 0 to 9')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)))
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const platforms = z
  .string()
  .transform((value) => (value.trim() === 'none' ? [] : value.split(',').map((item) => item.trim())))
  .pipe(z.array(z.enum(socialPlatforms)))

/** Every setting of the product; docs/settings.md is generated from this table. */
export const settingsSchema = z.object({
  ALOFT_ENV: z
    .enum(['development', 'production'])
    .default('development')
    .describe('`development` seeds demo data and serves sample websites; `production` does neither'),
  DEMO: z
    .enum(['brand', 'business'])
    .default('brand')
    .describe(
      'the demo data that development puts into an empty database: a brand without ads, or a business with running ads; `npm start` uses `business`',
    ),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('port the server listens on'),
  HOST: z
    .string()
    .optional()
    .describe('network address to listen on; by default 127.0.0.1 in development and 0.0.0.0 in production'),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('what this node does: `web` answers requests, `worker` runs jobs, `all` does both'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'address where users open the product, used in links in emails, login redirects and payment webhooks; by default the address the server listens on',
    ),
  DATABASE_URL: z
    .string()
    .optional()
    .describe('address of the PostgreSQL database; if not set, the embedded database is used'),
  DATA_DIR: z.string().default('.data').describe('folder for stored files and the embedded database'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe(
      'bucket for stored files, needed when nodes run on several hosts; if not set, files are stored in DATA_DIR',
    ),
  S3_REGION: z.string().default('us-east-1').describe('region of the bucket'),
  S3_ENDPOINT: z
    .url()
    .optional()
    .describe('address of the storage server, if it is not Amazon S3 but speaks the same protocol'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('access key for the bucket; if not set, the machine’s own credentials are used'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('secret of the access key'),
  PRODUCT_NAME: z
    .string()
    .min(1)
    .default(shell.productName)
    .describe('product name shown in page titles and emails'),
  ALLOW_EMBEDDED: list
    .pipe(z.array(z.enum(embeddedKinds)))
    .default([])
    .describe(
      'comma-separated list of built-in substitutes that production may use: `ad-platform` (nobody sees the ads), `identity` (a built-in page replaces Google and Facebook login and believes whatever people enter), `mail` (emails are stored but never sent), `payment` (no money moves)',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'mail server, such as smtp://user:password@mail.example:587; if not set, emails are stored but never sent',
    ),
  MAIL_FROM: z
    .email()
    .optional()
    .describe('sender address of emails; by default no-reply at the host of PUBLIC_URL'),
  MAIL_REPLY_TO: z
    .email()
    .optional()
    .describe(
      'address for replies to emails, which somebody has to read; required in production if SMTP_URL is set',
    ),
  MAIL_POSTAL_ADDRESS: z
    .string()
    .trim()
    .min(1)
    .optional()
    .describe(
      'postal address of whoever operates this installation, in one line, shown at the foot of every email; required in production',
    ),
  SALES_EMAIL: z.email().optional().describe('address that receives messages to sales; by default MAIL_FROM'),
  PRODUCT_DOMAIN: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i, 'a host name such as aloft.example')
    .default('localhost')
    .describe(
      'domain of the product; the bare domain, app. and www. are the product itself, and any other subdomain belongs to a brand',
    ),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('DSN of Sentry or a compatible service; browsers report errors to it'),
  TERMS_URL: z.url().optional().describe('page with the terms of use, linked at sign-up'),
  METRICS_TOKEN: z
    .string()
    .optional()
    .describe(
      'bearer token for /metrics; if not set, only callers on the same machine can read it, and nobody can in production or behind a proxy',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('lowest level that is logged; `npm start` uses `warn` unless it’s set'),
  SOCIAL_PLATFORMS: platforms
    .default([...socialPlatforms])
    .describe(
      'comma-separated list of platforms that people can log in with (`google`, `facebook`), or `none`',
    ),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'client id for Google login; if not set, a built-in page replaces Google, says so, and believes whatever people enter',
    ),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('secret of the Google client; required if GOOGLE_CLIENT_ID is set'),
  GOOGLE_BASE_URL: z
    .url()
    .default('https://accounts.google.com')
    .describe('OpenID provider to use as Google; plain http is only allowed on the same machine'),
  FACEBOOK_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'app id for Facebook login; if not set, a built-in page replaces Facebook, says so, and believes whatever people enter',
    ),
  FACEBOOK_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('secret of the Facebook app; required if FACEBOOK_CLIENT_ID is set'),
  FACEBOOK_BASE_URL: z.url().default('https://www.facebook.com').describe('address of Facebook’s login page'),
  FACEBOOK_GRAPH_URL: z
    .url()
    .default('https://graph.facebook.com')
    .describe('address of Facebook’s API, which the server calls during a login'),
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe(
      'key for AI texts and pictures; if not set, the built-in copywriter drafts texts by rules and says so',
    ),
  OPENAI_BASE_URL: z
    .url()
    .optional()
    .describe('address of the AI server, if it is not OpenAI but offers the same API'),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini').describe('model that writes texts and answers in chats'),
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-2.5-flare').describe('model that draws pictures'),
  PEXELS_API_KEY: z
    .string()
    .optional()
    .describe(
      'key for stock photos of Pexels; if not set, stock pictures are our own illustrations in the brand’s colors',
    ),
  PEXELS_BASE_URL: z
    .url()
    .default('https://api.pexels.com/v1')
    .describe('address of the Pexels API, with its version'),
  AD_AUTO_APPROVAL: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'whether ads without errors pass our own review automatically; by default `on` in development and `off` in production',
    ),
  AD_SIMULATOR_SEED: z
    .string()
    .optional()
    .describe(
      'seed of the simulated ad platform, which puts all ads in the same market; if not set, each launch gets its own market',
    ),
  SCAN_PRIVATE_ORIGINS: list
    .default([])
    .describe(
      'comma-separated list of private origins that the website scan may read, each matched exactly; not allowed in production',
    ),
  LIFETIME_CODES: list
    .default(['LTD'])
    .describe(
      'comma-separated list of prefixes of lifetime-deal referral codes; users with such a code are never offered an upgrade',
    ),
  SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'two capital letters such as DE')
    .default('DE')
    .describe(
      'country where the operator of this installation pays VAT; its VAT rate applies to plans and ads',
    ),
  PAYMENT_DISORDER: flag
    .default(false)
    .describe(
      'for tests: the built-in payment provider sends each event twice and out of order; not allowed in production',
    ),
  FAULT_POINT: z
    .string()
    .regex(new RegExp(`^(?:${faultPoints.join('|')}):[1-9]\\d*$`))
    .optional()
    .describe(
      'for tests: kills the process when it reaches a given point for the nth time, such as ad-begun:1; not allowed in production',
    ),
  TRUST_PROXY: proxies
    .default(0)
    .describe(
      'number of proxies in front of the server, from 0 to 9; the client’s address is read that many entries from the end of X-Forwarded-For',
    ),
})

export type Environment = z.output<typeof settingsSchema>

export interface Settings extends Environment {
  readonly isProduction: boolean
  /** Whether ads without errors are approved automatically. */
  readonly isAutoApproval: boolean
  readonly host: string
  readonly publicUrl: string
  /** Sender of mails. */
  readonly mailFrom: string
  readonly salesEmail: string
  /** Folder of the embedded database. */
  readonly databaseDir: string
}

const forTests = ['SCAN_PRIVATE_ORIGINS', 'FAULT_POINT', 'PAYMENT_DISORDER'] as const

/** Parses the settings, once. If any are invalid, missing or not allowed, throws one error that lists all of them. */
export function readSettings(source: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const issues = settingsSchema.safeParse(filled).error?.issues ?? []
  const wrong = new Map(issues.map((issue) => [String(issue.path[0]), issue.message]))
  // Without the invalid ones, so that missing settings are reported at the same time.
  const settings = settingsSchema.parse(
    Object.fromEntries(Object.entries(filled).filter(([name]) => !wrong.has(name))),
  )
  const missing = findMissingSettings(settings).filter(
    ({ setting, instead }) => ![setting, ...instead].some((name) => wrong.has(name)),
  )
  const isProduction = settings.ALOFT_ENV === 'production'
  const notAllowed = isProduction
    ? forTests.filter((name) => (name === 'SCAN_PRIVATE_ORIGINS' ? settings[name][0] : settings[name]))
    : []
  const reasons = [
    ...[...wrong].map(([name, message]) => `  ${name}: ${message}`),
    ...notAllowed.map((name) => `  ${name}: not allowed in production`),
    ...missing.map(({ setting, reason }) => `  ${setting}: ${reason}`),
  ]
  if (reasons.length > 0) throw new Error(`Invalid settings:\n${reasons.join('\n')}`)
  const host = settings.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1')
  // The address that the server logs, so that a mailed link opens in the reader's session.
  const publicUrl =
    settings.PUBLIC_URL ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${settings.PORT}`
  const mailFrom = settings.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`
  return {
    ...settings,
    isProduction,
    isAutoApproval: settings.AD_AUTO_APPROVAL ? settings.AD_AUTO_APPROVAL === 'on' : !isProduction,
    host,
    publicUrl,
    mailFrom,
    salesEmail: settings.SALES_EMAIL ?? mailFrom,
    databaseDir: join(settings.DATA_DIR, 'database'),
  }
}
