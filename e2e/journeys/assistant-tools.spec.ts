import type { Page } from '@playwright/test'
import { expect, test } from '../support/aloft.ts'
import { openChat, pressEnter } from '../support/chat.ts'
import { openBrand } from '../support/people.ts'

async function ask(page: Page, text: string) {
  const chat = await openChat(page)
  const field = chat.getByRole('textbox', { name: 'Message to Loona' })
  await field.fill(text)
  await pressEnter(field)
  return chat
}

test('Loona opens a page by asking (AST-23)', async ({ page }) => {
  await openBrand(page)
  const chat = await ask(page, 'Open my design brief')
  await expect(page).toHaveURL(/\/0\/briefs\?ideaId=[\w-]+#design-brief$/)
  await expect(chat.getByText('Opened your design brief')).toBeVisible()
  // The answer continues with what the tool did.
  await expect(
    chat.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Copy' }) }),
  ).not.toHaveCount(0)
})

test('Loona reads the ads with the user’s own rights, and a reload repeats nothing (AST-21, AST-24)', async ({
  page,
}) => {
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/get-brand-performance')) reads.push(request.url())
  })
  await openBrand(page)
  const chat = await ask(page, 'Show me my ads')
  await expect(chat.getByText('Read your ads')).toBeVisible()
  await expect(chat.getByText(/^Ads, \d+ \w+, \d{4}/)).toBeVisible()
  await expect(chat.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  const before = reads.length
  await page.reload()
  await expect(chat.getByText('Read your ads')).toBeVisible()
  await expect(chat.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  expect(reads.length).toBe(before)
})

test('a proposal changes nothing before it’s accepted, outlasts a reload, and can be undone', async ({
  page,
}) => {
  await openBrand(page)
  const chat = await ask(page, 'change my location to Lisbon')
  const card = chat.getByRole('region', { name: 'Proposal for 1 field' })
  await card.getByRole('button', { name: 'Accept: Location' }).click()
  await expect(card.getByText('Accepted')).toBeVisible()
  await page.goto('/0/briefs')
  await expect(page.getByRole('main').getByText('Lisbon', { exact: true })).toBeVisible()
  await expect(card.getByText('Accepted')).toBeVisible()
  await card.getByRole('button', { name: 'Undo: Location' }).click()
  await expect(page.getByRole('main').getByText('Lisbon', { exact: true })).toHaveCount(0)
  await card.getByRole('button', { name: 'Reject: Location' }).click()
  await expect(card.getByText('Rejected')).toBeVisible()
})

test('Loona waits for a choice, also after a reload, and can be stopped (AST-09)', async ({ page }) => {
  await openBrand(page)
  const chat = await ask(page, 'Find the right budget')
  await expect(chat.getByRole('button', { name: '€300', exact: true })).toBeVisible()
  await page.reload()
  await chat.getByRole('button', { name: '€300', exact: true }).click()
  await expect(chat.getByText('Your choice: €300')).toBeVisible()
  await expect(chat.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await ask(page, 'Find the right budget')
  await expect(chat.getByRole('button', { name: '€900', exact: true })).toBeVisible()
  await chat.getByRole('button', { name: 'Stop' }).click()
  await expect(chat.getByText('You stopped this answer.')).toBeVisible()
  await expect(chat.getByRole('button', { name: '€900', exact: true })).toHaveCount(0)
})
