import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { Locator, Page } from '@playwright/test'
import { demoAdmin, expect, test as base } from './aloft.ts'
import { mailedLink, subjects } from './mails.ts'
import { type Ad, makeAd, openBrand, type Owner, type Platform } from './people.ts'
import { startWebsite, type Website } from './website.ts'

/**
 * For lives of ads, on a separate server, because they move its clock by weeks. All their launches have the
 * same simulated market, in which the platform has reviewed an ad within 6 hours of its launch, including our
 * 2 hours.
 */
export const test = base.extend<object, { website: Website }>({
  website: [
    async ({}, use) => {
      const website = await startWebsite()
      await use(website)
      await website.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ website }, use) =>
      use({
        AD_AUTO_APPROVAL: 'on',
        AD_SIMULATOR_SEED: 'nightjar',
        SCAN_PRIVATE_ORIGINS: website.url,
      }),
    { scope: 'worker' },
  ],
})

/** A user with a confirmed email address and a brand whose website has its snippet. */
export async function openReadyBrand(page: Page, website: Website): Promise<Owner> {
  const owner = await openBrand(page, { url: website.url })
  const { ideaId, call } = owner
  const brief = { ...exampleBrandBrief, websiteUrl: website.url }
  await call('save-brief', { ideaId, kind: 'brand', brief })
  await confirmEmail(page, owner)
  const { origin } = new URL(page.url())
  website.paste(`<script async src="${origin}/api/bridge?i=${ideaId}"></script>`)
  const found = await call('validate-snippet', { ideaId, url: website.url, kind: 'website' })
  expect(found).toEqual({ isValidated: true })
  return owner
}

async function confirmEmail(page: Page, { email, call }: Owner): Promise<void> {
  const { searchParams } = new URL(await mailedLink(page, email, subjects.verifyEmail), page.url())
  await call('validate-email', { code: searchParams.get('code') })
}

// A worker has one server, whose limit of logins is lower than the number of times its clock is moved.
let adminToken: string | undefined

async function logInAsAdmin(page: Page): Promise<string> {
  const login = await page.request.post('/api/login', { data: demoAdmin })
  expect(login.ok(), `login: ${login.status()}`).toBe(true)
  return ((await login.json()) as { authToken: string }).authToken
}

/** A call by the demo's admin. */
export async function callAsAdmin<T>(page: Page, action: string, payload: object): Promise<T> {
  adminToken ??= await logInAsAdmin(page)
  const headers = { authorization: `bearer ${adminToken}` }
  const reply = await page.request.post(`/api/${action}`, { data: payload, headers })
  expect(reply.ok(), `${action}: ${reply.status()}`).toBe(true)
  return (await reply.json()) as T
}

/** Hours that product time is ahead of real time. */
async function offsetHours(page: Page): Promise<number> {
  const reply = await page.request.post('/api/get-mock-date-offset-hours', { data: {} })
  const { mockDateOffsetHours } = (await reply.json()) as { mockDateOffsetHours: number }
  return mockDateOffsetHours
}

/** Moves product time forward by that many hours, for everybody on this server. */
export async function passHours(page: Page, hours: number): Promise<void> {
  await callAsAdmin(page, 'set-mock-date-offset-hours', { hours: (await offsetHours(page)) + hours })
}

/** Today in product time, as `YYYY-MM-DD` in UTC. */
export async function productDay(page: Page): Promise<string> {
  return new Date(Date.now() + (await offsetHours(page)) * 3_600_000).toISOString().slice(0, 10)
}

interface Begun {
  readonly paymentId: string
  readonly url: string
}

/** On the provider's page, with the test card that succeeds. */
async function payByCard(page: Page, { url }: Begun): Promise<void> {
  const form = { step: 'card', number: '4242424242424242', expiry: '12 / 49', code: '123' }
  await page.request.post(url, { form, maxRedirects: 0 })
}

/** Starts a trial of a plan that allows launches, by calls instead of pages. */
async function beginTrial(page: Page, { call }: Owner): Promise<void> {
  const returnTo = '/0/create/plan'
  const begun = await call<Begun>('add-payment-method', { returnTo })
  await payByCard(page, begun)
  const { paymentMethod } = await call<{ paymentMethod: { _id: string } }>('get-payment-result', {
    paymentId: begun.paymentId,
  })
  const choice = { planLabel: 'basic-2407', isAnnual: false, currency: 'EUR' }
  await call('start-subscription', { ...choice, paymentMethodId: paymentMethod._id, returnTo })
}

/** From the editor to the page that launches the ad, with a budget and length of its own. */
export async function openReview(page: Page, platform: Platform): Promise<void> {
  await page.getByRole('link', { name: 'Review and launch' }).click()
  await page.getByRole('textbox', { name: 'Total budget' }).fill('140')
  await page.getByRole('textbox', { name: 'How long it runs' }).fill('14')
  // Proposed: European law asks for both names.
  if (platform !== 'Google') await expect(page.getByLabel('Paid by')).toHaveValue('Nightjar Lamps')
}

/** Publishes the open ad without launching it. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
}

/** An ad that's ready except for its payment. */
interface ReadyAd {
  readonly owner: Owner
  readonly subject: { readonly ideaId: string; readonly balloonId: string; readonly componentId: string }
  /** The address of its launch page. */
  readonly launchAddress: string
  /** The owner's credit in cents. */
  credit(): Promise<number>
}

/** European law asks for both names on Facebook and Instagram. */
const named = { payer: 'Nightjar Lamps Ltd.', beneficiary: 'Nightjar Lamps Ltd.' }

/**
 * Creates an ad for 140 euros and 14 days, 166.60 with VAT, by calls if possible, and opens its launch page.
 */
export async function openReadyAd(
  page: Page,
  website: Website,
  platform: Platform = 'Google',
): Promise<ReadyAd> {
  const owner = await openReadyBrand(page, website)
  await beginTrial(page, owner)
  await makeAd(page, platform)
  const subject = await publishByCalls(owner, platform === 'Google' ? {} : named)
  const launchAddress = launchAddressOf(subject)
  await page.goto(launchAddress)
  return {
    owner,
    subject,
    launchAddress,
    credit: async () => Math.round((await owner.call<{ credit: number }>('get-user', {})).credit * 100),
  }
}

/**
 * Creates an ad for 140 euros and 14 days, and submits it by calls: it's paid by card and waits for approval.
 */
export async function submitAd(
  page: Page,
  platform: Exclude<Platform, 'Google'>,
): Promise<Pick<ReadyAd, 'owner' | 'launchAddress'>> {
  const owner = await openBrand(page)
  const { call, ideaId } = owner
  await confirmEmail(page, owner)
  // The demo brand's website has the snippet of every brand with its address.
  await call('validate-snippet', { ideaId, url: exampleBrandBrief.websiteUrl, kind: 'website' })
  await beginTrial(page, owner)
  await makeAd(page, platform)
  const subject = await publishByCalls(owner, named)
  await launchByCalls(page, owner, subject)
  return { owner, launchAddress: launchAddressOf(subject) }
}

async function launchByCalls(page: Page, { call }: Owner, subject: ReadyAd['subject']): Promise<void> {
  const payment = await call<Begun>('pay-ad', { ...subject, method: 'card', creditAmount: 0 })
  await payByCard(page, payment)
  await call('confirm-payment', { paymentId: payment.paymentId })
}

/**
 * Creates a Google ad and copies it until all five ads of the plan are active; opens the launch of the sixth.
 */
export async function openAdBeyondPlan(page: Page, website: Website): Promise<ReadyAd> {
  const ready = await openReadyAd(page, website)
  const { owner, subject } = ready
  const { ideaId, balloonId } = subject
  for (let n = 0; n < 5; n++) await owner.call('duplicate-balloon', { ideaId, balloonId })
  const copies = (await owner.ads()).filter(({ id }) => id !== balloonId)
  for (const copy of copies) await launchByCalls(page, owner, await publishByCalls(owner, {}, copy))
  await page.goto(ready.launchAddress)
  return ready
}

function launchAddressOf({ ideaId, balloonId, componentId: cid }: ReadyAd['subject']): string {
  return `/0/launch?${new URLSearchParams({ ideaId, balloonId, cid }).toString()}`
}

async function publishByCalls(
  owner: Owner,
  more: Record<string, string> = {},
  given?: Ad,
): Promise<ReadyAd['subject']> {
  const ad = given ?? (await owner.ads())[0]
  const subject = { ideaId: owner.ideaId, balloonId: ad?.id ?? '' }
  const componentId = campaignIn(ad)
  const values = Object.entries({ plannedBudget: 140, durationDays: 14, ...more })
  const data = Object.fromEntries(values.map(([name, value]) => [`component/${componentId}/${name}`, value]))
  await owner.call('update-balloon', { ...subject, data })
  await owner.call('publish-balloon', subject)
  return { ...subject, componentId }
}

/** The id of the component with an ad's campaign. */
export function campaignIn(ad: Ad | undefined): string {
  const types = Object.entries(ad?.data ?? {}).filter(([key]) => key.endsWith('/type'))
  const [key] = types.find(([, values]) => String(values.at(-1)?.value).endsWith('AdCampaign')) ?? []
  return key?.split('/')[1] ?? ''
}

/** Waits until the newest entry in the history on the launch page has this status. */
export async function expectStatus(page: Page, status: string): Promise<void> {
  // Works behind a modal too, where the list has no role.
  const newest = page.locator('ol[aria-label="Status history"] > li').first()
  await expect(newest).toContainText(status, { timeout: 30_000 })
}

/** With the test card of that meaning, on the provider's page. */
export async function payBy(page: Page, meaning: string): Promise<void> {
  await expect(page.getByText('Test page. No money moves.')).toBeVisible()
  await page.getByRole('button', { name: meaning }).click()
}

/** Amounts in cents by label. */
export async function amountsIn(region: Locator): Promise<Readonly<Record<string, number>>> {
  await expect(region.locator('dd').last()).toBeVisible()
  const names = await region.locator('dt').allTextContents()
  const amounts = await region.locator('dd').allTextContents()
  const cents = (text: string) => Math.round(Number(text.replaceAll(/[€,]/g, '')) * 100)
  return Object.fromEntries(names.map((name, index) => [name, cents(amounts[index] ?? '')]))
}

/** The page's breakdown of the budget. It must add up to the cent. */
export async function expectSettled(page: Page): Promise<{ readonly spent: number; readonly back: number }> {
  const refund = page.locator('section').filter({ hasText: 'Where your budget went' }).last()
  await expect(refund.getByText(/^You got it on/)).toBeVisible({ timeout: 30_000 })
  const lines = await amountsIn(refund)
  const spent = Math.abs(lines['Ad spend'] ?? 0)
  const commission = Math.round(spent * 0.2)
  const rest = 140_00 - spent - commission
  const vat = Math.round((26_60 * rest) / 140_00)
  expect(lines).toEqual({
    'Paid budget': 140_00,
    // Avoids negative zero.
    'Ad spend': 0 - spent,
    'Commission, 20% of spend': 0 - commission,
    'Not spent': rest,
    'VAT on that': vat,
    'Back as ad credit': rest + vat,
  })
  return { spent, back: rest + vat }
}
