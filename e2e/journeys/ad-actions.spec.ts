import type { Page } from '@playwright/test'
import {
  amountsIn,
  callAsAdmin,
  expectSettled,
  expectStatus,
  openReadyAd,
  passHours,
  payBy,
  productDay,
  test,
} from '../support/ad-life.ts'
import { demoAdmin, expect, wholeOnly } from '../support/aloft.ts'
import { expectMail, mailedLink } from '../support/mails.ts'
import { logIn, newPerson, password, toast } from '../support/people.ts'
import { walk } from '../support/walk.ts'

test.describe.configure({ timeout: 120_000 })

const dialogOf = (page: Page) => page.getByRole('dialog')

/** By the card that the plan's trial has stored: no page asks for it again. */
async function launchByCard(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await page.getByRole('button', { name: 'Pay €166.60 and launch' }).click()
  await expectStatus(page, 'In review')
}

async function stop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop ad' }).click()
  await dialogOf(page).getByRole('button', { name: 'Stop ad' }).click()
  await expect(dialogOf(page)).toBeHidden()
}

/** Launches the ad again, paid from credit first and the rest by card. */
async function runAgain(page: Page, credit: number): Promise<void> {
  const bill = page.getByRole('region', { name: 'What it costs' })
  const left = 166_60 - credit
  const lines = await amountsIn(bill)
  expect(lines).toMatchObject({ Total: 166_60, 'Ad credit': -Math.min(credit, 166_60) })
  expect(lines['Due today']).toBe(Math.max(0, left))
  if (left <= 0) await bill.getByRole('button', { name: 'Launch with ad credit' }).click()
  else {
    await bill.getByRole('radio', { name: 'Another card' }).check()
    await bill.getByRole('button', { name: /^Pay €/ }).click()
    await payBy(page, 'Visa, accepted')
  }
  await expectStatus(page, 'In review')
}

test(
  'an ad is stopped in every state, and refunds its unspent budget to the cent',
  {
    tag: wholeOnly,
  },
  async ({ page, website }) => {
    const ad = await openReadyAd(page, website)
    await launchByCard(page)

    await stop(page)
    await expect(toast(page, 'Your ad has stopped. €166.60 is back as ad credit.')).toBeVisible()
    await expectStatus(page, 'Stopped')
    expect(await ad.credit()).toBe(166_60)

    let credit = 166_60
    const lives = [
      { status: 'Learning', hours: 30 },
      { status: 'Live', hours: 10 * 24 + 8 },
      { status: 'Ending soon', hours: 12 * 24 },
    ]
    for (const { status, hours } of lives) {
      await runAgain(page, credit)
      await passHours(page, hours)
      await expectStatus(page, status)
      await stop(page)
      await expect(toast(page, 'What it didn’t spend comes back as ad credit')).toBeVisible()
      await expectStatus(page, 'Refund pending')
      // No refund before it's due.
      expect(await ad.credit()).toBe(0)
      await passHours(page, 0.3)
      await expectStatus(page, 'Stopped')
      const { spent, back } = await expectSettled(page)
      expect(spent).toBeGreaterThan(0)
      expect(await ad.credit()).toBe(back)
      credit = back
    }
    await expectMail(page, ad.owner.email, /^Your refund is here/, 3)
  },
)

test(
  'an ad that waits for payment is withdrawn, and one whose payment page was left is unchanged',
  {
    tag: wholeOnly,
  },
  async ({ page, website }) => {
    const ad = await openReadyAd(page, website)
    const dialog = dialogOf(page)
    const pay = async (way: 'Another card' | 'PayPal') => {
      await page.getByRole('radio', { name: way }).check()
      await page.getByRole('button', { name: 'Pay €166.60 and launch' }).click()
      await expect(page.getByText('Test page. No money moves.')).toBeVisible()
    }
    await pay('Another card')
    await page.getByRole('button', { name: 'Cancel payment' }).click()
    await expect(dialog.getByRole('heading', { name: 'You weren’t charged' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expectStatus(page, 'Draft')

    await pay('PayPal')
    await page
      .getByRole('button', { name: 'No, it isn’t' })
      .or(page.getByRole('button', { name: 'Decline' }))
      .click()
    await expect(dialog.getByRole('alert')).toContainText('Please choose another payment method.')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expectStatus(page, 'Pending payment')

    await pay('Another card')
    await page.goto(ad.launchAddress)
    await expectStatus(page, 'Pending')
    await page.getByRole('button', { name: 'Edit ad' }).click()
    await expect(page).toHaveURL(/\/0\/editor\?/)
    await expect(page.getByRole('textbox', { name: 'Headline 1', exact: true })).toBeEditable()
    expect(await ad.credit()).toBe(0)
  },
)

test(
  'a rejected ad shows the reason, is corrected, and launched again from the refund',
  {
    tag: wholeOnly,
  },
  async ({ page, website }) => {
    const ad = await openReadyAd(page, website)
    await launchByCard(page)
    await callAsAdmin(page, 'admin-reject-ad', { ...ad.subject, message: 'Please name the maker.' })
    await page.reload()
    await expectStatus(page, 'Rejected')
    await expect(page.getByRole('alert').getByText('Please name the maker.')).toBeVisible()
    expect(await expectSettled(page)).toEqual({ spent: 0, back: 166_60 })
    expect(await mailedLink(page, ad.owner.email, /rejected/)).toContain('/0/launch?')
    await page.getByRole('link', { name: /^Notifications/ }).click()
    await expect(dialogOf(page)).toContainText('Please name the maker.')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Edit ad' }).click()
    await page.getByRole('textbox', { name: 'Headline 1', exact: true }).fill('Lamps of Nightjar, Galway')
    await expect(page.getByText('Unpublished changes')).toBeVisible()
    await page.getByRole('link', { name: 'Review and launch' }).click()
    await page.getByRole('button', { name: 'Launch with ad credit' }).click()
    await expectStatus(page, 'In review')
    expect(await ad.credit()).toBe(0)

    // A rejected ad isn't approved automatically: it still waits when any other ad would be live.
    await passHours(page, 8)
    await expectStatus(page, 'In review')
    const approval = { targetCpc: 0.8, fromLaunchDate: await productDay(page) }
    const approved = await callAsAdmin(page, 'admin-approve-ad', { ...ad.subject, ...approval })
    expect(approved).toHaveProperty('adCampaign')
    await passHours(page, 8)
    await expectStatus(page, 'Learning')
  },
)

test(
  'an ad that was launched in another tab is not launched twice',
  { tag: wholeOnly },
  async ({ page, website, context }) => {
    const ad = await openReadyAd(page, website)
    const pay = page.getByRole('button', { name: 'Pay €166.60 and launch' })
    await expect(pay).toBeVisible()
    // This page hears nothing of the other one.
    await page.route('**/api/get-ad-campaign', () => {})
    const other = await context.newPage()
    await other.goto(ad.launchAddress)
    await launchByCard(other)
    await other.close()

    await pay.click()
    const alreadyRunning = dialogOf(page).getByRole('heading', { name: /is already running$/ })
    await expect(alreadyRunning).toBeVisible()
    await page.unroute('**/api/get-ad-campaign')
    await dialogOf(page).getByRole('button', { name: 'Reload' }).click()
    await expectStatus(page, 'In review')
    await expect(pay).toHaveCount(0)
  },
)

test(
  'a collaborator sees the launch of an ad, and cannot launch, pay for or stop it',
  {
    tag: wholeOnly,
  },
  async ({ page, website, aloft, browser }) => {
    const ad = await openReadyAd(page, website)
    const helper = await newPerson(page)
    await aloft.restartAfter('e2e/support/invite-person.ts', {
      INVITE_OWNER: ad.owner.email,
      INVITE_EMAIL: helper.email,
      INVITE_BRAND: ad.subject.ideaId,
    })
    const link = await mailedLink(page, helper.email, /invited you to West Coast Studio$/)
    const code = new URL(link, aloft.url).searchParams.get('code')
    const joined = await page.request.post('/api/accept-invite', {
      data: { code, password, isTermsAccepted: true },
    })
    expect(joined.ok()).toBe(true)

    const theirs = await browser.newPage({ baseURL: aloft.url })
    await logIn(theirs, helper.email)
    await theirs.goto(ad.launchAddress)
    await expect(theirs.getByText('Only the brand’s owner can pay and launch.')).toBeVisible()
    await expect(theirs.getByRole('button', { name: /^Pay €/ })).toHaveCount(0)
    await theirs.getByRole('button', { name: 'Ask Mara Quinn to launch' }).click()
    await expect(theirs.getByText('We’ve asked Mara Quinn')).toBeVisible()
    await expectMail(page, ad.owner.email, /asks you to launch/)
    const headers = { authorization: `bearer ${helper.authToken}` }
    const order = { method: 'card', creditAmount: 0 }
    for (const [action, more] of [
      ['launch-ad', {}],
      ['pay-ad', order],
      ['stop-ad', {}],
      ['resume-ad', {}],
    ] as const) {
      const refused = await page.request.post(`/api/${action}`, { data: { ...ad.subject, ...more }, headers })
      expect(refused.status(), action).toBe(403)
    }
    await theirs.close()
  },
)

test(
  'a whole campaign is played through with the time machine',
  { tag: wholeOnly },
  async ({ page, website, aloft, browser }) => {
    await openReadyAd(page, website)
    await launchByCard(page)
    const context = await browser.newContext({ baseURL: aloft.url })
    const machine = await context.newPage()
    await logIn(machine, demoAdmin.email, demoAdmin.password)
    await machine.goto('/0/mock-date')
    const due = machine.getByRole('region', { name: 'Up next' })
    const next = due.getByRole('listitem').filter({ hasText: 'An ad moves to its next step' }).first()
    await expect(next).toContainText('Nightjar Lamps')
    await walk(machine, 'life-time-machine')
    await next.getByRole('button', { name: 'Skip ahead' }).click()
    const happened = machine.getByRole('region', { name: 'Just happened' })
    await expect(happened.getByText('An ad moves to its next step').first()).toBeVisible()
    await machine.getByRole('button', { name: '1 day', exact: true }).click()
    await machine.getByRole('button', { name: 'Play' }).click()
    await expect(happened.getByText('Your ad has ended').first()).toBeVisible({ timeout: 90_000 })
    // That could have been another journey's ad.
    await expectStatus(page, 'Ended')
    await machine.getByRole('button', { name: 'Pause' }).click()
    await walk(machine, 'life-time-machine-played')
    await context.close()
    await expectSettled(page)
  },
)
