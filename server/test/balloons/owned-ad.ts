import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import type { CallOptions, Reply, TestServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, type Login } from '../support/world.ts'

/** A balloon as sent over the network: dates are text. */
export type WireBalloon = Omit<Balloon, 'data'> & {
  readonly data: Record<
    string,
    { value: JsonValue; date: string; isUserUpdate: boolean; authorId: string | null }[]
  >
}

/** An account with a brand and an ad, and their calls. */
export async function ownAd(server: TestServer, options: { plan?: string; name?: string } = {}) {
  const login = await createAccount(server, { ...(options.plan && { plan: options.plan }) })
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createBalloon(server, { ideaId, ...(options.name && { name: options.name }) })
  return { login, ideaId, balloonId, ...callsOn(server, login, { ideaId, balloonId }) }
}

/** One person's calls about one ad. */
export function callsOn(
  server: TestServer,
  { token }: Pick<Login, 'token'>,
  subject: { ideaId: string; balloonId: string },
) {
  const list = async (): Promise<WireBalloon[]> => {
    const { body } = await server.call('get-ads', { ideaId: subject.ideaId }, { token })
    return (body as { ads: WireBalloon[] }).ads
  }
  return {
    update: (data: unknown, options: CallOptions = {}) =>
      server.call('update-balloon', { ...subject, data }, { token, ...options }),
    merge: (data: unknown, base: unknown, options: CallOptions = {}) =>
      server.call('update-balloon', { ...subject, data, base }, { token, ...options }),
    save: (balloon: unknown) => server.call('save-balloon', { ...subject, balloon }, { token }),
    duplicate: (options: CallOptions = {}) =>
      server.call('duplicate-balloon', subject, { token, ...options }),
    list,
    async read(): Promise<WireBalloon> {
      return balloonIn(await server.call('get-balloon', subject, { token }))
    },
  }
}

/** The balloon of a reply; fails if it has none. */
export function balloonIn({ status, body }: Reply): WireBalloon {
  const { balloon, error } = body as { balloon?: WireBalloon; error?: string }
  if (status !== 200 || !balloon || error) throw new Error(`no balloon but ${status} ${JSON.stringify(body)}`)
  return balloon
}
