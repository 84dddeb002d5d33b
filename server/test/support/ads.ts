import { setTimeout } from 'node:timers/promises'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import type { TestServer } from './test-server.ts'
import { createAccount, createBrand } from './world.ts'

type Status = NonNullable<ReplyOf<'get-ad-gen-status'>['adGenStatus']>

export async function createAdOwner(server: TestServer, options: { plan?: string; hasBrief?: boolean } = {}) {
  const account = await createAccount(server, { plan: options.plan ?? 'expand-2407' })
  const ideaId = await createBrand(server, { userId: account.id, url: 'https://nightjar.example' })
  if (options.hasBrief ?? true) {
    await briefsOf(server.database.knex, ideaId).saveOnly(
      'brand',
      exampleBrandBrief,
      null,
      server.clock.real(),
    )
  }
  return { ...account, ideaId }
}
export type AdOwner = Awaited<ReturnType<typeof createAdOwner>>

export function askForAd(
  server: TestServer,
  { ideaId, token }: AdOwner,
  change: Partial<PayloadOf<'create-ad'>> = {},
  key?: string,
) {
  return server.call('create-ad', { ...exampleAdParams, ideaId, ...change }, { token, ...(key && { key }) })
}

export async function adStatus(server: TestServer, { ideaId, token }: AdOwner): Promise<Status | null> {
  const { body } = await server.call('get-ad-gen-status', { ideaId }, { token })
  return (body as ReplyOf<'get-ad-gen-status'>).adGenStatus
}

export async function adEnd(server: TestServer, owner: AdOwner): Promise<Status> {
  for (;;) {
    const status = await adStatus(server, owner)
    if (status && status.status !== 'IN_PROGRESS') return status
    await setTimeout(50)
  }
}

export async function adsOf(server: TestServer, { ideaId, token }: AdOwner) {
  const { body } = await server.call('get-idea', { ideaId }, { token })
  return (body as ReplyOf<'get-idea'>).balloons.map((balloon) => ({
    ...balloon,
    // Dates are text here, but reading the newest values doesn't need them.
    values: readValues(balloon.data),
  }))
}
