import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'

const worker = await useServer({ env: { ROLE: 'worker' } })

it('answers the probes and nothing else on a worker', async () => {
  expect((await fetch(`${worker.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${worker.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${worker.url}/api/get-init-params`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${worker.url}/api/openapi.json`)).status).toBe(404)
})
