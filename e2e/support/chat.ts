import type { Locator } from '@playwright/test'
import { expect } from './aloft.ts'

/** Sends what's in the chat's field. It stays there until the conversation is loaded (AST-11). */
export async function pressEnter(field: Locator): Promise<void> {
  await expect(async () => {
    await field.press('Enter')
    await expect(field).toHaveValue('', { timeout: 1_000 })
  }).toPass()
}
