import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/aloft.ts'
import { expectMail, mailedLink, subjects } from '../support/mails.ts'
import { logIn, openBrand, password } from '../support/people.ts'

const onPhone = { viewport: { width: 390, height: 844 } }

test('the first login on a phone shows what works there, once, and mails the page that was asked for', async ({
  page,
  browser,
}) => {
  const { email, ideaId } = await openBrand(page)
  await page.goto(await mailedLink(page, email, subjects.verifyEmail))
  await expect(page.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible()
  const wanted = `/0/list?ideaId=${ideaId}`

  // axe opens a page of its own beside it.
  const phone = await (await browser.newContext(onPhone)).newPage()
  await phone.goto(wanted)
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'Log in' }).click()
  await expect(phone).toHaveURL(`/0/mobile-welcome?${new URLSearchParams({ returnTo: wanted }).toString()}`)
  const heading = phone.getByRole('heading', { level: 1, name: 'Welcome on your phone.' })
  await expect(heading).toBeVisible()
  const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await phone.evaluate(sideways)).toBe(0)
  const { violations } = await new AxeBuilder({ page: phone }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await phone.reload()
  await expect(heading).toBeVisible()

  await phone.getByRole('button', { name: 'Email me a link' }).click()
  await expect(phone.getByText(`We’ve sent a link to ${email}.`)).toBeVisible()
  await expectMail(page, email, subjects.pageLink)
  await phone.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(phone).toHaveURL(wanted)

  const computer = await browser.newPage()
  await computer.goto(await mailedLink(page, email, subjects.pageLink))
  await expect(computer).toHaveURL('/0/login')
  await computer.getByLabel('Email').fill(email)
  await computer.getByLabel('Password', { exact: true }).fill(password)
  await computer.getByRole('button', { name: 'Log in' }).click()
  await expect(computer).toHaveURL(wanted)

  const otherPhone = await browser.newPage(onPhone)
  await logIn(otherPhone, email)
  await expect(otherPhone).toHaveURL('/0')
  for (const device of [computer, otherPhone]) await device.close()
  await phone.context().close()
})

test('a login on a computer leaves the welcome for the first login on a phone', async ({ page, browser }) => {
  const { email } = await openBrand(page)
  const computer = await browser.newPage()
  await logIn(computer, email)
  await expect(computer).toHaveURL('/0')
  await computer.goto('/0/mobile-welcome?returnTo=https://elsewhere.example')
  await expect(computer.getByRole('heading', { level: 1, name: 'You have plenty of room.' })).toBeVisible()
  await computer.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(computer).toHaveURL('/0')
  const phone = await browser.newPage(onPhone)
  await logIn(phone, email)
  await expect(phone).toHaveURL('/0/mobile-welcome?returnTo=%2F0')
  for (const device of [computer, phone]) await device.close()
})
