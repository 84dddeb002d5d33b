import { expect, test } from '../support/aloft.ts'
import { openChat, pressEnter } from '../support/chat.ts'
import { findRocket } from '../support/guide.ts'
import { openBrand } from '../support/people.ts'

test('Loona answers as it writes, also after a reload and in a second tab (AST-10, AST-27)', async ({
  page,
}) => {
  await openBrand(page)
  const chat = await openChat(page)
  const field = chat.getByRole('textbox', { name: 'Message to Loona' })
  await expect(field).toBeFocused()
  await expect(chat.getByText('Answers by rules, without AI')).toBeVisible()
  await field.fill('What does an ad cost?')
  await pressEnter(field)
  await expect(chat.getByText('What does an ad cost?')).toBeVisible()
  await expect(field).toHaveValue('')
  // The tab remembers that the chat is open, and the answer continues meanwhile.
  await page.reload()
  await expect(chat.getByText('What does an ad cost?')).toHaveCount(1)
  const answer = chat.getByRole('listitem').nth(1)
  await expect(answer.getByRole('button', { name: 'Copy' })).toBeVisible()
  const words = (await answer.innerText()).trim()
  expect(words.length).toBeGreaterThan(20)

  const second = await page.context().newPage()
  await second.goto('/0')
  const other = await openChat(second)
  await expect(other.getByRole('listitem').nth(1)).toHaveText((await answer.textContent()) ?? '')
  await field.fill('And what does a plan cost?')
  await field.press('Enter')
  await expect(other.getByText('And what does a plan cost?')).toBeVisible()
  await expect(other.getByRole('listitem')).toHaveCount(4)
  await expect(chat.getByRole('listitem')).toHaveCount(4)
})

test('a draft outlasts a reload, and clearing begins a new conversation (AST-16)', async ({ page }) => {
  await openBrand(page)
  const chat = await openChat(page)
  const field = chat.getByRole('textbox', { name: 'Message to Loona' })
  await chat.getByRole('button', { name: 'Find the right budget' }).click()
  await chat.getByRole('button', { name: '€300', exact: true }).click()
  await expect(chat.getByText('What does a budget of €300 a month get me?')).toBeVisible()
  await expect(chat.getByRole('button', { name: 'Edit and resend' })).toBeVisible()
  await field.fill('And in December?')
  await page.reload()
  await expect(field).toHaveValue('And in December?')
  await chat.getByRole('button', { name: 'Clear conversation' }).click()
  await chat.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(chat.getByText('Hi, I’m Loona')).toBeVisible()
  await page.reload()
  await expect(chat.getByText('Hi, I’m Loona')).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('button', { name: 'Ask Loona' })).toBeFocused()
})

test('there is no chat before the login, on pages of a creation flow, and after logging out (AST-07, SES-12, SES-31)', async ({
  page,
}) => {
  await page.goto('/0/login')
  await page.mouse.move(10, 10)
  const launcher = page.getByRole('button', { name: 'Ask Loona' })
  await openBrand(page)
  await findRocket(page)
  await expect(launcher).toBeVisible()
  await openChat(page)
  await page.goto('/0/create/plan')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(30, 30)
  await expect(page.getByRole('complementary', { name: 'Loona' })).toHaveCount(0)
  await page.goto('/0')
  await expect(page.getByRole('complementary', { name: 'Loona' })).toBeVisible()
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/0\/login/)
  await page.mouse.move(40, 40)
  await expect(launcher).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Loona' })).toHaveCount(0)
})
