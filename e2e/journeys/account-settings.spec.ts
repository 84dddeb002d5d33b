import { expect, test, wholeOnly } from '../support/aloft.ts'
import { logIn, openBrand, password } from '../support/people.ts'

test(
  'name, language and password are changed, and other devices logged out',
  { tag: wholeOnly },
  async ({ page, browser }) => {
    const { email } = await openBrand(page)
    const elsewhere = await browser.newPage()
    await logIn(elsewhere, email)

    await page.goto('/0/account-settings')
    await page.getByLabel('Your name').fill('Mara Quinn-Daly')
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Your name')).toHaveValue('Mara Quinn-Daly')
    await expect(page.getByLabel('Language')).toHaveValue('de')

    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('not this one 1')
    await page.getByLabel('New password').fill('another good one 2')
    await page.getByLabel('New password').press('Enter')
    await expect(page.getByLabel('Current password')).toBeFocused()
    await expect(page.getByText('That’s not your current password.')).toBeVisible()
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('Current password').press('Enter')
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible()

    await elsewhere.reload()
    await logIn(elsewhere, email, 'another good one 2')
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page).toHaveURL('/0/login')
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL('/0/login')
    await elsewhere.close()
  },
)

test('a page begins in the color scheme that its user chose, until they log out', async ({ page }) => {
  await openBrand(page)
  await page.goto('/0/account-settings')
  const menu = page.getByRole('button', { name: /^Account menu/ }).filter({ visible: true })
  await menu.click()
  await page.getByRole('group', { name: 'Color scheme' }).getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  const served = async () => (await page.request.get('/0')).text()
  // As the server sends it, before any style or script.
  expect(await served()).toContain('<html data-scheme="dark"')
  await page.context().clearCookies({ name: 'colorScheme' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await menu.click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/\/0\/login/)
  expect(await served()).not.toContain('data-scheme')
})

test('an account is deleted only with the confirmation word, and can no longer log in', async ({ page }) => {
  const { email } = await openBrand(page)
  await page.goto('/0/account-settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Delete my account' })
  await dialog.getByLabel(/Type DELETE/).fill('delete')
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(/Type DELETE/).fill('DELETE')
  await confirm.click()
  await expect(page.getByRole('dialog')).toContainText('Your account is closed.')
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page).toHaveURL('/0/login')

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Email and password do not match.')
})
