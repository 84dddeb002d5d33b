import type { Locator, Page } from '@playwright/test'
import { expect } from './aloft.ts'

/** The open chat; its shortcut works once the code behind the page has loaded. */
export async function openChat(page: Page): Promise<Locator> {
  const chat = page.getByRole('complementary', { name: 'Loona' })
  await expect(async () => {
    if (!(await chat.isVisible())) await page.keyboard.press('Control+j')
    await expect(chat).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return chat
}

/** Sends what's in the chat's field. It stays there until the conversation is loaded (AST-11). */
export async function pressEnter(field: Locator): Promise<void> {
  await expect(async () => {
    await field.press('Enter')
    await expect(field).toHaveValue('', { timeout: 1_000 })
  }).toPass()
}
