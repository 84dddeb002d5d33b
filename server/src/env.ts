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
    .describe('development seeds a demo brand and serves sample websites; production does neither'),
  DEMO: z
    .enum(['brand', 'business'])
    .default('brand')
    .describe(
      'what development seeds an empty database with: a brand without ads, or a business at work, as `npm start` does',
    ),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('port of the web server'),
  HOST: z.string().optional().describe('address to bind; 127.0.0.1 in development, 0.0.0.0 in production'),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('what this node does: answer requests, run jobs, or both'),
  PUBLIC_URL: z.url().optional().describe('address under which users reach the product'),
  DATABASE_URL: z.string().optional().describe('PostgreSQL; without it the embedded database is used'),
  DATA_DIR: z.string().default('.data').describe('folder of the embedded database and of stored files'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('bucket of stored files, which nodes on several hosts share; without it they lie in DATA_DIR'),
  S3_REGION: z.string().default('us-east-1').describe('region of the bucket'),
  S3_ENDPOINT: z.url().optional().describe('a server that speaks the same protocol as Amazon S3'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('key for the bucket; without it the role of the machine is used'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('secret of that key'),
  PRODUCT_NAME: z.string().min(1).default(shell.productName).describe('name shown in titles and mails'),
  ALLOW_EMBEDDED: list
    .pipe(z.array(z.enum(embeddedKinds)))
    .default([])
    .describe(
      'comma-separated services that production may do without: ad-platform, whose ads nobody sees, identity, a page of our own in place of Google and Facebook, mail, whose mails then stay in the database, and payment, whose page then moves no money',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'mail server, such as smtp://user:password@mail.example:587; without it mails are kept in an outbox',
    ),
  MAIL_FROM: z
    .email()
    .optional()
    .describe('address that mails come from; no-reply at the host of PUBLIC_URL by default'),
  MAIL_REPLY_TO: z
    .email()
    .optional()
    .describe('address that somebody reads, where answers to mails go; needed in production with SMTP_URL'),
  SALES_EMAIL: z.email().optional().describe('who gets notes to sales; MAIL_FROM by default'),
  PRODUCT_DOMAIN: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i, 'a host name such as aloft.example')
    .default('localhost')
    .describe('domain of the product: itself, app. and www. are its own, other labels are of brands'),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('address of a service with Sentry’s protocol that browsers report errors to'),
  TERMS_URL: z.url().optional().describe('page of the terms of use, linked at sign-up'),
  METRICS_TOKEN: z
    .string()
    .optional()
    .describe(
      'bearer token for /metrics; without it only this machine may read, and nobody in production or behind a proxy',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('least level logged'),
  SOCIAL_PLATFORMS: platforms
    .default([...socialPlatforms])
    .describe('comma-separated platforms that people may log in through, of google and facebook, or none'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('client of Google’s login; without it a page of our own asks who one is, and says so'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('secret of that client'),
  GOOGLE_BASE_URL: z
    .url()
    .default('https://accounts.google.com')
    .describe('OpenID provider that stands for Google; plain http only on this machine'),
  FACEBOOK_CLIENT_ID: z
    .string()
    .optional()
    .describe('app of Facebook’s login; without it a page of our own asks who one is, and says so'),
  FACEBOOK_CLIENT_SECRET: z.string().optional().describe('secret of that app'),
  FACEBOOK_BASE_URL: z.url().default('https://www.facebook.com').describe('where Facebook asks people'),
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com').describe('where Facebook answers us'),
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe('key for AI texts; without it the built-in copywriter drafts by rules and says so'),
  OPENAI_BASE_URL: z.url().optional().describe('a server that speaks the same protocol as OpenAI’s'),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini').describe('model that writes texts and answers in chats'),
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-2.5-flare').describe('model that draws pictures'),
  AD_AUTO_APPROVAL: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'whether ads without errors pass our own review by themselves; on in development, off in production',
    ),
  AD_SIMULATOR_SEED: z
    .string()
    .optional()
    .describe('one market for all ads of the simulated platform; without it each run meets its own'),
  SCAN_PRIVATE_ORIGINS: list
    .default([])
    .describe(
      'comma-separated exact origins the website scan may reach although they are private; not in production',
    ),
  LIFETIME_CODES: list
    .default(['LTD'])
    .describe(
      'comma-separated beginnings of the referral codes of deals for life, whose users are offered no upgrade',
    ),
  SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'two capital letters such as DE')
    .default('DE')
    .describe('where whoever runs this installation pays VAT; its rate is put on plans and ads'),
  PAYMENT_DISORDER: flag
    .default(false)
    .describe(
      'for tests: the built-in payment page tells each event twice and in the wrong order; not in production',
    ),
  FAULT_POINT: z
    .string()
    .regex(new RegExp(`^(?:${faultPoints.join('|')}):[1-9]\\d*$`))
    .optional()
    .describe(
      'for tests: the process dies when it passes this point so often, such as ad-begun:1; not in production',
    ),
  TRUST_PROXY: proxies
    .default(0)
    .describe(
      'number of proxies in front: the caller’s address is that many entries from the end of X-Forwarded-For',
    ),
})

export type Environment = z.output<typeof settingsSchema>

export interface Settings extends Environment {
  readonly isProduction: boolean
  /** Ads without errors need nobody to approve them. */
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

/** Parses the settings once. What is wrong, missing or not allowed stops the start, all of it named at once. */
export function readSettings(source: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const issues = settingsSchema.safeParse(filled).error?.issues ?? []
  const wrong = new Map(issues.map((issue) => [String(issue.path[0]), issue.message]))
  // Without those that are wrong, so that one start names what is missing as well.
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
  if (reasons.length > 0) throw new Error(`Settings are wrong:\n${reasons.join('\n')}`)
  const host = settings.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1')
  // The address that the server logs, so that a mailed link opens in the session of its reader.
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
