import type { Page } from '@playwright/test'

const demo = { email: 'demo@nightjar.example', password: 'lamplight 39' }

/** Logs the page in as the demo user. */
export async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(url + '/0/login')
  await page.getByLabel('Email').fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Overview', exact: true }).waitFor()
}

/**
 * Logs the page in as the demo user and makes an ad, so that the overview and the editor have one to show. Returns the
 * address of the editor with it.
 */
export async function signInWithAd(page: Page, url: string): Promise<string> {
  await logIn(page, url)
  await makeAd(page, url)
  await page.getByRole('button', { name: 'Open ad' }).click()
  await page.waitForURL('**/0/editor?**')
  return page.url()
}

/** With everything left to the product but the platform. */
async function makeAd(page: Page, url: string): Promise<void> {
  await page.goto(url + '/0/create/new-ad')
  await page.getByRole('radio', { name: 'Google' }).check()
  for (let step = 2; step <= 6; step++) {
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  await page.getByRole('button', { name: /^Create ad ·/ }).click()
  await page.getByRole('button', { name: 'Open ad' }).waitFor()
}
