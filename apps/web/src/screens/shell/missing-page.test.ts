import { createMemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../../wiring/test-support/signed-in-page.ts'

stubSignedInPage()
const { missingPage } = await import('./missing-page.ts')

it('answers an address without a page by 404 and says so (ERR-06, OPN-75)', async () => {
  const router = createMemoryRouter([{ id: 'root', children: [missingPage] }], {
    initialEntries: ['/0/nope'],
  })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  expect(router.state.errors).toEqual({
    root: expect.objectContaining({ status: 404, data: 'This page could not be found' }),
  })
})
