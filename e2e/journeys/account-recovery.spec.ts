import { expect, test, wholeOnly } from '../support/aloft.ts'
import { mailedLink, subjects } from '../support/mails.ts'
import { logIn, newPerson } from '../support/people.ts'

test('a forgotten password is reset by an emailed link, which works once', async ({ page, browser }) => {
  const { email } = await newPerson(page)
  // A login on another device, which should be logged out.
  const elsewhere = await browser.newPage()
  await logIn(elsewhere, email)

  await page.goto('/0/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The login has a field with the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByText(/a link is on its way/)).toContainText(email)
  const link = await mailedLink(page, email, subjects.resetPassword)

  await page.goto(link)
  await expect(page.getByText('This is for the account')).toContainText(email)
  await page.getByLabel('New password').fill('12345678')
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(page.getByText(/contains at least one digit and one letter/)).toBeVisible()
  await page.getByLabel('New password').fill('another good one 2')
  await page.getByLabel('New password').press('Enter')
  await expect(page).not.toHaveURL(/reset-password|login/)

  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: 'Welcome back.' })).toBeVisible()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('alert')).toContainText('This link has expired or was already used.')
  await elsewhere.getByRole('link', { name: 'Get a new link' }).click()
  await expect(elsewhere).toHaveURL('/0/forgot-password')
  await logIn(elsewhere, email, 'another good one 2')
  await elsewhere.close()
})

test(
  'a user logged in to another account sees whose password it is, and continues in that account',
  { tag: wholeOnly },
  async ({ page }) => {
    const { email } = await newPerson(page)
    const other = await newPerson(page)
    await page.request.post('/api/forgot-password', { data: { email } })
    const link = await mailedLink(page, email, subjects.resetPassword)
    await logIn(page, other.email)
    await page.goto(link)
    await expect(page.getByText('This is for the account')).toContainText(email)
    await page.getByLabel('New password').fill('another good one 2')
    await page.getByLabel('New password').press('Enter')
    await expect(page).not.toHaveURL(/reset-password|login/)
    await expect
      .poll(() =>
        page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { email?: string }).email),
      )
      .toBe(email)
  },
)

test('the answer for an unknown address looks the same', { tag: wholeOnly }, async ({ page }) => {
  await page.goto('/0/forgot-password')
  await page.getByLabel('Email').fill('nobody@nowhere.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/a link is on its way/)).toContainText('nobody@nowhere.example')
  await page.getByRole('button', { name: 'Try another address' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@nowhere.example')
})
