import type { Browser, Page } from '@playwright/test'
import { passHours } from '../support/ad-life.ts'
import { demoAdmin, expect, test } from '../support/aloft.ts'
import { openChat, pressEnter } from '../support/chat.ts'
import { expectMail, mailedLink } from '../support/mails.ts'
import { logIn, openBrand } from '../support/people.ts'

/** The list of open conversations, in an admin's browser. */
async function openSupport(browser: Browser, url: string): Promise<Page> {
  const admin = await browser.newPage({ baseURL: url })
  await logIn(admin, demoAdmin.email, demoAdmin.password)
  await admin.goto('/0/admin')
  await admin.getByRole('link', { name: /^Support/ }).click()
  return admin
}

async function answer(admin: Page, text: string): Promise<void> {
  const field = admin.getByRole('textbox', { name: 'Your answer' })
  await field.fill(text)
  await admin.getByRole('button', { name: 'Send answer' }).click()
  await expect(field).toHaveValue('')
}

const answered = /^Our support team has answered you$/

test('a person answers in the chat, sees what was said before, and Loona is back after that (AST-31)', async ({
  page,
  browser,
  aloft,
}) => {
  const { email } = await openBrand(page)
  const chat = await openChat(page)
  const toLoona = chat.getByRole('textbox', { name: 'Message to Loona' })
  await toLoona.fill('Can I talk to a person?')
  await pressEnter(toLoona)
  // Nothing is passed on before the user agrees.
  await chat.getByRole('listitem').getByRole('button', { name: 'Talk to a person' }).click()
  await expect(chat.getByRole('heading', { name: 'Support' })).toBeVisible()
  await expect(chat.getByText(/They can see: this conversation · .*your Free plan/)).toBeVisible()
  const toSupport = chat.getByRole('textbox', { name: 'Message to support' })
  await toSupport.fill('My card was charged twice.')
  await pressEnter(toSupport)

  const admin = await openSupport(browser, aloft.url)
  const row = admin
    .getByRole('region', { name: 'Conversations' })
    .getByRole('button', { name: 'My card was charged twice.' })
  await expect(row).toContainText('2 new')
  await row.click()
  await expect(admin.getByText(`${email} · asked for a person`)).toBeVisible()
  const messages = admin.getByRole('log', { name: 'Messages' })
  await expect(messages.getByText('Can I talk to a person?')).toBeVisible()
  await answer(admin, 'Hi Mara, this is Aoife. The second one is a hold.')
  await expect(
    chat.getByRole('listitem').getByText('Hi Mara, this is Aoife. The second one is a hold.'),
  ).toHaveCount(1)
  await toSupport.fill('Thank you!')
  await pressEnter(toSupport)
  await expect(messages.getByText('Thank you!')).toBeVisible()
  // A reload changes nothing.
  await page.reload()
  await expect(chat.getByRole('listitem').getByText('Thank you!')).toHaveCount(1)
  await answer(admin, 'You’re welcome.')
  await expect(chat.getByRole('listitem').getByText('You’re welcome.')).toHaveCount(1)

  await chat.getByRole('button', { name: 'Back to Loona' }).click()
  await expect(chat.getByRole('heading', { name: 'Loona' })).toBeVisible()
  await expect(chat.getByRole('listitem').getByText('You’re welcome.')).toHaveCount(1)
  await expect(admin.getByRole('heading', { name: 'This conversation is over' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await toLoona.fill('What does an ad cost?')
  await pressEnter(toLoona)
  await expect(chat.getByRole('listitem').last().getByRole('button', { name: 'Copy' })).toBeVisible()
  await admin.close()
})

test('whoever left gets the answer by mail, and its link opens the chat (AST-31)', async ({
  page,
  browser,
  aloft,
}) => {
  const { email } = await openBrand(page)
  const chat = await openChat(page)
  await chat.getByRole('button', { name: 'Talk to a person' }).first().click()
  await expect(chat.getByRole('textbox', { name: 'Message to support' })).toBeVisible()
  await chat.getByRole('button', { name: 'Close chat' }).click()
  const admin = await openSupport(browser, aloft.url)
  await admin
    .getByRole('region', { name: 'Conversations' })
    .getByRole('button', { name: 'I’d like to talk to a person.' })
    .click()
  await answer(admin, 'Hi Mara, this is Aoife.')
  // The page says so at once; its user isn't there.
  await expect(page.getByRole('button', { name: 'Read the answer from support' })).toBeVisible()
  await answer(admin, 'How can I help?')
  await passHours(page, 1)
  await expectMail(page, email, answered)
  await page.goto(await mailedLink(page, email, answered))
  await expect(chat.getByRole('listitem').getByText('How can I help?')).toBeVisible()
  await expect(page).not.toHaveURL(/chat=/)
  await answer(admin, 'Are you still there?')
  await expect(chat.getByRole('listitem').getByText('Are you still there?')).toBeVisible()
  await admin.getByRole('button', { name: 'Hand back to Loona' }).click()
  await expect(chat.getByRole('heading', { name: 'Loona' })).toBeVisible()
  // What was read needs no mail.
  await passHours(page, 1)
  await expectMail(page, email, answered)
  await admin.close()
})
