import AxeBuilder from '@axe-core/playwright'
import { type PageName, pathsOf } from '@aloft/web/addresses/page-names'
import type { Page } from '@playwright/test'
import { demoAdmin, expect, test, wholeOnly } from '../support/aloft.ts'
import { openBrand } from '../support/people.ts'

// Every address of the product: opened directly without a login, and within the app by users and admins.

interface Route {
  readonly page: PageName
  readonly isPublic: boolean
  readonly isForAdmins?: true
  readonly isAwaited?: true
  readonly leadsTo?: PageName
}

// The table is in a project for the browser, whose types don't belong here.
const table = new URL('../../apps/web/src/routes.ts', import.meta.url).href
const { routes } = (await import(table)) as { routes: readonly Route[] }

const address = ({ page }: Route) => pathsOf(page)[0] ?? ''
const half = Math.ceil(routes.length / 2)

test.describe.configure({ timeout: 180_000 })

/** Opens a page from a different one, because some addresses lead to the same page. */
async function visit(page: Page, route: Route): Promise<void> {
  const between = '/0/timeline'
  if (new URL(page.url()).pathname !== between) await follow(page, between)
  if (address(route) !== between) await follow(page, address(route))
}

/** Navigates within the app, as a link does, and waits for the next page, without a reload. */
async function follow(page: Page, path: string): Promise<void> {
  const title = await page.title()
  await page.evaluate(`
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    history.pushState(null, '', ${JSON.stringify(path)})
    dispatchEvent(new PopStateEvent('popstate'))`)
  // While the next page is loading, the previous one may still load its content and set its heading again.
  await expect(page, path).not.toHaveTitle(title)
  await expect(page.locator('h1:not([data-left])').first(), path).toBeVisible()
}

async function checkPage(page: Page, { page: name }: Route): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    await expect.poll(() => page.evaluate(sideways), `${name} at ${width} scrolls sideways`).toBe(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    expect(found, `${name} at ${width}`).toEqual([])
  }
}

for (const [part, some] of [routes.slice(0, half), routes.slice(half)].entries()) {
  test(`every address as a user, part ${part + 1}`, { tag: wholeOnly }, async ({ page }) => {
    await openBrand(page)
    for (const route of some) {
      await visit(page, route)
      await checkPage(page, route)
      if (route.leadsTo) await expect(page).toHaveURL(new RegExp(`/0/${route.leadsTo}`))
      if (route.isAwaited && !route.isForAdmins) {
        await expect(page.getByText(/^Coming soon\./), route.page).toBeVisible()
      }
      if (route.isForAdmins) {
        await expect(
          page.getByRole('heading', { name: 'This page is for admins only.' }),
          route.page,
        ).toBeVisible()
      }
    }
  })
}

test('every address as an admin', { tag: wholeOnly }, async ({ page }) => {
  await page.goto('/0/login')
  await page.getByLabel('Email').fill(demoAdmin.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  // The login redirects by itself, which would override another navigation.
  await expect(page.getByRole('heading', { name: 'You don’t have a brand yet.' })).toBeVisible()
  for (const route of routes) {
    await visit(page, route)
    await expect(
      page.getByRole('heading', { name: 'This page is for admins only.' }),
      route.page,
    ).toBeHidden()
  }
})

test('every address without a login', { tag: wholeOnly }, async ({ page }) => {
  for (const route of routes) {
    await page.goto(address(route))
    await expect(page.locator('h1').first(), route.page).toBeVisible()
    if (route.page === 'login') continue
    if (route.isPublic) await expect(page, route.page).not.toHaveURL(/\/0\/login$/)
    else await expect(page, route.page).toHaveURL('/0/login')
  }
})

test('create/brand and create/overrides open at their own step (OPN-05)', async ({ page }) => {
  await openBrand(page)
  await page.goto('/0/create/overrides')
  await expect(page.getByRole('heading', { name: 'Ready to create?' })).toBeVisible()
  await expect(page).toHaveURL('/0/create/overrides')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'What’s the ad about?' })).toBeVisible()
  // The account hasn't answered the questionnaire, which other pages ask for before the brand.
  await page.goto('/0/create/brand')
  await expect(page.getByRole('heading', { name: 'What’s your website?' })).toBeVisible()
  await expect(page).toHaveURL('/0/create/brand')
  await page.goto('/0/onboarding/details')
  await expect(page.getByRole('heading', { name: 'What’s your website?' })).toBeHidden()
})

test('a page in another layout loads neither the brands nor the brand again', async ({ page }) => {
  await openBrand(page)
  await follow(page, '/0/briefs')
  const called: string[] = []
  page.on('request', (request) => called.push(new URL(request.url()).pathname))
  await follow(page, '/0/editor')
  await follow(page, '/0/timeline')
  const again = ['get-user', 'get-ideas-data', 'get-idea', 'set-idea-open-date'].map((name) => `/api/${name}`)
  expect(called.filter((path) => again.includes(path))).toEqual([])
})
