import type { Page } from '@playwright/test'
import { demo, expect, test, wholeOnly } from '../support/aloft.ts'
import { expectSaved, makeAd, newPerson, openBrand, password, signUp } from '../support/people.ts'

const headline = (page: Page) => page.getByLabel('Headline', { exact: true })
const storedItems = (page: Page) =>
  page.evaluate((): Record<string, string> => Object.fromEntries(Object.entries(localStorage)))
const isLoggedOut = async (page: Page) => {
  await expect(page).toHaveURL('/0/login')
  await expect(page.getByLabel('Email')).toBeVisible()
}

async function logIn(page: Page, { email, password } = demo): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** The names of a page's calls from now on. */
function callsOf(page: Page): { name: string; authorization: string | undefined; payload: unknown }[] {
  const calls: { name: string; authorization: string | undefined; payload: unknown }[] = []
  page.on('request', (request) => {
    const name = /\/api\/([\w-]+)$/.exec(request.url())?.[1]
    if (!name) return
    calls.push({ name, authorization: request.headers()['authorization'], payload: request.postDataJSON() })
  })
  return calls
}

test('a deep link leads through the login to its target, once (SES-10, SES-11, SES-16)', async ({ page }) => {
  await page.goto('/0/list?from=mail#ads')
  await isLoggedOut(page)
  expect((await storedItems(page))['redirectUrl']).toContain('/0/list?from=mail#ads')
  await logIn(page)
  await expect(page).toHaveURL('/0/list?from=mail#ads')
  await expect.poll(() => storedItems(page)).not.toHaveProperty('redirectUrl')
  await page.goto('/0/login')
  await expect(page).toHaveURL('/0')
})

test('a reload asks for the user with the stored token, then for brands and brand (SES-01, SES-03)', async ({
  page,
}) => {
  const { ideaId } = await openBrand(page)
  const calls = callsOf(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => calls.map(({ name }) => name)).toContain('get-idea')
  const names = calls.map(({ name }) => name)
  const order = ['get-user', 'get-ideas-data', 'get-idea']
  expect(names.filter((name) => order.includes(name))).toEqual(order)
  const { authToken } = JSON.parse((await storedItems(page))['user'] ?? '{}') as { authToken: string }
  expect(calls[names.indexOf('get-user')]?.authorization).toBe(`bearer ${authToken}`)
  expect(calls[names.indexOf('get-idea')]?.payload).toEqual({ ideaId })
})

test(
  'an expired bearer token is renewed silently, at the start and during work',
  { tag: wholeOnly },
  async ({ page, context, aloft }) => {
    // The server is started three times.
    test.slow()
    await openBrand(page)
    await makeAd(page, 'Facebook')
    const before = (await storedItems(page))['user']
    await aloft.restartTomorrow()
    const calls = callsOf(page)
    await headline(page).fill('Typed a day later')
    await expectSaved(page)
    const names = calls.map(({ name }) => name)
    expect(names.filter((name) => name === 'login')).toHaveLength(1)
    expect(names.indexOf('update-balloon')).toBeLessThan(names.lastIndexOf('update-balloon'))
    const { userToken, authToken } = JSON.parse((await storedItems(page))['user'] ?? '{}') as Record<
      string,
      string
    >
    expect(calls.find(({ name }) => name === 'login')?.payload).toMatchObject({ password: userToken })
    expect(before).toContain(userToken)
    expect(before).not.toContain(authToken)
    await expect(page).toHaveURL(/\/0\/editor/)

    await aloft.restartTomorrow()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(headline(other)).toHaveValue('Typed a day later')
    // The first tab continues with the second one's token.
    await headline(page).fill('And on it goes')
    await expectSaved(page)
  },
)

test('a session ended by the server asks for the login, and nothing typed is lost', async ({ page }) => {
  const { call, email, password } = await openBrand(page)
  await makeAd(page, 'Facebook')
  const editor = page.url()
  await headline(page).fill('Saved before it ended')
  await expectSaved(page)
  await page.route(
    '**/api/update-balloon',
    async (route) => {
      await call('logout', {})
      await route.continue()
    },
    { times: 1 },
  )
  await headline(page).fill('Typed when it was over')
  await isLoggedOut(page)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(await storedItems(page)).not.toHaveProperty('user')

  await logIn(page, { email, password })
  await expect(page).toHaveURL(editor)
  await expect(headline(page)).toHaveValue('Typed when it was over')
  await expectSaved(page)
  await page.reload()
  await expect(headline(page)).toHaveValue('Typed when it was over')
})

test('a wizard continues where the session ended', { tag: wholeOnly }, async ({ page }) => {
  const { call, email, password } = await openBrand(page)
  await page.getByRole('button', { name: /^(Create your first ad|Create ad)$/ }).click()
  await page.getByRole('radio', { name: 'Google' }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const step = await page.getByRole('heading', { level: 1 }).textContent()
  await call('logout', {})
  // When a user returns to the window, the product checks the progress of their ad.
  await page.evaluate(`dispatchEvent(new Event('focus'))`)
  await isLoggedOut(page)
  await logIn(page, { email, password })
  await expect(page).toHaveURL(/\/0\/create\/new-ad/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(step ?? '')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Google' })).toBeChecked()
})

test('tabs follow each other: logging out, in, and in as somebody else (SES-12)', async ({
  page,
  context,
}) => {
  const first = await openBrand(page)
  const other = await context.newPage()
  await other.goto('/0')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await logOut(page)
  await isLoggedOut(page)
  await isLoggedOut(other)
  expect(await storedItems(other)).toEqual({})

  await logIn(page, first)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar Lamps')
  await expect(other).toHaveURL('/0')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Nightjar Lamps')
  const { ownerId: before } = await storedItems(other)

  await openBrand(page)
  const { ownerId } = await storedItems(page)
  expect(ownerId).not.toBe(before)
  await expect.poll(async () => (await storedItems(other))['ownerId']).toBe(ownerId)
})

test(
  'two tabs with two logins at once end with the same user',
  { tag: wholeOnly },
  async ({ page, context }) => {
    const other = await context.newPage()
    const tabs = [page, other]
    const people = [await newPerson(page), await newPerson(page)]
    for (const [i, tab] of tabs.entries()) {
      await tab.goto('/0/login')
      await tab.getByLabel('Email').fill(people[i]?.email ?? '')
      await tab.getByLabel('Password', { exact: true }).fill(password)
    }
    // A tab that follows the other before its own attempt has no form left, or is closed while being asked:
    // both are fine.
    const submit = "document.querySelector('form')?.requestSubmit()"
    await Promise.allSettled(tabs.map((tab) => tab.evaluate(submit)))
    for (const tab of tabs) await expect(tab).toHaveURL('/0/create/plan', { timeout: 20_000 })
    const { email } = JSON.parse((await storedItems(page))['user'] ?? '{}') as { email: string }
    expect(people.map((person) => person.email)).toContain(email)
    await page.getByRole('button', { name: 'Stay on Free' }).click()
    await page.getByText('A small business').click()
    const asked = page.waitForRequest('**/api/update-user')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    const { authToken } = JSON.parse((await storedItems(other))['user'] ?? '{}') as { authToken: string }
    expect((await asked).headers()['authorization']).toBe(`bearer ${authToken}`)
  },
)

test('logging out leaves nothing on the device (SES-12, OPN-85)', async ({ page }) => {
  await openBrand(page)
  await page.evaluate(`(async () => {
    localStorage.setItem('dismissedAdGenStatusId', '"1"')
    sessionStorage.setItem('something', 'of the page')
    const opening = indexedDB.open('aloft-things')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    opening.result.close()
  })()`)
  await logOut(page)
  await isLoggedOut(page)
  await expect(async () => {
    const left = await page.evaluate(`(async () => ({
      local: localStorage.length,
      things: sessionStorage.getItem('something'),
      databases: await indexedDB.databases(),
    }))()`)
    expect(left).toEqual({ local: 0, things: null, databases: [] })
  }).toPass()
})

test('the steps into the product have a way to log out', async ({ page }) => {
  await signUp(page)
  await expect(page.getByRole('heading', { name: 'What’s your website?' })).toBeVisible()
  for (const path of ['/0/onboarding/details', '/0/create/plan']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Log out' }).click()
  await isLoggedOut(page)
})

test('the login is on the product’s hosts, and nothing is published below them yet (OPN-12, ERR-07)', async ({
  page,
  aloft,
}) => {
  const { port } = new URL(aloft.url)
  await page.goto(`http://app.localhost:${port}/0/list`)
  await expect(page).toHaveURL(`http://app.localhost:${port}/0/login`)
  for (const path of ['/some/page', '/0/nope']) {
    await page.goto(`http://nightjar.localhost:${port}${path}`)
    await expect(page.getByText(/^There’s no page at this address/)).toBeVisible()
    await expect(page).toHaveURL(`http://nightjar.localhost:${port}${path}`)
  }
  await page.goto(`http://app.localhost:${port}/0/nope`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText(/^There’s no page at this address/)).toBeHidden()
  await page.goto(`http://nightjar.localhost:${port}/0/list`)
  await expect(page).toHaveURL(`http://nightjar.localhost:${port}/0/content-not-found`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
