import { expect, test, wholeOnly } from '../support/aloft.ts'
import { expectMail, mailedLink, subjects } from '../support/mails.ts'
import { newPerson, openBrand, password } from '../support/people.ts'

test(
  'a new address is verified by its link, and the reminder disappears',
  { tag: wholeOnly },
  async ({ page }) => {
    const { email } = await openBrand(page)
    const reminder = page.getByText(/^Before you launch, verify /)
    await expect(reminder).toBeVisible()
    await page.getByRole('button', { name: 'Resend email' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'We sent a verification email' })).toContainText(
      email,
    )

    const link = await mailedLink(page, email, subjects.verifyEmail, 2)
    const otherTab = await page.context().newPage()
    await otherTab.goto('/0')
    await expect(otherTab.getByText(/^Before you launch, verify /)).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your email is already verified.' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar Lamps')
    await expect(reminder).toBeHidden()
    // The event that a browser fires when the user returns to a page.
    await otherTab.evaluate("dispatchEvent(new Event('focus'))")
    await expect(otherTab.getByText(/^Before you launch, verify /)).toBeHidden()
  },
)

test('the link of an account other than the logged-in one says so', { tag: wholeOnly }, async ({ page }) => {
  const { email: another } = await newPerson(page)
  const link = await mailedLink(page, another, subjects.verifyEmail)
  const { email } = await openBrand(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'That email is verified.' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText(/^Before you launch, verify /)).toBeVisible()
})

test(
  'an invalid link says so, and offers another one to a logged-in user',
  { tag: wholeOnly },
  async ({ page }) => {
    await page.goto('/0/email-validation?code=none')
    await expect(page.getByText('Log in and we’ll send you a new one.')).toBeVisible()
    const { email } = await openBrand(page)
    await page.goto('/0/email-validation?code=none')
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByText(`We sent a verification email to ${email}.`)).toBeVisible()
  },
)

test('another address replaces the old one when its link is opened', { tag: wholeOnly }, async ({ page }) => {
  const { email } = await openBrand(page)
  const newEmail = `new-${email}`
  await page.goto('/0/account-settings')
  const section = page.getByRole('region', { name: 'Email', exact: true })
  await section.getByRole('button', { name: 'Change email' }).click()
  await section.getByLabel('New email').fill(newEmail)
  await section.getByLabel('Your password').fill('not this one 1')
  await section.getByLabel('Your password').press('Enter')
  await expect(section.getByLabel('Your password')).toHaveAccessibleDescription(
    'That’s not your current password.',
  )
  await expect(section.getByLabel('New email')).toHaveValue(newEmail)
  await section.getByLabel('Your password').fill(password)
  await section.getByLabel('Your password').press('Enter')
  await expect(section.getByText(`Waiting for ${newEmail}`)).toBeVisible()
  await expect(section.getByText(email, { exact: true })).toBeVisible()

  await page.goto(await mailedLink(page, newEmail, subjects.changeEmail))
  await expect(page.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible()
  await expectMail(page, email, subjects.emailChanged)
  await page.goto('/0/account-settings')
  await expect(section.getByText(newEmail, { exact: true })).toBeVisible()
  await expect(section.getByText('Verified')).toBeVisible()
})

test('a change of address can be canceled', { tag: wholeOnly }, async ({ page }) => {
  const { email } = await openBrand(page)
  await page.goto('/0/account-settings')
  const section = page.getByRole('region', { name: 'Email', exact: true })
  await section.getByRole('button', { name: 'Change email' }).click()
  await section.getByLabel('New email').fill(`new-${email}`)
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Change email' }).click()
  await section.getByRole('button', { name: 'Keep my current email' }).click()
  await expect(section.getByText(`Waiting for new-${email}`)).toBeHidden()
  await page.goto(await mailedLink(page, `new-${email}`, subjects.changeEmail))
  await expect(page.getByRole('heading', { name: 'This link has expired.' })).toBeVisible()
})
