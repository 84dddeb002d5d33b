import type { Page } from '@playwright/test'
import { expect, test } from '../support/aloft.ts'
import { expectSaved, logIn, makeAd, openBrand } from '../support/people.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** From the menu of the account, as on pages with a bar at the top. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

test('log out without a line asks before it removes what is not saved, also of another tab', async ({
  page,
  context,
}) => {
  const { email } = await openBrand(page)
  await makeAd(page, 'Facebook')
  const address = page.url()
  await field(page, 'Headline').fill('Before the line broke')
  await expectSaved(page)
  const other = await context.newPage()
  await other.goto(address)
  await expect(field(other, 'Headline')).toHaveValue('Before the line broke')
  await other.waitForLoadState('networkidle')

  await context.setOffline(true)
  await field(page, 'Headline').fill('Typed without a line')
  await expect(page.getByText('Offline: not saved yet').first()).toBeVisible()
  const question = other.getByRole('dialog', { name: 'You have changes that are not saved.' })
  await logOut(other)
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(field(other, 'Headline')).toBeVisible()

  await context.setOffline(false)
  await expectSaved(page)
  await logOut(other)
  await expect(other).toHaveURL('/0/login')
  await logIn(other, email)
  await other.goto(address)
  await expect(field(other, 'Headline')).toHaveValue('Typed without a line')
})
