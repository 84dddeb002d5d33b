import { payBy } from '../support/ad-life.ts'
import { expect, test } from '../support/aloft.ts'
import { openBrand, toast } from '../support/people.ts'

test('a trial is started with a card, canceled for its end, and resumed (ACT-114)', async ({ page }) => {
  const { call } = await openBrand(page)
  await page.goto('/0/create/plan')
  await page
    .getByRole('listitem', { name: 'Flat', exact: true })
    .getByRole('button', { name: 'Try free for 10 days' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Start free trial' }).click()
  await payBy(page, 'Visa, accepted')
  await expect(toast(page, 'Your plan has started.')).toBeVisible()

  await page.getByRole('link', { name: 'Plan and billing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You’re trying Flat for free.')
  const plan = page.getByRole('region', { name: 'Your plan: Flat' })
  const charge = plan.getByText('We then charge your card €34.51 every month, VAT included.')
  await expect(charge).toBeVisible()
  const end = ((await plan.getByText(/^Your trial ends on /).textContent()) ?? '').slice(19, -1)
  await expect(page.getByRole('button', { name: 'End the trial and pay €34.51' })).toBeVisible()

  // Closing the modal leaves everything unchanged.
  const cancel = plan.getByRole('button', { name: 'Cancel plan' })
  await cancel.click()
  await expect(dialog).toContainText(`You pay nothing. Your trial stays until ${end}.`)
  await dialog.getByRole('button', { name: 'Keep plan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cancel).toBeFocused()

  await cancel.click()
  await dialog.getByLabel('Why are you canceling?').fill('The season is over')
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(toast(page, `Canceled. You keep Flat until ${end}.`)).toBeVisible()
  await expect(plan.getByText(`Ends on ${end}`)).toBeVisible()
  // The pressed button has disappeared.
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(plan.getByText(`Ends on ${end}`)).toBeVisible()
  await expect(charge).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^End the trial/ })).toHaveCount(0)

  await page.goto('/0/account-settings')
  await expect(page.getByText(`Ends on ${end}`)).toBeVisible()
  await page.getByRole('link', { name: 'See or keep your plan' }).click()

  await plan.getByRole('button', { name: 'Keep plan' }).click()
  await expect(toast(page, 'You’re keeping Flat.')).toBeVisible()
  await expect(charge).toBeVisible()
  await expect(plan.getByRole('heading')).toBeFocused()
  expect(await call('get-subscription', {})).toMatchObject({
    subscription: { status: 'trial', canceledDate: null, nextCharge: { amount: 34.51 } },
  })

  // Another card, and then the first charge with its receipt (PLN-20, PLN-21).
  const charges = page.getByRole('region', { name: 'Next charge' })
  await charges.getByRole('button', { name: 'Change card' }).click()
  await payBy(page, 'Mastercard, accepted')
  await expect(toast(page, 'We’ll charge Mastercard ending in 4444 from now on.')).toBeVisible()
  await expect(charges.getByText('Mastercard ending in 4444')).toBeVisible()
  await page.getByRole('button', { name: 'End the trial and pay €34.51' }).click()
  const receipt = page
    .getByRole('region', { name: 'Receipts' })
    .getByRole('row', { name: /Flat plan, monthly/ })
  await expect(receipt).toContainText('€34.51')
  const file = page.waitForEvent('download')
  await receipt.getByRole('link', { name: /^PDF of receipt/ }).click()
  expect((await file).suggestedFilename()).toMatch(/^receipt-\d{4}-\d{6}\.pdf$/)
})
