import type { Page } from '@playwright/test'
import {
  amountsIn,
  expectSettled,
  expectStatus,
  openReadyAd,
  openReadyBrand,
  openReview,
  passHours,
  payBy,
  test,
} from '../support/ad-life.ts'
import { expect, isWhole, wholeOnly } from '../support/aloft.ts'
import { expectMail, unsubscribeAddress } from '../support/mails.ts'
import { makeAd, type Platform, toast } from '../support/people.ts'
import { walk } from '../support/walk.ts'

test.describe.configure({ timeout: isWhole ? 240_000 : 90_000 })

const platforms: readonly Platform[] = isWhole ? ['Google', 'Facebook', 'Instagram'] : ['Google']

/** The screens on the way, which `npm run proof` checks once. */
async function walkScreen(page: Page, platform: Platform, name: string): Promise<void> {
  if (isWhole && platform === 'Google') await walk(page, `life-${name}`)
}

/** Unsubscribes by the link of an email, sees that in the settings, and subscribes again there. */
async function leaveMailsAndComeBack(page: Page, email: string): Promise<void> {
  const before = page.url()
  await page.goto(await unsubscribeAddress(page, email, /^Your ad is live/))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  await page.getByRole('link', { name: 'See everything you hear about' }).click()
  const topic = page.getByRole('checkbox', { name: /^Email: How my ads are doing/ })
  await expect(topic).not.toBeChecked()
  await topic.click()
  await expect(topic).toBeChecked()
  await page.reload()
  await expect(topic).toBeChecked()
  await page.goto(before)
}

for (const platform of platforms) {
  test(`an ad for ${platform} lives from its draft to its end, and its money adds up`, async ({
    page,
    website,
  }) => {
    const owner = await openReadyBrand(page, website)
    await makeAd(page, platform)
    await openReview(page, platform)

    // The user has no plan; choosing one or declining both lead back to the launch.
    const dialog = page.getByRole('dialog')
    const needs = page.getByRole('region', { name: 'left before you launch' })
    const pay = page.getByRole('button', { name: 'Pay €166.60 and launch' })
    await expect(needs.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
    await walkScreen(page, platform, 'checks')
    await pay.click()
    await walkScreen(page, platform, 'no-plan')
    await dialog.getByRole('button', { name: 'See plans' }).click()
    await page.getByRole('link', { name: 'Not now' }).click()
    await needs.getByRole('link', { name: 'See plans' }).click()
    await page.getByRole('button', { name: 'Monthly' }).click()
    await walkScreen(page, platform, 'plans')
    await page
      .getByRole('listitem', { name: 'Flat', exact: true })
      .getByRole('button', { name: 'Try free for 10 days' })
      .click()
    await expect(dialog).toContainText(/We charge €\d+\.\d\d, VAT included\. Then again every month\./)
    await walkScreen(page, platform, 'trial')
    await dialog.getByRole('button', { name: 'Start free trial' }).click()
    await expect(page.getByRole('heading', { name: 'Save a card' })).toBeVisible()
    await walkScreen(page, platform, 'keep-card')
    await payBy(page, 'Visa, accepted')
    await expect(toast(page, 'Your plan has started.')).toBeVisible()
    await expect(pay).toBeEnabled()
    await expect(needs).toHaveCount(0)

    // The bill before payment: 20 % commission included in the budget, plus 19 % VAT.
    expect(await amountsIn(page.getByRole('region', { name: 'What it costs' }))).toEqual({
      Budget: 140_00,
      'spent on ads, at most': 116_66,
      'commission, 20% of spend': 23_34,
      'VAT, 19%': 26_60,
      Total: 166_60,
      'Due today': 166_60,
    })
    await walkScreen(page, platform, 'checkout')
    // The draft was never published: that happens here (PUB-05).
    await page.getByRole('radio', { name: 'Another card' }).check()
    await pay.click()
    await payBy(page, 'Visa, bank asks every time')
    await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
    await walkScreen(page, platform, 'bank-asks')
    await page.getByRole('button', { name: 'Yes, it’s me' }).click()
    const liveBy = page.getByRole('heading', { name: /^Live by \w+day \d+:\d\d$/ })
    await expect(liveBy).toBeVisible()
    await expect(page.getByRole('region', { name: `Your ad on ${platform}` })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Make the \w+ version$/ })).toBeVisible()
    await walkScreen(page, platform, 'paid')
    await page.reload()
    await expect(liveBy).toBeVisible()

    const way = page.getByRole('list', { name: 'What happens after launch' })
    const step = way.locator('[aria-current=step]')
    await expectStatus(page, 'In review')
    await expect(step).toContainText('Our review')
    await walkScreen(page, platform, 'pending-approval')
    await passHours(page, 2.1)
    await expect(step).toContainText(`${platform} review`, { timeout: 30_000 })
    await passHours(page, 6)
    await expectStatus(page, 'Learning')
    await expect(step).toContainText('Learning')
    await walkScreen(page, platform, 'learning')
    await expectMail(page, owner.email, /^Your ad is live/)
    await leaveMailsAndComeBack(page, owner.email)
    await passHours(page, 10 * 24)
    await expectStatus(page, 'Live')
    await walkScreen(page, platform, 'live')
    await passHours(page, 36)
    await expectStatus(page, 'Ending soon')
    await passHours(page, 3 * 24)
    await expectStatus(page, 'Ended')
    await expectMail(page, owner.email, /^Your ad has ended/)
    const { spent } = await expectSettled(page)
    expect(spent).toBeGreaterThan(70_00)
    expect(spent).toBeLessThanOrEqual(116_66)
    await walkScreen(page, platform, 'finished')

    // The same amount in the bookings behind it.
    const refund = page.locator('section').filter({ hasText: 'Where your budget went' }).last()
    await refund.getByRole('button').last().click()
    await expect(dialog.getByRole('table')).toHaveCount(3)
    await expect(dialog.getByRole('table', { name: /^You paid for the ad/ })).toContainText('€166.60')
    await walkScreen(page, platform, 'follow-the-euro')

    // And in the list of launches.
    await page.goto('/0/ad-runs')
    await expect(page.getByText(`€${(spent / 100).toFixed(2)}`).first()).toBeVisible()
    await walkScreen(page, platform, 'runs')
  })
}

test('a refused card shows an error, and another one pays', { tag: wholeOnly }, async ({ page, website }) => {
  const { credit } = await openReadyAd(page, website)
  const dialog = page.getByRole('dialog')
  const pay = page.getByRole('button', { name: 'Pay €166.60 and launch' })
  const otherCard = page.getByRole('radio', { name: 'Another card' })
  await otherCard.check()
  await pay.click()
  await payBy(page, 'Visa, declined')
  await expect(page.getByRole('alert')).toHaveText('Your bank declined this card. Try another one.')
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Check with your bank')
  await expectStatus(page, 'Pending payment')
  await dialog.getByRole('button', { name: 'Pay another way' }).click()
  await otherCard.check()
  await pay.click()
  await payBy(page, 'Mastercard, accepted')
  await expect(page.getByRole('heading', { name: /^Live by/ })).toBeVisible()
  await expectStatus(page, 'In review')
  expect(await credit()).toBe(0)
})
